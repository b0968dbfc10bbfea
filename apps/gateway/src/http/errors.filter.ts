import { refusals, type ErrorView } from '@rinkside/contracts/error';
import { isUnavailable } from '@rinkside/platform/postgres';
import { Refusal } from '@rinkside/platform/refusal';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Resources } from '../resources.js';

const isClientError = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** Converts all errors to `ErrorView`. The message of a server error is only logged. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(private readonly app: Resources) {}

  catch(error: unknown, host: ArgumentsHost) {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const view = this.#view(error, request);
    if (view.statusCode === 503) reply.header('retry-after', 1);
    if (error instanceof Refusal && error.retryAfter) reply.header('retry-after', error.retryAfter);
    if (!reply.sent) void reply.status(view.statusCode).header('content-type', 'application/json').send(view);
  }

  #view(error: unknown, request: FastifyRequest): ErrorView {
    if (error instanceof Refusal)
      return {
        statusCode: error.statusCode,
        message: error.message,
        ...(error.errors && { errors: error.errors }),
      };
    if (error instanceof HttpException && error.getStatus() < 500)
      return {
        statusCode: error.getStatus(),
        message: error.getStatus() === 404 ? refusals.notFound : error.message,
      };
    if (isClientError(error)) return { statusCode: error.statusCode, message: refusals.badInput };
    const unavailable = isUnavailable(error);
    this.app.log[unavailable ? 'warn' : 'error']({ err: error, requestId: request.id }, 'request failed');
    return unavailable
      ? { statusCode: 503, message: refusals.unavailable }
      : { statusCode: 500, message: refusals.broken };
  }
}
