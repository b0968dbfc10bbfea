import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeoutError } from './api-error';
import { requestLimitMs } from './deadline';
import { httpFetch, renewConnections } from './http-fetch';

const respond = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const never = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

beforeEach(() => vi.stubGlobal('fetch', respond));
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
    expect(await error).toBeInstanceOf(TimeoutError);
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
