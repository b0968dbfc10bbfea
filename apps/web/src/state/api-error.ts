import type { ErrorView } from '@rinkside/contracts/error';

/** The `message` of every ApiError. */
export const statusText = (status: number) => `HTTP error! status: ${status}`;

/** The server answered with an error status. `message` is for developers; people read `serverMessage`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The server's error message for people, if it sent one. */
  readonly serverMessage: string | null;
  /** Validation errors by field. */
  readonly errors: NonNullable<ErrorView['errors']>;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  /** Organizations that the person may mean instead of a new one. */
  readonly candidates: NonNullable<ErrorView['candidates']>;

  constructor(
    status: number,
    serverMessage: string | null = null,
    errors: NonNullable<ErrorView['errors']> = [],
    retryAfter: number | null = null,
    candidates: NonNullable<ErrorView['candidates']> = [],
  ) {
    super(statusText(status));
    this.status = status;
    this.serverMessage = serverMessage;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.candidates = candidates;
  }
}

/** No answer of the app server: offline, or a proxy answered in its place. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor() {
    super('Unable to connect to server. Please check your connection and try again.');
  }
}

/** No answer in time. */
export class TimeoutError extends NetworkError {
  override name = 'TimeoutError';
}

const gatewayErrors = new Set([502, 503, 504]);

/** Whether the app server was not reached: no connection, or a proxy answered in its place. */
export const isServerUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && gatewayErrors.has(error.status));

/** Whether a retry cannot succeed: the server rejected the request itself. */
export const isNonRetryableError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 425, 429].includes(error.status);

/** Returns the server's message for a toast, or the screen's own fallback. */
export const messageOf = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return fallback;
};
