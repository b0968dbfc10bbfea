import { refusals, type ErrorView } from '@rinkside/contracts/error';

/** A client error: sent with this status in the API's error format and not logged as a fault. */
export class Refusal extends Error {
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
export const notFound = () => new Refusal(404, refusals.notFound);
/** 403 for a change to a row the caller may see but does not own. */
export const notYours = () => new Refusal(403, refusals.notYours);
/** 429. @param waitSeconds whole seconds for `Retry-After` */
export const tooMany = (waitSeconds: number, message: string = refusals.tooMany) =>
  new Refusal(429, message, undefined, waitSeconds);
/** 400 with a message for one field. @param path of the field */
export const badInput = (path: string, message: string) => new Refusal(400, message, [{ path, message }]);
