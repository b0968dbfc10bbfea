import { errorMessages, type ErrorView } from '@rinkside/contracts/error';

/** A client error: sent with this status in the API's error format and not logged as a fault. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: ErrorView['errors'],
    /** Seconds for the `Retry-After` header. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** 404 for rows that do not exist and for rows the caller may not see; the two must be indistinguishable. */
export const notFound = () => new AppError(404, errorMessages.notFound);
/** 403 for a change to a row the caller may see but does not own. */
export const forbidden = () => new AppError(403, errorMessages.forbidden);
/** 429. @param waitSeconds whole seconds for `Retry-After` */
export const rateLimited = (waitSeconds: number, message: string = errorMessages.rateLimited) =>
  new AppError(429, message, undefined, waitSeconds);
/** 400 with a message for one field. @param path of the field */
export const validationError = (path: string, message: string) =>
  new AppError(400, message, [{ path, message }]);
