import type { RateLimit, ReplyOf, Route } from '@rinkside/contracts/route';
import { schemasOf } from '@rinkside/contracts/routes.schema';
import { applyDecorators, HttpCode, Req, RequestMapping, RequestMethod, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ContractRequest, ProductRequest } from './contract-request.js';
import { handleContractRequest } from './handle-request.js';
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
) => Promise<ReplyOf<R> | RawJson>;

/**
 * Binds a controller method to a route of the contract: HTTP method, path, status, access, rate limit and schemas come
 * from the contract. The method gets the validated {@link ContractRequest} and returns the contract's reply. The
 * decorator wraps the method itself, because a NestJS interceptor costs a third of the time of a small reply.
 */
export const Endpoint =
  <R extends Route>(route: R) =>
  <H extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>) => {
    const schemas = schemasOf(route);
    const handle = descriptor.value as Handler<R>;
    const handleRequest = function (this: unknown, request: ProductRequest, reply: FastifyReply) {
      return handleContractRequest(route, schemas, request, reply, (contractRequest) =>
        handle.call(this, contractRequest, reply),
      );
    };
    // Copies the metadata of other decorators to the wrapper.
    for (const metadataKey of Reflect.getMetadataKeys(handle))
      Reflect.defineMetadata(metadataKey, Reflect.getMetadata(metadataKey, handle), handleRequest);
    Object.assign(descriptor, { value: handleRequest });
    routes.set(handleRequest, route);
    applyDecorators(
      RequestMapping({ method: RequestMethod[route.method], path: route.path }),
      HttpCode(route.status ?? 200),
    )(target, key, descriptor);
    Req()(target, key, 0);
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
