import { errorMessages, type ErrorView } from '@rinkside/contracts/error';
import { assertAccountOpen } from '@rinkside/domain/account/open-account';
import { isConstraintViolation, isUnavailable } from '@rinkside/platform/postgres';
import { StorageFullError, StorageUnavailableError } from '@rinkside/platform/storage/open';
import { AppError, type ErrorKind } from '@rinkside/platform/errors';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppContext } from '../app-context.js';
import type { Viewer } from '../auth/viewer.js';

const statusOfKind: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  keyReused: 422,
  rateLimited: 429,
  unavailable: 503,
};

/** Whether Fastify or a plugin rejected the request. */
export const isClientError = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

const refusalStatusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus() < 500 ? error.getStatus() : undefined;
  return isClientError(error) ? error.statusCode : undefined;
};

/** Sentences for requests that the framework refuses, by status. Its own name internals. */
const refusals: Partial<Record<number, string>> = {
  403: errorMessages.forbidden,
  404: errorMessages.notFound,
  413: errorMessages.inputTooLarge,
  415: errorMessages.wrongContentType,
};

/** If the account is deleted during a write, the write fails at any row that is gone or hidden. */
const mayMeanDeletion = (error: unknown) =>
  error instanceof AppError
    ? error.kind === 'forbidden' || error.kind === 'notFound'
    : isConstraintViolation(error);

const unavailableMessage = (error: unknown): string => {
  if (error instanceof StorageFullError) return errorMessages.storageFull;
  return error instanceof StorageUnavailableError
    ? errorMessages.storageUnavailable
    : errorMessages.unavailable;
};

/** Converts all errors to `ErrorView`. The message of a server error is only logged. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(private readonly app: AppContext) {}

  catch(error: unknown, host: ArgumentsHost) {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest & { viewer?: Viewer }>();
    const { method, viewer } = request;
    if (method === 'GET' || !viewer || !mayMeanDeletion(error)) return this.#reply(error, request, reply);
    void this.#replyUnlessDeleted(error, viewer, request, reply);
  }

  async #replyUnlessDeleted(error: unknown, { id }: Viewer, request: FastifyRequest, reply: FastifyReply) {
    try {
      await assertAccountOpen(this.app.database.sql, id);
      this.#reply(error, request, reply);
    } catch (reason) {
      this.#reply(reason instanceof AppError ? reason : error, request, reply);
    }
  }

  #reply(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const view = this.#view(error, request);
    if (view.statusCode === 503) reply.header('retry-after', 1);
    if (error instanceof AppError && error.retryAfter) reply.header('retry-after', error.retryAfter);
    if (!reply.sent) void reply.status(view.statusCode).header('content-type', 'application/json').send(view);
  }

  #view(error: unknown, request: FastifyRequest): ErrorView {
    if (error instanceof AppError)
      return {
        statusCode: statusOfKind[error.kind],
        message: error.message,
        ...(error.errors && { errors: error.errors }),
        ...(error.candidates && { candidates: error.candidates }),
      };
    const refusal = refusalStatusOf(error);
    if (refusal) return { statusCode: refusal, message: refusals[refusal] ?? errorMessages.brokenRequest };
    const unavailable = isUnavailable(error);
    this.app.log[unavailable ? 'warn' : 'error']({ err: error, requestId: request.id }, 'request failed');
    return unavailable
      ? {
          statusCode: 503,
          message: unavailableMessage(error),
        }
      : { statusCode: 500, message: errorMessages.internalError };
  }
}
