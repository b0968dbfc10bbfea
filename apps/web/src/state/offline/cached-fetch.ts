import { personAtom } from '../session/session.store';
import { isNonRetryableError, isServerUnreachable } from '../api-error';
import type { ApiResponse } from '../session/authenticated-fetch';
import { store } from '../store';
import { markAnswered, markUnanswered } from './unanswered-reads';

/** How long the server may be silent before cached responses are shown, and how long each read waits at least. */
const maxSilenceMs = 6000;
const minWaitMs = 300;

/**
 * Since when requests have had no answer (`performance.now()`); null after an answer. It begins with the page, which the
 * service worker may have waited for already.
 */
let silentSince: number | null = 0;

const remainingWaitMs = (): number => {
  silentSince ??= performance.now();
  return Math.max(minWaitMs, silentSince + maxSilenceMs - performance.now());
};

const cache = () => import('./response-cache');

/** URLs that the server has answered since the page load; screens then have newer data than the cache. */
const answeredKeys = new Set<string>();

type Send = (signal?: AbortSignal) => Promise<ApiResponse>;

const noteAnswered = () => {
  silentSince = null;
};

const keyOf = (address: string) => `${store.get(personAtom) ?? ''} ${address}`;

/** Sends a read, and remembers it if the server does not answer. */
export const networkOnly = async (
  address: string,
  send: Send,
  signal?: AbortSignal,
): Promise<ApiResponse> => {
  const key = keyOf(address);
  try {
    const response = await send(signal);
    noteAnswered();
    markAnswered(key);
    return response;
  } catch (error) {
    if (isServerUnreachable(error)) markUnanswered(key, { retry: () => send(), cachedAt: null });
    throw error;
  }
};

/** Whether the server says that there is nothing for this viewer. */
const isGone = (error: unknown) => isNonRetryableError(error) && [403, 404, 410].includes(error.status);

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
  const person = store.get(personAtom);
  if (!person) return networkOnly(address, send);
  const key = keyOf(address);

  const findCached = async () => {
    if (answeredKeys.has(key)) return null;
    const cached = await cache()
      .then(({ findCachedResponse }) => findCachedResponse(person, address))
      // Without storage there is no cached response.
      .catch(() => null);
    // During the lookup the account may have changed, or the response arrived.
    if (store.get(personAtom) !== person || answeredKeys.has(key)) return null;
    return cached && isUsable(cached.body) ? cached : null;
  };

  let inFlight: Promise<ApiResponse> | null = send()
    .then(
      (response) => {
        noteAnswered();
        answeredKeys.add(key);
        const entry = { person, address, at: Date.now(), ...response };
        cache()
          .then(({ cacheResponse }) => cacheResponse(entry))
          .catch(() => null);
        return response;
      },
      (error: unknown) => {
        if (isGone(error)) {
          answeredKeys.add(key);
          cache()
            .then(({ removeCachedResponse }) => removeCachedResponse(person, address))
            .catch(() => null);
        }
        throw error;
      },
    )
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
    timer = setTimeout(() => resolve(null), remainingWaitMs());
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
