import { noticeHeader } from '@rinkside/contracts/route';
import { NetworkError, TimeoutError } from './api-error';
import { createDeadline, requestLimitMs, untilAborted } from './deadline';
import { takePreloaded } from './preloaded-responses';

/** A response, received by `fetch` or XMLHttpRequest. */
export interface RawResponse {
  status: number;
  contentType: string;
  text: string;
  retryAfter: string | null;
  link: string | null;
  notice?: string | null;
}

/** What the caller sees of a failed request: an abort by itself, or no response. */
export const requestError = (error: unknown, { aborted, reason }: AbortSignal): Error => {
  const cause: unknown = aborted ? reason : error;
  if (cause instanceof NetworkError) return cause;
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isTimeout ? new TimeoutError() : new NetworkError();
};

const receive = async (address: string, init: RequestInit): Promise<RawResponse> => {
  const response = await (takePreloaded(address, init) ?? fetch(address, init));
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await response.text(),
    retryAfter: response.headers.get('retry-after'),
    link: response.headers.get('link'),
    notice: response.headers.get(noticeHeader),
  };
};

/**
 * Requests with and without credentials never share a connection (Fetch standard, "connection pools"). The API needs no
 * cookies, so switching between the two is a way to leave the connections of a dead link. A request that sets a cookie
 * says so itself.
 */
let credentials: RequestCredentials = 'same-origin';
/** Each sends a read in flight again. */
const restarts = new Set<() => void>();

/** One reconnect may be noticed more than once, and the second renewal would go back to the old connections (ms). */
const renewalIntervalMs = 5000;
let renewedAt = -Infinity;

/** Call after a reconnect: reads in flight, and all later requests, use new connections. */
export const renewConnections = (): void => {
  if (performance.now() - renewedAt < renewalIntervalMs) return;
  renewedAt = performance.now();
  credentials = credentials === 'omit' ? 'same-origin' : 'omit';
  for (const restart of restarts) restart();
};

const receiveRestartable = async (
  address: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<RawResponse> => {
  for (;;) {
    signal.throwIfAborted();
    const attempt = new AbortController();
    let isRestarted = false;
    const restart = () => {
      isRestarted = true;
      attempt.abort();
    };
    const abort = () => attempt.abort();
    signal.addEventListener('abort', abort);
    restarts.add(restart);
    try {
      const work = receive(address, { credentials, ...init, signal: attempt.signal });
      return await untilAborted(work, attempt.signal);
    } catch (error) {
      if (!isRestarted || signal.aborted) throw error;
    } finally {
      restarts.delete(restart);
      signal.removeEventListener('abort', abort);
    }
  }
};

/**
 * `fetch` and the whole body, within 15 s. Uses preloaded responses.
 * @param init `signal` may end it earlier
 * @throws {NetworkError} when there is no response in time; an AbortError is passed on
 */
export const httpFetch = async (address: string, init: RequestInit = {}): Promise<RawResponse> => {
  const { signal: given, ...request } = init;
  const deadline = createDeadline(requestLimitMs, given ?? undefined);
  const { signal } = deadline;
  try {
    return (request.method ?? 'GET') === 'GET'
      ? await receiveRestartable(address, request, signal)
      : await untilAborted(receive(address, { credentials, ...request, signal }), signal);
  } catch (error) {
    throw requestError(error, signal);
  } finally {
    deadline.clear();
  }
};
