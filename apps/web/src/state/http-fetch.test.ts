import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestLimitMs } from './deadline';

type Module = typeof import('./http-fetch');
let httpFetch: Module['httpFetch'];
let renewConnections: Module['renewConnections'];

const respond = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const never = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

beforeEach(async () => {
  vi.stubGlobal('fetch', respond);
  vi.resetModules();
  ({ httpFetch, renewConnections } = await import('./http-fetch'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  respond.mockReset();
});

const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

it('ends after the time limit, also while the body is missing', async () => {
  vi.useFakeTimers();
  respond.mockImplementationOnce(never);
  const text = () => new Promise<string>(() => undefined);
  respond.mockResolvedValueOnce(Object.assign(new Response(), { text }));
  for (const _ of ['headers', 'body']) {
    const error = errorOf(httpFetch('/slow'));
    await vi.advanceTimersByTimeAsync(requestLimitMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toHaveProperty('name', 'TimeoutError');
    expect(vi.getTimerCount()).toBe(0);
  }
});

it('passes an abort of the caller on, and ends at a time limit of the caller', async () => {
  respond.mockImplementation(never);
  for (const name of ['AbortError', 'TimeoutError']) {
    const caller = new AbortController();
    const error = errorOf(httpFetch('/slow', { signal: caller.signal }));
    caller.abort(new DOMException('', name));
    expect(await error).toHaveProperty('name', name);
  }
});

it('uses other connections after a request without an answer in time', async () => {
  vi.useFakeTimers();
  respond.mockImplementation(never);
  const writes = ['/first', '/second'].map((address) => errorOf(httpFetch(address, { method: 'POST' })));
  await vi.advanceTimersByTimeAsync(requestLimitMs);
  await Promise.all(writes);
  respond.mockImplementation(() => Promise.resolve(new Response('fresh')));
  await httpFetch('/later');
  const [first, second, later] = respond.mock.calls.map(([, { credentials }]) => credentials);
  expect(first).toBe(second);
  expect(later).not.toBe(first);
});

it('reports each piece of a body that arrives', async () => {
  const pieces = ['{"games":', '[]', '}'].map((text) => new TextEncoder().encode(text));
  const read = async () => {
    const value = pieces.shift();
    return { done: !value, value };
  };
  // jsdom has no streams.
  respond.mockResolvedValue(
    Object.defineProperty(new Response(), 'body', { value: { getReader: () => ({ read }) } }),
  );
  const onProgress = vi.fn();
  expect((await httpFetch('/export', {}, onProgress)).text).toBe('{"games":[]}');
  expect(onProgress).toHaveBeenCalledTimes(3);
});

it('sends reads in flight again on other connections after a reconnect', async () => {
  respond.mockImplementation(never);
  const read = httpFetch('/read');
  const other = errorOf(httpFetch('/change', { method: 'PUT' }));
  const [before] = respond.mock.calls.map(([, { credentials }]) => credentials);
  respond.mockImplementation(() => Promise.resolve(new Response('fresh')));
  renewConnections();
  expect((await read).text).toBe('fresh');
  await httpFetch('/later', { method: 'POST' });
  const [repeated, ...later] = respond.mock.calls.slice(2);
  expect(repeated?.[0]).toBe('/read');
  expect(later).toHaveLength(1);
  for (const [, { credentials }] of respond.mock.calls.slice(2)) expect(credentials).not.toBe(before);
  expect(respond.mock.calls[1]?.[1].signal?.aborted).toBe(false);
  void other;
});
