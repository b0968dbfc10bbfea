import type { RateLimit, ReplyOf, Route } from '@rinkside/contracts/route';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Res,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ContractRequest, ProductRequest } from './contract-request.js';
import { ContractPipe } from './contract.pipe.js';
import type { Accepted } from './accepted.js';
import type { RawJson } from './raw-json.js';

interface PublicOptions {
  rateLimit: AddressLimit | undefined;
}

// Read on every request. Reflect metadata would walk the handler's prototype chain each time.
const routes = new WeakMap<object, Route>();
const publicHandlers = new WeakMap<object, PublicOptions>();

type Handler<R extends Route> = (
  request: ContractRequest<R>,
  reply: FastifyReply,
) => Promise<ReplyOf<R> | RawJson | Accepted<ReplyOf<R> & { effective_at?: string | null }>>;

const Input = createParamDecorator((_: unknown, context) =>
  context.switchToHttp().getRequest<ProductRequest>(),
);

/**
 * Binds a controller method to a route of the contract: HTTP method, path, status, access, rate limit and schemas come
 * from the contract. The method gets the validated {@link ContractRequest} and returns the contract's reply.
 */
export const Endpoint =
  <R extends Route>(route: R) =>
  <H extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>) => {
    routes.set(descriptor.value as H, route);
    applyDecorators(
      RequestMapping({ method: RequestMethod[route.method], path: route.path }),
      HttpCode(route.status ?? 200),
    )(target, key, descriptor);
    Input(new ContractPipe(route))(target, key, 0);
    Res({ passthrough: true })(target, key, 1);
  };

/** A rate limit per IP network. Routes with the same `name` share one count. */
export interface AddressLimit {
  name: string;
  limit: RateLimit;
}

/**
 * Marks a handler outside the contract as public: health, configuration, files, pages. It must return public data only.
 * @param rateLimit For handlers that are expensive.
 */
export const Public =
  (rateLimit?: AddressLimit) =>
  <H extends object>(_target: object, _key: string, { value: handler }: TypedPropertyDescriptor<H>) =>
    void publicHandlers.set(handler as H, { rateLimit });

export const routeOf = (handler: object): Route | undefined => routes.get(handler);
/** Undefined unless the handler is {@link Public}. */
export const publicOptionsOf = (handler: object): PublicOptions | undefined => publicHandlers.get(handler);
