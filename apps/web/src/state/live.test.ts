// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusals } from '@rinkside/contracts/error';
import type { ClientMessages, LiveHandlers, WatchReply } from '@rinkside/contracts/live';
import { createStore } from 'jotai';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionAtom, createLive, type LiveSocket, watchedAtAtom } from './live';

const room = 'following';
const removed = { content_type: 'post', id: 'a', version: 1 } as const;
const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A real Socket.IO server below port 32768 and a live link to it. */
const world = async ({ token = (): string => 'good' } = {}) => {
  const watched: string[] = [];
  let answer: WatchReply | null = { ok: true };
  let ownQuiet = 60_000_000;
  const http = createServer();
  const server = new Server<ClientMessages, LiveHandlers>(http);
  server.use((socket, next) =>
    next(socket.handshake.auth['token'] === 'good' ? undefined : new Error('jwt expired')),
  );
  server.on('connection', (socket) => {
    socket.on('watch', ({ room: asked }, reply) => {
      if (asked === 'own') return reply({ ok: true, quiet: ownQuiet });
      watched.push(`watch ${asked}`);
      void socket.join(asked);
      if (answer) reply(answer);
    });
    socket.on('unwatch', ({ room: asked }, reply) => {
      watched.push(`unwatch ${asked}`);
      void socket.leave(asked);
      reply({ ok: true });
    });
  });
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  closers.push(() => server.close());

  const store = createStore();
  const handlers: LiveHandlers = {
    'feed.added': vi.fn(),
    'feed.changed': vi.fn(),
    'feed.removed': vi.fn(),
    'like.changed': vi.fn(),
    'follow.changed': vi.fn(),
    'comment.added': vi.fn(),
    'comment.removed': vi.fn(),
    'season.changed': vi.fn(),
    'award.granted': vi.fn(),
    'award.retracted': vi.fn(),
    'highlight.ready': vi.fn(),
    'highlight.failed': vi.fn(),
    'highlight.progress': vi.fn(),
    'notification.added': vi.fn(),
    'notification.read': vi.fn(),
    'profile.changed': vi.fn(),
    'roster.changed': vi.fn(),
    'coach.replied': vi.fn(),
    'coach.failed': vi.fn(),
    'coach.delta': vi.fn(),
    'coach.status': vi.fn(),
  };
  const refetch = vi.fn();
  const { port: bound } = http.address() as AddressInfo;
  const socket: LiveSocket = io(`http://127.0.0.1:${bound}`, {
    autoConnect: false,
    transports: ['websocket'],
    reconnectionDelay: 20,
    reconnectionDelayMax: 40,
    auth: (give) => give({ token: token() }),
  });
  const live = createLive({ socket, store, handlers, refetch, patience: 60, answerWithin: 80 });
  closers.push(live.close);
  return {
    live,
    store,
    server,
    socket,
    handlers,
    refetch,
    watched,
    answer: (given: WatchReply | null) => (answer = given),
    ownQuiet: (given: number) => (ownQuiet = given),
    connection: () => store.get(connectionAtom),
    joined: () => vi.waitFor(() => expect(store.get(watchedAtAtom(room))).toBeGreaterThan(0)),
  };
};

it('watches a room once for all who need it, and leaves when the last one goes', async () => {
  const { live, watched, joined, handlers, server } = await world();
  live.open();
  const first = live.watch(room);
  const second = live.watch(room);
  await joined();
  server.to(room).emit('feed.removed', removed);
  await vi.waitFor(() => expect(handlers['feed.removed']).toHaveBeenCalledExactlyOnceWith(removed));
  first();
  first();
  expect(watched).toEqual(['watch following']);
  second();
  await vi.waitFor(() => expect(watched).toEqual(['watch following', 'unwatch following']));
});

it('takes for complete what was read while the room was quiet', async () => {
  const { live, joined, answer, store } = await world();
  answer({ ok: true, quiet: 300 });
  const before = performance.now();
  live.open();
  live.watch(room);
  await joined();
  const since = store.get(watchedAtAtom(room));
  expect(since).toBeGreaterThanOrEqual(before - 300);
  expect(since).toBeLessThan(performance.now() - 299);
});

it('has joined a room that was quiet for longer than the page is open', async () => {
  const { live, joined, answer, store } = await world();
  answer({ ok: true, quiet: 60_000_000 });
  live.open();
  live.watch(room);
  await joined();
  expect(store.get(watchedAtAtom(room))).toBe(1);
});

it('reads again what the viewer was told between the page’s opening and the first connection, and only then', async () => {
  const { live, joined, refetch, ownQuiet } = await world();
  live.open();
  live.watch(room);
  await joined();
  expect(refetch).not.toHaveBeenCalled();
  live.close();
  ownQuiet(5);
  live.open();
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledOnce());
});

it('watches again after a gap and then refetches what is mounted', async () => {
  const { live, watched, joined, refetch, socket, store, connection } = await world();
  live.open();
  live.watch(room);
  await joined();
  const before = store.get(watchedAtAtom(room));
  socket.io.engine.close();
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  expect(watched).toEqual(['watch following', 'watch following']);
  expect(store.get(watchedAtAtom(room))).toBeGreaterThan(before);
  expect(connection()).toBe('live');
});

it('asks again when a watch stays unanswered', async () => {
  const { live, watched, joined, answer } = await world();
  answer(null);
  live.open();
  live.watch(room);
  await vi.waitFor(() => expect(watched.length).toBeGreaterThan(1));
  answer({ ok: true });
  await joined();
});

it('asks again when the server cannot say just now, and takes no for an answer', async () => {
  const { live, watched, joined, answer } = await world();
  answer({ ok: false, error: refusals.unavailable });
  live.open();
  live.watch(room);
  await vi.waitFor(() => expect(watched.length).toBe(1));
  answer({ ok: true });
  await joined();
  answer({ ok: false, error: refusals.notFound });
  live.watch('post:0198c0de-0000-7000-8000-000000000000');
  await vi.waitFor(() => expect(watched.length).toBe(3));
});

it('counts as degraded only after a while, and comes back by itself after a refused token', async () => {
  let token = 'old';
  const { live, connection, store } = await world({ token: () => token });
  const seen: string[] = [];
  store.sub(connectionAtom, () => seen.push(connection()));
  live.open();
  expect(connection()).toBe('closed');
  await vi.waitFor(() => expect(connection()).toBe('degraded'));
  token = 'good';
  await vi.waitFor(() => expect(connection()).toBe('live'), { timeout: 3000 });
  expect(seen).toEqual(['degraded', 'live']);
});

it('takes a new handshake when the token is renewed, without a word', async () => {
  const { live, connection, joined, server, refetch, store } = await world();
  live.open();
  live.watch(room);
  await joined();
  const seen: string[] = [];
  store.sub(connectionAtom, () => seen.push(connection()));
  const [before] = server.sockets.sockets.keys();
  live.renew();
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  expect([...server.sockets.sockets.keys()]).not.toContain(before);
  expect(seen).toEqual([]);
});

it('hears nothing after it is closed', async () => {
  const { live, socket, handlers, joined } = await world();
  live.open();
  live.watch(room);
  await joined();
  live.close();
  expect(socket.connected).toBe(false);
  expect(socket.listeners('feed.removed')).toEqual([]);
  expect(handlers['feed.removed']).not.toHaveBeenCalled();
});
