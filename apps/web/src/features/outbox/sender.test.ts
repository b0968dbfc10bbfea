import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../state/api';
import { fold } from '../../state/fold';
import { item, me } from '../../state/fold.fixture';
import { serve, signedIn } from '../../state/store.fixture';
import { store } from '../../state/store';
import { likes } from '../like/like';
import { outboxAtom, patience, putAside, takeOut } from './outbox';
import { deliver, sendOrKeep, waits } from './sender';
import type { Waiting } from './waiting';

/** In-memory replacement of IndexedDB, which jsdom lacks. */
const rows = vi.hoisted(() => new Map<string, Waiting>());
vi.mock('../../offline/database', () => {
  const objectStore = {
    get: async (id: string) => rows.get(id),
    put: async (row: Waiting) => void rows.set(row.id, row),
  };
  return {
    openKept: async () => ({
      getAllFromIndex: async () => [...rows.values()],
      transaction: () => ({ store: objectStore, done: Promise.resolve() }),
      get: async (_: string, id: string) => rows.get(id),
      delete: async (_: string, id: string) => void rows.delete(id),
    }),
  };
});

signedIn();
beforeEach(() => rows.clear());
afterEach(() => vi.restoreAllMocks());

const post = (content: string) => ({ kind: 'post', body: { content } }) as const;
const like = (liked: boolean) =>
  ({ kind: 'like', body: { target_type: 'post', target_id: 'p' }, liked }) as const;
const postCall = 'POST /api/posts';
const [likeCall, unlikeCall] = ['POST /api/likes', 'DELETE /api/likes'] as const;
const likeReply = (userLiked: boolean) => () => ({ likesCount: Number(userLiked), userLiked, version: 5 });
const outboxIsEmpty = () => vi.waitFor(() => expect(store.get(outboxAtom)).toEqual([]));

/** Queues a first post. The test controls its reply. */
const slowPost = async (others: Parameters<typeof serve>[0] = {}) => {
  const reply = Promise.withResolvers<unknown>();
  const server = serve({ ...others, [postCall]: () => reply.promise });
  await putAside('first', post('first'));
  const startFlush = async () => {
    deliver();
    await vi.waitFor(() => expect(server.asked(postCall)).toHaveLength(1));
  };
  return { server, startFlush, reply: () => reply.resolve(item({ user: me })) };
};

it('skips an entry removed while another one was sent', async () => {
  const { server, startFlush, reply } = await slowPost();
  for (const id of ['second', 'third']) await putAside(id, post(id));
  await startFlush();
  await takeOut('second');
  reply();
  await outboxIsEmpty();
  expect(server.asked(postCall).map(({ body }) => body)).toEqual([
    { content: 'first' },
    { content: 'third' },
  ]);
});

it('sends no like that was undone while another entry was sent', async () => {
  const { server, startFlush, reply } = await slowPost({
    [likeCall]: likeReply(true),
    [unlikeCall]: likeReply(false),
  });
  fold.views([item({ id: 'p' })]);
  await putAside('like:p', like(true));
  await putAside('last', post('last'));
  await startFlush();
  await likes.set('p', false);
  reply();
  await outboxIsEmpty();
  expect(server.asked(unlikeCall)).toHaveLength(1);
  expect(server.asked(likeCall)).toEqual([]);
});

it('waits for a like that is being undone before sending later entries', async () => {
  const unliked = Promise.withResolvers<unknown>();
  const server = serve({
    [likeCall]: likeReply(true),
    [unlikeCall]: () => unliked.promise,
    [postCall]: () => item({ user: me }),
  });
  await putAside('like:p', like(true));
  await putAside('after', post('after'));
  void likes.set('p', false);
  deliver();
  await vi.waitFor(() => expect(rows.get('like:p')?.triedAt).not.toBeNull());
  expect(store.get(likes.pending('p'))).toBe(false);
  expect(server.asked(postCall)).toEqual([]);
  unliked.resolve(likeReply(false)());
  await outboxIsEmpty();
  expect(server.asked(likeCall)).toEqual([]);
  expect(server.asked(postCall)).toHaveLength(1);
});

it.each([
  ['a post', 'first', post('first'), postCall],
  ['a like', 'like:p', like(true), likeCall],
])('times out %s and keeps it queued', async (_, id, content, call) => {
  const deadlines: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(patience);
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
  const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
  fetched.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Late', 'TimeoutError')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  await putAside(id, content);
  deliver();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  const [sent] = fetched.mock.calls;
  expect(deadlines.map(({ signal }) => signal)).toContain(sent?.[1]?.signal);
  for (const deadline of deadlines) deadline.abort();
  const server = serve({ [call]: () => (id === 'first' ? item({ user: me }) : likeReply(true)()) });
  await vi.waitFor(() => {
    deliver();
    expect(store.get(outboxAtom)).toEqual([]);
  });
  expect(server.asked(call)).toHaveLength(1);
});

it("sends earlier entries within the form's timeout", async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const seen: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    seen.push(init?.signal);
    late.abort();
    return Promise.reject(new DOMException('Late', 'TimeoutError'));
  });
  await putAside('first', post('first'));
  expect(await sendOrKeep('mine', post('mine'), () => Promise.reject(new Error('too early')))).toBe(waits);
  expect(seen).toEqual([late.signal]);
  expect([...rows.keys()]).toEqual(['first', 'mine']);
});

it('keeps an entry queued when the session ended during the send', async () => {
  serve({});
  const ended = () => Promise.reject(new ApiError(401));
  expect(await sendOrKeep('mine', post('mine'), ended)).toBe(waits);
  expect(rows.get('mine')).toMatchObject({ content: post('mine'), refusal: null });
});
