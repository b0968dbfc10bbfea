import { sessionAtom } from '../session/session.store';
import { isServerUnreachable } from '../api-error';
import type { ApiResponse } from '../session/authenticated-fetch';
import { store } from '../store';
import { markAnswered, markUnanswered } from './unanswered-reads';

/** How long the server may take for the first response before the cached one is shown. */
const networkTimeoutMs = 6000;

const cache = () => import('./response-cache');

/** URLs that the server has answered since the page load; screens then have newer data than the cache. */
const answeredKeys = new Set<string>();

type Send = (signal?: AbortSignal) => Promise<ApiResponse>;

const keyOf = (address: string) => `${store.get(sessionAtom)?.user.sub ?? ''} ${address}`;

/** Sends a read, and remembers it if the server does not answer. */
export const networkOnly = async (
  address: string,
  send: Send,
  signal?: AbortSignal,
): Promise<ApiResponse> => {
  const key = keyOf(address);
  try {
    const response = await send(signal);
    markAnswered(key);
    return response;
  } catch (error) {
    if (isServerUnreachable(error)) markUnanswered(key, { retry: () => send(), cachedAt: null });
    throw error;
  }
};

/**
 * Sends a read and caches the response on this device. If the server cannot be reached and has not yet answered
 * this URL since the page load, returns the account's last cached response.
 * @param isUsable whether a cached body, which an older build may have stored, fits this build
 */
export const networkFirst = async (
  address: string,
  send: Send,
  isUsable: (body: unknown) => boolean,
): Promise<ApiResponse> => {
  const person = store.get(sessionAtom)?.user.sub;
  if (!person) return networkOnly(address, send);
  const key = keyOf(address);

  const findCached = async () => {
    if (answeredKeys.has(key)) return null;
    const cached = await cache()
      .then(({ findCachedResponse }) => findCachedResponse(person, address))
      // Without storage there is no cached response.
      .catch(() => null);
    // During the lookup the account may have changed, or the response arrived.
    if (store.get(sessionAtom)?.user.sub !== person || answeredKeys.has(key)) return null;
    return cached && isUsable(cached.body) ? cached : null;
  };

  let inFlight: Promise<ApiResponse> | null = send()
    .then((response) => {
      answeredKeys.add(key);
      const entry = { person, address, at: Date.now(), ...response };
      cache()
        .then(({ cacheResponse }) => cacheResponse(entry))
        .catch(() => null);
      return response;
    })
    .finally(() => {
      inFlight = null;
    });
  const response = inFlight;
  const retry = () => inFlight ?? send();
  const useCached = async () => {
    const cached = await findCached();
    if (cached) markUnanswered(key, { retry, cachedAt: cached.at });
    return cached;
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), networkTimeoutMs);
  });
  try {
    const early = await Promise.race([response, timeout]);
    const cached = early ? null : await useCached();
    if (cached) return cached;
    const answer = await response;
    markAnswered(key);
    return answer;
  } catch (error) {
    if (!isServerUnreachable(error)) throw error;
    const cached = await useCached();
    if (cached) return cached;
    markUnanswered(key, { retry, cachedAt: null });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
