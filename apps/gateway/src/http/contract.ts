import { refusals, type ErrorView } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { badInput, notFound, Refusal } from '@rinkside/platform/refusal';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { Admission } from '../access/admission.js';
import { Call, type ProductRequest } from './call.js';
import { Json } from './json.js';
import { readFilePart } from './multipart.js';
import { Streamed } from './streamed.js';

const maxIdempotencyKeyLength = 200;

/** Handles a request to a contract route: parses the input, calls the handler and serializes the reply. */
export const answerCall = async (
  route: Route,
  request: ProductRequest,
  reply: FastifyReply,
  handler: (request: Call) => Promise<unknown>,
): Promise<unknown> => {
  const handle = async () => handler(await parseRequest(route, request));
  const { admission } = request;
  const result = await (admission ? handleSpeculatively(request, admission, handle) : handle());
  return result instanceof Json ? sendJson(result, request, reply) : result;
};

/** Runs the handler with the cached viewer, and again if the viewer has changed. */
const handleSpeculatively = async (
  request: ProductRequest,
  admission: Admission,
  handle: () => Promise<unknown>,
): Promise<unknown> => {
  const started = handle();
  // An authorization error takes precedence over an error of the handler.
  started.catch(() => undefined);
  const viewer = await admission.settle(started);
  if (!viewer) return started;
  request.viewer = viewer;
  request.admission = undefined;
  return handle();
};

const parseRequest = async (route: Route, request: ProductRequest): Promise<Call> => {
  if (request.url.includes('%00')) throw badInput('', refusals.badInput);
  // A malformed id gets the same 404 as an unknown one.
  const params = parse(route.params, request.params, notFound);
  const query = parse(route.query, request.query);
  // Multipart would leave the body empty, which some routes allow.
  if (!route.file && request.isMultipart()) throw new Refusal(415, refusals.badInput);
  const caller = callerOf(request);
  if (route.file === 'media') {
    const upload = new Streamed(request, (fields) => parse(route.body, fields));
    return new Call(caller, params, query, undefined, undefined, idempotencyOf(route, request), upload);
  }
  const file = route.file ? await readFilePart(request, route.file) : undefined;
  const body = parse(route.body, request.body ?? {});
  return new Call(caller, params, query, body, file, idempotencyOf(route, request));
};

const callerOf = ({ viewer, admission }: ProductRequest) =>
  viewer && admission?.within ? { ...viewer, admit: admission.within } : viewer;

const parse = (schema: z.ZodType | undefined, value: unknown, toError = invalidFields) => {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw toError(error);
  return data;
};

const invalidFields = (error: z.ZodError): Refusal => {
  const errors: ErrorView['errors'] = error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  return new Refusal(400, errors?.[0]?.message ?? refusals.badInput, errors);
};

const idempotencyOf = (route: Route, request: ProductRequest) => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !request.viewer || route.method === 'GET') return undefined;
  if (key.length === 0 || key.length > maxIdempotencyKeyLength)
    throw badInput('Idempotency-Key', `An Idempotency-Key has 1 to ${maxIdempotencyKeyLength} characters.`);
  return { key, route: `${route.method} ${request.url.split('?')[0]}`, body: request.body };
};

const sendJson = (json: Json, request: ProductRequest, reply: FastifyReply): string => {
  if (json.nextCursor) {
    const [path, query = ''] = request.url.split('?');
    const otherParams = query.split('&').filter((pair) => pair && !/^(page|cursor)(=|$)/.test(pair));
    reply.header('link', `<${path}?${[...otherParams, `cursor=${json.nextCursor}`].join('&')}>; rel="next"`);
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  return json.text;
};
