import { noticeHeader } from '@rinkside/contracts/route';
import { NetworkError, TimeoutError } from './api-error';
import { createDeadline, requestLimitMs, untilAborted } from './deadline';
import { takePreloaded } from './preloaded-responses';
import { noteServerTime, serverNow } from './server-clock';

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

/** Reads a body. @param onProgress is called for each piece that arrives */
const readText = async (response: Response, onProgress?: () => void): Promise<string> => {
  if (!onProgress || !response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onProgress();
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
};

const receive = async (address: string, init: RequestInit, onProgress?: () => void): Promise<RawResponse> => {
  const sentAt = serverNow();
  const preloaded = takePreloaded(address, init);
  const response = await (preloaded ?? fetch(address, init));
  if (!preloaded && address.startsWith('/api/')) noteServerTime(response.headers.get('date'), sentAt);
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await readText(response, onProgress),
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

const useOtherConnections = () => {
  renewedAt = performance.now();
  credentials = credentials === 'omit' ? 'same-origin' : 'omit';
};

/** Call after a reconnect: reads in flight, and all later requests, use new connections. */
export const renewConnections = (): void => {
  if (performance.now() - renewedAt < renewalIntervalMs) return;
  useOtherConnections();
  for (const restart of restarts) restart();
};

const receiveRestartable = async (
  address: string,
  init: RequestInit,
  signal: AbortSignal,
  onProgress?: () => void,
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
      const work = receive(address, { credentials, ...init, signal: attempt.signal }, onProgress);
      return await untilAborted(work, attempt.signal);
    } catch (error) {
      if (!isRestarted || signal.aborted) throw error;
    } finally {
      restarts.delete(restart);
      signal.removeEventListener('abort', abort);
    }
  }
};

const send = async (
  address: string,
  init: RequestInit,
  signal: AbortSignal,
  onProgress?: () => void,
): Promise<RawResponse> => {
  const startedAt = performance.now();
  try {
    return (init.method ?? 'GET') === 'GET'
      ? await receiveRestartable(address, init, signal, onProgress)
      : await untilAborted(receive(address, { credentials, ...init, signal }), signal);
  } catch (error) {
    const failure = requestError(error, signal);
    // The connections may be dead, or held by requests that never end.
    if (failure instanceof TimeoutError && renewedAt < startedAt) useOtherConnections();
    throw failure;
  }
};

/**
 * `fetch` and the whole body. Uses preloaded responses.
 * @param init `signal` is the time limit; without one it is 15 s
 * @param onProgress is called for each piece of the body
 * @throws {NetworkError} when there is no response in time; an AbortError is passed on
 */
export const httpFetch = (
  address: string,
  { signal, ...init }: RequestInit = {},
  onProgress?: () => void,
): Promise<RawResponse> => {
  if (signal) return send(address, init, signal, onProgress);
  const deadline = createDeadline(requestLimitMs);
  return send(address, init, deadline.signal, onProgress).finally(deadline.clear);
};
