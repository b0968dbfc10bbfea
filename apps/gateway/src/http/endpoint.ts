import type { Limit, ReplyOf, Route } from '@rinkside/contracts/route';
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

/** How often an address may ask; calls of the same name are counted together. */
export interface AddressLimit {
  name: string;
  limit: Limit;
}

/**
 * For the few answers that are no calls of the contract and hold nothing of anybody, or what everybody may see:
 * health, configuration, files, pages. What costs work is counted per address.
 */
export const Open = (counted?: AddressLimit) => SetMetadata(openKey, { counted });

export const routeOf = (handler: object): Route | undefined => Reflect.getMetadata(routeKey, handler);
/** Undefined unless the handler is {@link Open}. */
export const openOf = (handler: object): { counted?: AddressLimit } | undefined =>
  Reflect.getMetadata(openKey, handler);
