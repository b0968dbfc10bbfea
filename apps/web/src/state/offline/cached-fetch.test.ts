import { beforeEach, expect, it, vi } from 'vitest';
import { beginSession } from '../session/session.store';
import { ApiError, NetworkError } from '../api-error';
import { signInBeforeEach } from '../store.fixture';
import { networkFirst } from './cached-fetch';

const [find, remove] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock(import('./response-cache'), () => ({
  findCachedResponse: find,
  cacheResponse: vi.fn(),
  removeCachedResponse: remove,
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

it('removes the cached response of an item that is gone', async () => {
  const request = networkFirst(
    '/api/posts/gone',
    () => Promise.reject(new ApiError(404)),
    () => true,
  );
  await expect(request).rejects.toThrow(ApiError);
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith(expect.any(String), '/api/posts/gone'));
  expect(find).not.toHaveBeenCalled();
});

it('waits for a silent server once, and not for each read', async () => {
  vi.useFakeTimers();
  const read = (address: string) =>
    networkFirst(
      address,
      () => new Promise(() => undefined),
      () => true,
    );
  const settled = vi.fn();
  for (const address of ['/first', '/second']) void read(address).then(settled);
  await vi.advanceTimersByTimeAsync(6000);
  expect(settled).toHaveBeenCalledTimes(2);
  void read('/third').then(settled);
  await vi.advanceTimersByTimeAsync(500);
  expect(settled).toHaveBeenCalledTimes(3);
  // Any answer means that the server is worth its time again.
  await networkFirst(
    '/fourth',
    async () => ({ body: 'fresh', link: null }),
    () => true,
  );
  void read('/fifth').then(settled);
  await vi.advanceTimersByTimeAsync(500);
  expect(settled).toHaveBeenCalledTimes(3);
});
