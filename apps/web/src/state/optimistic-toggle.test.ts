import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { createOptimisticToggle } from './optimistic-toggle';

/** Creates a toggle. The test accepts or rejects its requests. */
const setup = (initial = false, keepsFailed = false) => {
  const store = createStore();
  const requests: { value: boolean; accept: () => void; reject: () => void }[] = [];
  const onFailure = vi.fn();
  let serverValue = initial;
  const toggle = createOptimisticToggle<string, boolean>(
    (_key, value) =>
      new Promise((resolve, reject) => {
        requests.push({
          value,
          accept: () => resolve((serverValue = value)),
          reject: () => reject(new Error('rejected')),
        });
      }),
    onFailure,
    () => Promise.resolve(keepsFailed),
  );
  const next = () => vi.waitFor(() => requests.shift() ?? Promise.reject(new Error('no request yet')));
  return {
    onFailure,
    requests,
    next,
    set: (value: boolean) => toggle.set(store, 'a', value),
    flush: () => toggle.flush(store, 'a'),
    pending: () => store.get(toggle.pending('a')),
    reset: () => toggle.reset(store),
    restore: (value: boolean | null) => toggle.restore(store, 'a', value),
    server: () => serverValue,
  };
};

describe('optimistic toggle', () => {
  it('shows the value at once and clears it after the response', async () => {
    const { set, pending, next } = setup();
    const done = set(true);
    expect(pending()).toBe(true);
    (await next()).accept();
    await done;
    expect(pending()).toBeNull();
  });

  it('sends one request at a time, and the last of several quick changes wins', async () => {
    const { set, pending, next, requests, server } = setup();
    const done = set(true);
    const first = await next();
    void set(false);
    void set(true);
    void set(false);
    expect(requests).toHaveLength(0);
    first.accept();
    const second = await next();
    expect(second.value).toBe(false);
    second.accept();
    await done;
    expect(server()).toBe(false);
    expect(pending()).toBeNull();
  });

  it('sends no second request when the last value equals the first response', async () => {
    const { set, next, requests } = setup();
    const done = set(true);
    const first = await next();
    void set(false);
    void set(true);
    first.accept();
    await done;
    expect(requests).toHaveLength(0);
  });

  it('reverts and reports a failed value', async () => {
    const { set, pending, next, onFailure } = setup();
    const done = set(true);
    (await next()).reject();
    await done;
    expect(pending()).toBeNull();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('a', true, expect.any(Error));
  });

  it('keeps a newer value when an older one fails', async () => {
    const { set, pending, next, onFailure, server } = setup(true);
    const done = set(false);
    const first = await next();
    void set(true);
    first.reject();
    expect(pending()).toBe(true);
    const second = await next();
    expect(second.value).toBe(true);
    second.accept();
    await done;
    expect(onFailure).not.toHaveBeenCalled();
    expect(server()).toBe(true);
  });

  it('flush waits for the request in flight and does not send it twice', async () => {
    const { set, flush, next, requests, server } = setup(true);
    void set(false);
    const request = await next();
    const flushed = vi.fn();
    const done = flush().then(flushed);
    await Promise.resolve();
    expect(flushed).not.toHaveBeenCalled();
    request.accept();
    await done;
    expect(requests).toHaveLength(0);
    expect(server()).toBe(false);
    await flush();
    expect(requests).toHaveLength(0);
  });

  it('reset clears the value without another request', async () => {
    const { set, pending, next, reset, requests } = setup();
    const done = set(true);
    const first = await next();
    reset();
    first.accept();
    await done;
    expect(pending()).toBeNull();
    expect(requests).toHaveLength(0);
  });
});

describe('optimistic toggle that keeps failed values', () => {
  it('keeps a failed value and sends it again when it is set again', async () => {
    const { set, pending, next, onFailure, server } = setup(false, true);
    const done = set(true);
    (await next()).reject();
    await done;
    expect(pending()).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
    const retry = set(true);
    (await next()).accept();
    await retry;
    expect([pending(), server()]).toEqual([null, true]);
  });

  it('replaces a failed value with a newer one', async () => {
    const { set, pending, next, server } = setup(false, true);
    const done = set(true);
    const first = await next();
    void set(false);
    first.reject();
    (await next()).accept();
    await done;
    expect([pending(), server()]).toEqual([null, false]);
  });

  it('restore shows the value of another tab but never replaces one in flight here', async () => {
    const { set, pending, next, restore } = setup();
    restore(true);
    expect(pending()).toBe(true);
    restore(null);
    expect(pending()).toBeNull();
    const done = set(true);
    restore(null);
    expect(pending()).toBe(true);
    (await next()).accept();
    await done;
  });
});
