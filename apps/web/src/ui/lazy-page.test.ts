import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './lazy-page';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const importError = new TypeError(
  'Failed to fetch dynamically imported module: http://rink/assets/login-1.js',
);
const messageOf = (work: Promise<unknown>) => work.catch((error: unknown) => String(error));

test('retries a failed script once', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(importError).mockResolvedValue('page');
  await expect(loadChunk('login', load)).resolves.toBe('page');
});

test.each([
  ['missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['missing', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
  ['error', () => Promise.reject(new TypeError('offline'))],
])('reports a script that cannot be loaded as %s', async (type, head) => {
  vi.stubGlobal('fetch', head);
  const message = await messageOf(loadChunk('login', () => Promise.reject(importError)));
  expect(message).toBe(`ChunkError: Loading chunk login failed. (${type})`);
});

test('times out after 120 seconds', async () => {
  vi.useFakeTimers();
  const message = messageOf(loadChunk('login', () => new Promise(() => null)));
  await vi.advanceTimersByTimeAsync(119_999);
  await vi.advanceTimersByTimeAsync(1);
  expect(await message).toBe('ChunkError: Loading chunk login failed. (timeout)');
});
