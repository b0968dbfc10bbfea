import { errorMessages, type ErrorView } from '@rinkside/contracts/error';

/** Why a request is refused. The gateway maps each kind to an HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedType'
  | 'keyReused'
  | 'rateLimited'
  | 'unavailable';

/** A refusal that is the client's to resolve: its message is shown to people, and it is not logged as a fault. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly errors?: ErrorView['errors'],
    /** Whole seconds until a retry may succeed. */
    readonly retryAfter?: number,
    /** What the person may mean instead. */
    readonly candidates?: ErrorView['candidates'],
  ) {
    super(message);
  }
}

/** Invalid configuration. Reported to the operator as one sentence without a stack. */
export class EnvError extends Error {
  override readonly name: string = 'EnvError';
}

/** For rows that do not exist and for rows the caller may not see; the two must be indistinguishable. */
export const notFound = () => new AppError('notFound', errorMessages.notFound);
/** For a change to a row the caller may see but does not own. */
export const forbidden = () => new AppError('forbidden', errorMessages.forbidden);
/** @param waitSeconds whole seconds until a retry may succeed */
export const rateLimited = (waitSeconds: number, message: string = errorMessages.rateLimited) =>
  new AppError('rateLimited', message, undefined, waitSeconds);
/** An invalid field. @param path of the field */
export const validationError = (path: string, message: string) =>
  new AppError('invalid', message, [{ path, message }]);
