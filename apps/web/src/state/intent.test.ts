import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { createIntents } from './intent';

/** A server answered by hand: every request waits until the test decides. */
const world = (truth = false, keeps = false) => {
  const store = createStore();
  const requests: { wish: boolean; accept: () => void; refuse: () => void }[] = [];
  const failed = vi.fn();
  let state = truth;
  const intents = createIntents<string>(
    (_key, wish) =>
      new Promise((resolve, reject) => {
        requests.push({
          wish,
          accept: () => resolve((state = wish)),
          refuse: () => reject(new Error('refused')),
        });
      }),
    failed,
    () => Promise.resolve(keeps),
  );
  const next = () => vi.waitFor(() => requests.shift() ?? Promise.reject(new Error('no request yet')));
  return {
    failed,
    requests,
    next,
    want: (wish: boolean) => intents.want(store, 'a', wish),
    settle: () => intents.settle(store, 'a'),
    wish: () => store.get(intents.wish('a')),
    forget: () => intents.forget(store),
    lay: (wish: boolean | null) => intents.lay(store, 'a', wish),
    server: () => state,
  };
};

describe('a wish', () => {
  it('shows at once and ends with the answer', async () => {
    const { want, wish, next } = world();
    const done = want(true);
    expect(wish()).toBe(true);
    (await next()).accept();
    await done;
    expect(wish()).toBeNull();
  });

  it('is one request at a time, and the last of quick taps wins', async () => {
    const { want, wish, next, requests, server } = world();
    const done = want(true);
    const first = await next();
    void want(false);
    void want(true);
    void want(false);
    expect(requests).toHaveLength(0);
    first.accept();
    const second = await next();
    expect(second.wish).toBe(false);
    second.accept();
    await done;
    expect(server()).toBe(false);
    expect(wish()).toBeNull();
  });

  it('asks no second time when the taps end where the first answer is', async () => {
    const { want, next, requests } = world();
    const done = want(true);
    const first = await next();
    void want(false);
    void want(true);
    first.accept();
    await done;
    expect(requests).toHaveLength(0);
  });

  it('is taken back when it fails, and said', async () => {
    const { want, wish, next, failed } = world();
    const done = want(true);
    (await next()).refuse();
    await done;
    expect(wish()).toBeNull();
    expect(failed).toHaveBeenCalledExactlyOnceWith('a', true, expect.any(Error));
  });

  it('outlives an older wish that fails: only the failed one is dropped', async () => {
    const { want, wish, next, failed, server } = world(true);
    const done = want(false);
    const first = await next();
    void want(true);
    first.refuse();
    expect(wish()).toBe(true);
    const second = await next();
    expect(second.wish).toBe(true);
    second.accept();
    await done;
    expect(failed).not.toHaveBeenCalled();
    expect(server()).toBe(true);
  });

  it('under way is waited for, and not asked twice, by whoever settles it too', async () => {
    const { want, settle, next, requests, server } = world(true);
    void want(false);
    const request = await next();
    const settled = vi.fn();
    const done = settle().then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    request.accept();
    await done;
    expect(requests).toHaveLength(0);
    expect(server()).toBe(false);
    await settle();
    expect(requests).toHaveLength(0);
  });

  it('is forgotten without asking again', async () => {
    const { want, wish, next, forget, requests } = world();
    const done = want(true);
    const first = await next();
    forget();
    first.accept();
    await done;
    expect(wish()).toBeNull();
    expect(requests).toHaveLength(0);
  });
});

describe('a wish that is kept when it fails', () => {
  it('stays, and is carried out when it is wanted again', async () => {
    const { want, wish, next, failed, server } = world(false, true);
    const done = want(true);
    (await next()).refuse();
    await done;
    expect(wish()).toBe(true);
    expect(failed).not.toHaveBeenCalled();
    const again = want(true);
    (await next()).accept();
    await again;
    expect([wish(), server()]).toEqual([null, true]);
  });

  it('gives way to a newer one', async () => {
    const { want, wish, next, server } = world(false, true);
    const done = want(true);
    const first = await next();
    void want(false);
    first.refuse();
    (await next()).accept();
    await done;
    expect([wish(), server()]).toEqual([null, false]);
  });

  it('of another page lies over the truth, but never over a wish under way here', async () => {
    const { want, wish, next, lay } = world();
    lay(true);
    expect(wish()).toBe(true);
    lay(null);
    expect(wish()).toBeNull();
    const done = want(true);
    lay(null);
    expect(wish()).toBe(true);
    (await next()).accept();
    await done;
  });
});
