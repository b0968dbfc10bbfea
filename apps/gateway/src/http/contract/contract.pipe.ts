import { errorMessages, type ErrorView } from '@rinkside/contracts/error';
import type { BodyOf, ParamsOf, QueryOf, Route, RouteSchemas } from '@rinkside/contracts/route';
import { validationError, notFound, AppError } from '@rinkside/platform/errors';
import { needsBody, schemasOf } from '@rinkside/contracts/routes.schema';
import type { PipeTransform } from '@nestjs/common';
import type * as z from 'zod';
import { ContractRequest, type ProductRequest } from './contract-request.js';
import { readFilePart } from './multipart.js';
import { StreamedUpload } from './streamed-upload.js';

const maxIdempotencyKeyLength = 200;

/** Turns a request to a contract route into its parsed and validated input. @throws 400 by field, 404 for a malformed id. */
export class ContractPipe<R extends Route> implements PipeTransform<
  ProductRequest,
  Promise<ContractRequest<R>>
> {
  readonly #schemas: RouteSchemas;
  readonly #needsBody: boolean;

  constructor(private readonly route: R) {
    this.#schemas = schemasOf(route);
    this.#needsBody = needsBody(route);
  }

  async transform(request: ProductRequest): Promise<ContractRequest<R>> {
    const { route } = this;
    const schemas = this.#schemas;
    // A malformed id gets the same 404 as an unknown one.
    const params = parse(schemas.params, request.params, notFound) as ParamsOf<R>;
    const query = parse(schemas.query, request.query) as QueryOf<R>;
    // Multipart would leave the body empty, which some routes allow.
    if (!route.file && request.isMultipart())
      throw new AppError('unsupportedType', errorMessages.wrongContentType);
    const upload =
      route.file === 'media'
        ? new StreamedUpload<BodyOf<R>>(request, (fields) => parse(schemas.body, fields))
        : undefined;
    // A streamed form is parsed when the handler reads it.
    const body = upload ? (undefined as BodyOf<R>) : this.#body(request);
    const idempotency = idempotencyOf(route, request);
    // Last, because the handler that gets the file releases its memory.
    const { viewer } = request;
    const file =
      route.file && route.file !== 'media'
        ? await readFilePart(request, route.file, viewer?.accountId ?? '')
        : undefined;
    return new ContractRequest<R>(viewer, params, query, body, file, idempotency, request.ip, upload);
  }

  /** Without a body, a route that needs none has the fields of an empty one. */
  #body({ body }: ProductRequest): BodyOf<R> {
    const { body: schema } = this.#schemas;
    if (schema && (body === null || (body === undefined && this.#needsBody)))
      throw new AppError('invalid', errorMessages.missingBody);
    return parse(schema, body ?? {}) as BodyOf<R>;
  }
}

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
