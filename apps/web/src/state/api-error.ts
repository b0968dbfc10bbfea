import type { ErrorView } from '@rinkside/contracts/error';
import { takeEarly } from './early';

/** The message of every refused call (specification 7). */
export const statusText = (status: number) => `HTTP error! status: ${status}`;

/** The server answered, and refused. `message` is the specification's; people read `serverMessage`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The sentence of the server, when it sent one. */
  readonly serverMessage: string | null;
  /** What was wrong, field by field. */
  readonly errors: NonNullable<ErrorView['errors']>;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    serverMessage: string | null = null,
    errors: NonNullable<ErrorView['errors']> = [],
    retryAfter: number | null = null,
  ) {
    super(statusText(status));
    this.status = status;
    this.serverMessage = serverMessage;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** No answer at all: offline, or the server cannot be reached. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor() {
    super('Unable to connect to server. Please check your connection and try again.');
  }
}

const gatewayGone = new Set([502, 503, 504]);

/** Nobody answered for the server itself: no connection, or only what stands before it. */
export const isAway = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && gatewayGone.has(error.status));

/** The server's own answer stands: asking again changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 425, 429].includes(error.status);

/** What a toast says: the server's sentence, else the screen's own (decisions A15). */
export const messageOf = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return fallback;
};

/** `fetch`, whose failure without an answer is a NetworkError; an abort stays an abort. */
export const reach = async (address: string, init?: RequestInit): Promise<Response> => {
  try {
    return await (takeEarly(address, init) ?? fetch(address, init));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError();
  }
};
