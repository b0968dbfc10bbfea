import { postRoutes } from '@rinkside/contracts/post';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { item, me } from '../../state/entities/entities.fixture';
import { errorReply, mockServer, signInBeforeEach } from '../../state/store.fixture';
import { requestLimitMs } from '../../state/deadline';
import { keyForDraft, readDraft, saveDraft } from '../../state/offline/draft-store';
import { store } from '../../state/store';
import { likeSender, likeToggle } from '../like/like';
import { postSender } from '../post/post.sender';
import { outboxAtom, enqueue, removeEntry } from './outbox';
import { registerSender } from './senders';
import { flush, sendOrEnqueue, queued } from './flush';
import type { OutboxEntry } from '../../state/offline/outbox-entry';

/** In-memory replacement of IndexedDB, which jsdom lacks. */
const rows = vi.hoisted(() => new Map<string, OutboxEntry>());
vi.mock('../../state/offline/database', () => {
  const objectStore = {
    get: async (id: string) => rows.get(id),
    put: async (row: OutboxEntry) => void rows.set(row.id, row),
    delete: async (id: string) => void rows.delete(id),
  };
  return {
    inOfflineDatabase: async (work: (database: object) => Promise<unknown>) =>
      work({
        getAllFromIndex: async () => [...rows.values()],
        transaction: () => ({ store: objectStore, done: Promise.resolve() }),
        get: async (_: string, id: string) => rows.get(id),
        delete: async (_: string, id: string) => void rows.delete(id),
      }),
  };
});

signInBeforeEach();
registerSender(likeSender);
registerSender(postSender);
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
const slowPost = async (others: Parameters<typeof mockServer>[0] = {}) => {
  const reply = Promise.withResolvers<unknown>();
  const server = mockServer({ ...others, [postCall]: () => reply.promise });
  await enqueue('first', post('first'));
  const startFlush = async () => {
    flush();
    await vi.waitFor(() => expect(server.requestsTo(postCall)).toHaveLength(1));
  };
  return { server, startFlush, reply: () => reply.resolve(item({ user: me })) };
};

it('skips an entry removed while another one was sent', async () => {
  const { server, startFlush, reply } = await slowPost();
  for (const id of ['second', 'third']) await enqueue(id, post(id));
  await startFlush();
  await removeEntry('second');
  reply();
  await outboxIsEmpty();
  expect(server.requestsTo(postCall).map(({ body }) => body)).toEqual([
    { content: 'first' },
    { content: 'third' },
  ]);
});

it('sends no like that was undone while another entry was sent', async () => {
  const { server, startFlush, reply } = await slowPost({
    [likeCall]: likeReply(true),
    [unlikeCall]: likeReply(false),
  });
  entityStore.applyViews([item({ id: 'p' })]);
  await enqueue('like:p', like(true));
  await enqueue('last', post('last'));
  await startFlush();
  await likeToggle.set('p', false);
  reply();
  await outboxIsEmpty();
  expect(server.requestsTo(unlikeCall)).toHaveLength(1);
  expect(server.requestsTo(likeCall)).toEqual([]);
});

it('waits for a like that is being undone before sending later entries', async () => {
  const unliked = Promise.withResolvers<unknown>();
  const server = mockServer({
    [likeCall]: likeReply(true),
    [unlikeCall]: () => unliked.promise,
    [postCall]: () => item({ user: me }),
  });
  await enqueue('like:p', like(true));
  await enqueue('after', post('after'));
  void likeToggle.set('p', false);
  flush();
  await vi.waitFor(() => expect(rows.get('like:p')?.triedAt).not.toBeNull());
  expect(store.get(likeToggle.pending('p'))).toBe(false);
  expect(server.requestsTo(postCall)).toEqual([]);
  unliked.resolve(likeReply(false)());
  await outboxIsEmpty();
  expect(server.requestsTo(likeCall)).toEqual([]);
  expect(server.requestsTo(postCall)).toHaveLength(1);
});

it('keeps the last of two likes on the device until it is sent, also if the page closes during a request', async () => {
  const replies = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()] as const;
  const server = mockServer({ [likeCall]: () => replies[0].promise, [unlikeCall]: () => replies[1].promise });
  entityStore.applyViews([item({ id: 'p' })]);
  const done = likeToggle.set('p', true);
  await vi.waitFor(() => expect(server.requestsTo(likeCall)).toHaveLength(1));
  await vi.waitFor(() => expect(rows.get('like:p')).toMatchObject({ content: like(true) }));
  void likeToggle.set('p', false);
  replies[0].resolve(likeReply(true)());
  await vi.waitFor(() => expect(server.requestsTo(unlikeCall)).toHaveLength(1));
  expect(rows.get('like:p')).toMatchObject({ content: like(false) });
  // What is being sent here is not shown as waiting.
  expect(store.get(outboxAtom)).toEqual([]);
  replies[1].resolve(likeReply(false)());
  await done;
  expect([...rows.keys()]).toEqual([]);
});

