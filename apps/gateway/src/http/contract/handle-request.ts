import { errorMessages, type ErrorView } from '@rinkside/contracts/error';
import type { BodyOf, ParamsOf, QueryOf, Route, RouteSchemas } from '@rinkside/contracts/route';
import { validationError, notFound, AppError } from '@rinkside/platform/errors';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { ContractRequest, type ProductRequest } from './contract-request.js';
import { RawJson } from './raw-json.js';
import { readFilePart, releaseFilePart } from './multipart.js';
import { StreamedUpload } from './streamed-upload.js';

const maxIdempotencyKeyLength = 200;

/** Handles a request to a contract route: parses the input, calls the handler and serializes the reply. */
export const handleContractRequest = async <R extends Route>(
  route: R,
  schemas: RouteSchemas,
  request: ProductRequest,
  reply: FastifyReply,
  handler: (request: ContractRequest<R>) => Promise<unknown>,
): Promise<unknown> => {
  const contractRequest = await parseRequest(route, schemas, request);
  try {
    const result = await handler(contractRequest);
    return result instanceof RawJson ? sendJson(result, request, reply) : result;
  } finally {
    releaseFilePart(contractRequest.file);
  }
};

const parseRequest = async <R extends Route>(
  route: R,
  schemas: RouteSchemas,
  request: ProductRequest,
): Promise<ContractRequest<R>> => {
  if (request.url.includes('%00')) throw validationError('', errorMessages.invalidInput);
  // A malformed id gets the same 404 as an unknown one.
  const params = parse(schemas.params, request.params, notFound) as ParamsOf<R>;
  const query = parse(schemas.query, request.query) as QueryOf<R>;
  // Multipart would leave the body empty, which some routes allow.
  if (!route.file && request.isMultipart()) throw new AppError('unsupportedType', errorMessages.invalidInput);
  const upload =
    route.file === 'media'
      ? new StreamedUpload<BodyOf<R>>(request, (fields) => parse(schemas.body, fields))
      : undefined;
  // A streamed form is parsed when the handler reads it.
  const body = parse(upload ? undefined : schemas.body, request.body ?? {}) as BodyOf<R>;
  const idempotency = idempotencyOf(route, request);
  // Last, because the file is released only with the request that this returns.
  const file = route.file && route.file !== 'media' ? await readFilePart(request, route.file) : undefined;
  return new ContractRequest<R>(request.viewer, params, query, body, file, idempotency, upload);
};

const parse = (schema: z.ZodType | undefined, value: unknown, toError = invalidFields) => {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw toError(error);
  return data;
};

const invalidFields = (error: z.ZodError): AppError => {
  const errors: ErrorView['errors'] = error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  return new AppError('invalid', errors?.[0]?.message ?? errorMessages.invalidInput, errors);
};

const idempotencyOf = (route: Route, request: ProductRequest) => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !request.viewer || route.method === 'GET') return undefined;
  if (key.length === 0 || key.length > maxIdempotencyKeyLength)
    throw validationError(
      'Idempotency-Key',
      `An Idempotency-Key has 1 to ${maxIdempotencyKeyLength} characters.`,
    );
  return { key, route: `${route.method} ${request.url.split('?')[0]}`, body: request.body };
};

const sendJson = (json: RawJson, request: ProductRequest, reply: FastifyReply): string => {
  if (json.nextCursor) {
    const [path, query = ''] = request.url.split('?');
    const otherParams = query.split('&').filter((pair) => pair && !/^(page|cursor)(=|$)/.test(pair));
    reply.header('link', `<${path}?${[...otherParams, `cursor=${json.nextCursor}`].join('&')}>; rel="next"`);
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  return json.text;
};
