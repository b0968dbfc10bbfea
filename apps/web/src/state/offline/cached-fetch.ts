import { sessionAtom } from '../session/session.store';
import { isServerUnreachable } from '../api-error';
import type { ApiResponse } from '../session/authenticated-fetch';
import { store } from '../store';
import { markOnline, markStale } from './connectivity';

/** How long the server may take for the first response before the cached one is shown. */
const networkTimeoutMs = 6000;

const cache = () => import('./response-cache');

/** URLs that the server has answered since the page load; screens then have newer data than the cache. */
const answeredKeys = new Set<string>();

const isSupported = () => 'indexedDB' in globalThis;

/**
 * Sends a request and caches the response on this device. If the server cannot be reached and has not yet answered
 * this URL since the page load, returns the account's last cached response.
 */
export const networkFirst = async (
  address: string,
  send: () => Promise<ApiResponse>,
): Promise<ApiResponse> => {
  const person = store.get(sessionAtom)?.user.sub;
  if (!person || !isSupported()) return send();
  const key = `${person} ${address}`;

  const findCached = async (): Promise<ApiResponse | null> => {
    if (answeredKeys.has(key)) return null;
    const cached = await cache()
      .then(({ findCachedResponse: findRead }) => findRead(person, address))
      // Without storage there is no cached response.
      .catch(() => null);
    // The account may have changed during the lookup.
    if (store.get(sessionAtom)?.user.sub !== person) return null;
    if (cached && !answeredKeys.has(key)) markStale(cached.at);
    return cached;
  };

  const response = send().then((result) => {
    answeredKeys.add(key);
    markOnline();
    const entry = { person, address, at: Date.now(), ...result };
    cache()
      .then(({ cacheResponse: keepRead }) => keepRead(entry))
      .catch(() => null);
    return result;
  });
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, networkTimeoutMs);
  try {
    return await Promise.race([response, timeout.then(async () => (await findCached()) ?? response)]);
  } catch (error) {
    const cached = isServerUnreachable(error) ? await findCached() : null;
    if (!cached) throw error;
    return cached;
  } finally {
    clearTimeout(timer);
  }
};
