import type { ReplyOf, Route } from '@rinkside/contracts/route';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { Call, ProductRequest } from './call.js';
import type { Json } from './json.js';

const routeKey = 'rinkside:route';
const openKey = 'rinkside:open';

const TheCall = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ProductRequest>().call,
);

type Handler<R extends Route> = (call: Call<R>) => Promise<ReplyOf<R> | Json>;

/**
 * Binds a controller method to a route of the contract: method, path, status, access, limit and schemas
 * come from there; the method gets the validated {@link Call} and answers what the contract promises.
 */
export const Endpoint =
  <R extends Route>(route: R) =>
  <H extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>) => {
    applyDecorators(
      RequestMapping({ method: RequestMethod[route.method], path: route.path }),
      HttpCode(route.status ?? 200),
      SetMetadata(routeKey, route),
    )(target, key, descriptor);
    TheCall()(target, key, 0);
  };

/** For the few answers that are no calls of the contract and hold nothing of anybody: health, configuration, files. */
export const Open = () => SetMetadata(openKey, true);

export const routeOf = (handler: object): Route | undefined => Reflect.getMetadata(routeKey, handler);
export const isOpen = (handler: object): boolean => Reflect.getMetadata(openKey, handler) === true;