it.each([
  [401, ['like:p']],
  [503, ['like:p']],
  [400, []],
] as const)('after the status %i of a like, the device keeps %j', async (status, kept) => {
  entityStore.applyViews([item({ id: 'p' })]);
  mockServer({ [likeCall]: () => errorReply(status, 'Not now.') });
  await likeToggle.set('p', true);
  await vi.waitFor(() => expect([...rows.keys()]).toEqual(kept));
});

it.each([
  ['a post', 'first', post('first'), postCall],
  ['a like', 'like:p', like(true), likeCall],
])('times out %s and keeps it queued', async (_, id, content, call) => {
  const deadlines: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(requestLimitMs);
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
  await enqueue(id, content);
  flush();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  for (const deadline of deadlines) deadline.abort(new DOMException('Late', 'TimeoutError'));
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  const server = mockServer({ [call]: () => (id === 'first' ? item({ user: me }) : likeReply(true)()) });
  await vi.waitFor(() => {
    flush();
    expect(store.get(outboxAtom)).toEqual([]);
  });
  expect(server.requestsTo(call)).toHaveLength(1);
});

it("sends earlier entries within the form's timeout", async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const seen: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    seen.push(init?.signal);
    late.abort(new DOMException('Late', 'TimeoutError'));
    return Promise.reject(new DOMException('Late', 'TimeoutError'));
  });
  await enqueue('first', post('first'));
  expect(await sendOrEnqueue('mine', post('mine'), () => Promise.reject(new Error('too early')))).toBe(
    queued,
  );
  expect(seen.map((signal) => signal?.aborted)).toEqual([true]);
  expect([...rows.keys()]).toEqual(['first', 'mine']);
});

it.each([
  ['a page of a proxy', new Response('<h1>Filtered</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a 403 page of a filter', new Response('<h1>Filtered</h1>', { status: 403 })],
  ['null', Response.json(null)],
  ['a list', Response.json([])],
  ['an object without its fields', Response.json({})],
  ['a gateway error', new Response('', { status: 502 })],
])('keeps content queued after %s instead of an answer', async (_, response) => {
  const answer = vi.fn(() => response.clone());
  mockServer({ [postCall]: answer });
  const request = () => call(postRoutes.create, { body: { content: 'mine' }, idempotencyKey: 'mine' });
  expect(await sendOrEnqueue('mine', post('mine'), request)).toBe(queued);
  flush();
  await vi.waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(1));
  expect(rows.get('mine')).toMatchObject({ content: post('mine'), refusal: null });
});

it('keeps an entry queued when the session ended during the send', async () => {
  mockServer({});
  const ended = () => Promise.reject(new ApiError(401));
  expect(await sendOrEnqueue('mine', post('mine'), ended)).toBe(queued);
  expect(rows.get('mine')).toMatchObject({ content: post('mine'), refusal: null });
});

it('removes the draft of content that was sent, unless it was changed since', async () => {
  mockServer({ [postCall]: () => item({ user: me }) });
  for (const [text, kept] of [
    ['mine', null],
    ['mine, longer', 'mine, longer'],
  ] as const) {
    saveDraft('post', 'mine');
    const key = keyForDraft('post', 'mine');
    await enqueue(key, post('mine'));
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
    if (text !== 'mine') saveDraft('post', text);
    vi.useRealTimers();
    flush();
    await outboxIsEmpty();
    await vi.waitFor(() => expect(readDraft('post')).toBe(kept));
    saveDraft('post', null);
  }
});

it('has no draft of content that is on its way, and has it again when the server rejects it', async () => {
  const reply = Promise.withResolvers<unknown>();
  saveDraft('post', 'mine');
  const key = keyForDraft('post', 'mine');
  const sent = sendOrEnqueue(key, post('mine'), () => reply.promise).catch(() => 'rejected');
  const storedDrafts = () => Object.keys(localStorage).filter((name) => name.startsWith('rinkside.draft.'));
  await vi.waitFor(() => expect(rows.has(key)).toBe(true));
  await vi.waitFor(() => expect(storedDrafts()).toEqual([]));
  // The form keeps its text.
  expect(readDraft('post')).toBe('mine');
  reply.reject(new ApiError(400));
  expect(await sent).toBe('rejected');
  expect(storedDrafts()).toHaveLength(1);
  expect(keyForDraft('post', 'mine')).toBe(key);
});
