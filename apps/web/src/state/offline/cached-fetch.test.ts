import { beforeEach, expect, it, vi } from 'vitest';
import { beginSession } from '../session/session.store';
import { NetworkError } from '../api-error';
import { signInBeforeEach } from '../store.fixture';
import { networkFirst } from './cached-fetch';

const find = vi.hoisted(() => vi.fn());
vi.mock(import('./response-cache'), () => ({
  findCachedResponse: find,
  cacheResponse: vi.fn(),
  clearOtherResponses: vi.fn(),
}));

signInBeforeEach();
const cached = { at: Date.now(), body: 'cached', link: null };
const requestOffline = () =>
  networkFirst(
    '/api/ai/messages',
    () => Promise.reject(new NetworkError()),
    (body) => body === 'cached',
  );
beforeEach(() => {
  find.mockReset().mockResolvedValue(cached);
});

it('returns the cached response when the server cannot be reached', async () => {
  expect(await requestOffline()).toBe(cached);
});

it('does not return a cached response without the fields that this build needs', async () => {
  find.mockResolvedValue({ ...cached, body: 'of an older build' });
  await expect(requestOffline()).rejects.toThrow(NetworkError);
});

it('does not return a cached response to an account that signed in since', async () => {
  const lookup = Promise.withResolvers<unknown>();
  find.mockReturnValue(lookup.promise);
  const result = requestOffline();
  await vi.waitFor(() => expect(find).toHaveBeenCalled());
  beginSession({ accessToken: 'b', refreshToken: null, idToken: null, user: { sub: 'ben' } });
  lookup.resolve(cached);
  await expect(result).rejects.toThrow(NetworkError);
});
