import { refusals, type ErrorView } from '@rinkside/contracts/error';

/** A command or view says no: becomes the one error shape with this status. Not a fault, never logged as one. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: ErrorView['errors'],
    /** When to come back, s: the answer's Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** 404 for what does not exist and for what the caller may not see: the two look the same. */
export const notFound = () => new Refusal(404, refusals.notFound);
/** 403 for changing what the caller may see but does not own. */
export const notYours = () => new Refusal(403, refusals.notYours);
/** 429, with the whole seconds to wait. */
export const tooMany = (wait: number, message: string = refusals.tooMany) =>
  new Refusal(429, message, undefined, wait);
/** 400 with the sentence of one field. */
export const badInput = (path: string, message: string) => new Refusal(400, message, [{ path, message }]);
