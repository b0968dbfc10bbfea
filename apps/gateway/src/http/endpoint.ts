import type { Limit, ReplyOf, Route } from '@rinkside/contracts/route';
import { applyDecorators, HttpCode, Req, RequestMapping, RequestMethod, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Call, ProductRequest } from './call.js';
import { answerCall } from './contract.js';
import type { Json } from './json.js';

// Asked with every call: metadata of Reflect would be looked for along the handler's prototypes each time.
const routes = new WeakMap<object, Route>();
const commands = new WeakSet<object>();
const opens = new WeakMap<object, { counted: AddressLimit | undefined }>();

type Handler<R extends Route> = (call: Call<R>, reply: FastifyReply) => Promise<ReplyOf<R> | Json>;

/**
 * Binds a controller method to a route of the contract: method, path, status, access, limit and schemas
 * come from there; the method gets the validated {@link Call} and answers what the contract promises. It is wrapped
 * here: an interceptor of NestJS would do the same for a third of what a small answer costs.
 */
export const Endpoint =
  <R extends Route>(route: R) =>
  <H extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>) => {
    const handle = descriptor.value as Handler<R>;
    const answer = function (this: unknown, request: ProductRequest, reply: FastifyReply) {
      return answerCall(route, request, reply, (call) => handle.call(this, call, reply));
    };
    // What decorators below this one said of the method is said of what stands for it.
    for (const said of Reflect.getMetadataKeys(handle))
      Reflect.defineMetadata(said, Reflect.getMetadata(said, handle), answer);
    Object.assign(descriptor, { value: answer });
    routes.set(answer, route);
    applyDecorators(
      RequestMapping({ method: RequestMethod[route.method], path: route.path }),
      HttpCode(route.status ?? 200),
    )(target, key, descriptor);
    Req()(target, key, 0);
    Res({ passthrough: true })(target, key, 1);
  };

/**
 * An {@link Endpoint} that does nothing but run one command: it may begin before it is known who asks, since the
 * command commits nothing until it is.
 */
export const Command =
  <R extends Route>(route: R) =>
  <H extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>) => {
    Endpoint(route)(target, key, descriptor);
    commands.add(descriptor.value as H);
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
export const Open =
  (counted?: AddressLimit) =>
  <H extends object>(_target: object, _key: string, { value: handler }: TypedPropertyDescriptor<H>) =>
    void opens.set(handler as H, { counted });

export const routeOf = (handler: object): Route | undefined => routes.get(handler);
export const isCommand = (handler: object): boolean => commands.has(handler);
/** Undefined unless the handler is {@link Open}. */
export const openOf = (handler: object): { counted: AddressLimit | undefined } | undefined =>
  opens.get(handler);
