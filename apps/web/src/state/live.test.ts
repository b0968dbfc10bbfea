// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorMessages } from '@rinkside/contracts/error';
import type {
  ClientMessages,
  LiveHandlers,
  SocketRefusal,
  WatchReply,
} from '@rinkside/contracts/live.schema';
import { createStore } from 'jotai';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionAtom, createLiveConnection, type LiveSocket, syncedAtAtom } from './live';

const room = 'following';
const removed = { content_type: 'post', id: 'a', version: 1 } as const;
const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Starts a Socket.IO server on a port below 32768 and connects a live client to it. */
const setup = async ({
  token = (): string => 'good',
  refusal,
  isStale = () => false,
}: { token?: () => string; refusal?: SocketRefusal; isStale?: () => boolean } = {}) => {
  const watched: string[] = [];
  let reply: WatchReply | null = { ok: true };
  let ownQuietMs = 60_000_000;
  const http = createServer();
  const server = new Server<ClientMessages, LiveHandlers>(http);
  server.use((socket, next) =>
    next(
      socket.handshake.auth['token'] === 'good'
        ? undefined
        : Object.assign(new Error('jwt expired'), { data: refusal }),
    ),
  );
  server.on('connection', (socket) => {
    socket.on('watch', ({ room: name }, acknowledge) => {
      if (name === 'own') return acknowledge({ ok: true, quiet: ownQuietMs });
      watched.push(`watch ${name}`);
      void socket.join(name);
      if (reply) acknowledge(reply);
    });
    socket.on('unwatch', ({ room: name }, acknowledge) => {
      watched.push(`unwatch ${name}`);
      void socket.leave(name);
      acknowledge({ ok: true });
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
    'follow_request.added': vi.fn(),
    'follow_request.removed': vi.fn(),
    'comment.added': vi.fn(),
    'comment.removed': vi.fn(),
    'season.changed': vi.fn(),
    'award.granted': vi.fn(),
    'award.retracted': vi.fn(),
    'highlight.ready': vi.fn(),
    'highlight.failed': vi.fn(),
    'highlight.progress': vi.fn(),
    'notification.added': vi.fn(),
    'notification.removed': vi.fn(),
    'notification.read': vi.fn(),
    'profile.changed': vi.fn(),
    'roster.changed': vi.fn(),
    'team.changed': vi.fn(),
    'team.removed': vi.fn(),
    'live_game.changed': vi.fn(),
    'live_link.changed': vi.fn(),
    'coach.replied': vi.fn(),
    'coach.failed': vi.fn(),
    'coach.delta': vi.fn(),
    'coach.status': vi.fn(),
  };
  const refetch = vi.fn();
  const { port: boundPort } = http.address() as AddressInfo;
  const socket: LiveSocket = io(`http://127.0.0.1:${boundPort}`, {
    autoConnect: false,
    transports: ['websocket'],
    reconnectionDelay: 20,
    reconnectionDelayMax: 40,
    auth: (send) => send({ token: token() }),
  });
  const live = createLiveConnection({
    loadSocket: async () => socket,
    store,
    handlers,
    refetch,
    isStale,
    degradedAfterMs: 60,
    ackTimeoutMs: 80,
  });
  closers.push(live.close);
  return {
    live,
    store,
    server,
    socket,
    handlers,
    refetch,
    watched,
    setReply: (next: WatchReply | null) => (reply = next),
    setOwnQuietMs: (next: number) => (ownQuietMs = next),
    connection: () => store.get(connectionAtom),
    joined: () => vi.waitFor(() => expect(store.get(syncedAtAtom(room))).toBeGreaterThan(0)),
  };
};

it('joins a room once for several watchers, and leaves with the last', async () => {
  const { live, watched, joined, handlers, server } = await setup();
  live.open();
  const unwatchFirst = live.watch(room);
  const unwatchSecond = live.watch(room);
  await joined();
  server.to(room).emit('feed.removed', removed);
  await vi.waitFor(() => expect(handlers['feed.removed']).toHaveBeenCalledExactlyOnceWith(removed));
  unwatchFirst();
  unwatchFirst();
  expect(watched).toEqual(['watch following']);
  unwatchSecond();
  await vi.waitFor(() => expect(watched).toEqual(['watch following', 'unwatch following']));
});

it('counts data read during the room’s idle time as complete', async () => {
  const { live, joined, setReply, store } = await setup();
  setReply({ ok: true, quiet: 300 });
  const before = performance.now();
  live.open();
  live.watch(room);
  await joined();
  const syncedAt = store.get(syncedAtAtom(room));
  expect(syncedAt).toBeGreaterThanOrEqual(before - 300);
  expect(syncedAt).toBeLessThan(performance.now() - 299);
});

it('marks a room as joined when it was idle since before the page load', async () => {
  const { live, joined, setReply, store } = await setup();
  setReply({ ok: true, quiet: 60_000_000 });
  live.open();
  live.watch(room);
  await joined();
  expect(store.get(syncedAtAtom(room))).toBe(1);
});

it('counts data read before a refusal as stale', async () => {
  const { live, joined, setReply, store } = await setup();
  setReply({ ok: false, error: errorMessages.notFound });
  const before = performance.now();
  live.open();
  live.watch(room);
  await joined();
  expect(store.get(syncedAtAtom(room))).toBeGreaterThanOrEqual(before);
});

it('refetches after the first connection only if the viewer’s room had an event since the page load', async () => {
  const { live, joined, refetch, setOwnQuietMs } = await setup();
  live.open();
  live.watch(room);
  await joined();
  expect(refetch).not.toHaveBeenCalled();
  live.close();
  setOwnQuietMs(5);
  live.open();
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledOnce());
});

it('refetches after the first connection if something read before failed or came from the cache', async () => {
  const { live, joined, refetch } = await setup({ isStale: () => true });
  live.open();
  live.watch(room);
  await joined();
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledOnce());
});

it('rejoins rooms after a reconnect and then refetches', async () => {
  const { live, watched, joined, refetch, socket, store, connection } = await setup();
  live.open();
  live.watch(room);
  await joined();
  const before = store.get(syncedAtAtom(room));
  socket.io.engine.close();
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  expect(watched).toEqual(['watch following', 'watch following']);
  expect(store.get(syncedAtAtom(room))).toBeGreaterThan(before);
  expect(connection()).toBe('live');
});

it('repeats a watch request that is not acknowledged', async () => {
  const { live, watched, joined, setReply } = await setup();
  setReply(null);
  live.open();
  live.watch(room);
  await vi.waitFor(() => expect(watched.length).toBeGreaterThan(1));
  setReply({ ok: true });
  await joined();
});

it.each([errorMessages.unavailable, errorMessages.rateLimited])(
  'repeats a watch request after %s, but not after a rejection',
  async (error) => {
    const { live, watched, joined, setReply } = await setup();
    setReply({ ok: false, error });
    live.open();
    live.watch(room);
    await vi.waitFor(() => expect(watched.length).toBe(1));
    setReply({ ok: true });
    await joined();
    setReply({ ok: false, error: errorMessages.notFound });
    live.watch('post:0198c0de-0000-7000-8000-000000000000');
    await vi.waitFor(() => expect(watched.length).toBe(3));
  },
);

it('waits for the time that a refusal names, then connects', async () => {
  const handshakesAt: number[] = [];
  const { live, connection } = await setup({
    token: () => {
      handshakesAt.push(performance.now());
      return handshakesAt.length < 2 ? 'one tab too many' : 'good';
    },
    refusal: { code: 'rateLimited', retryAfterSeconds: 1 },
  });
  live.open();
  await vi.waitFor(() => expect(connection()).toBe('live'), { timeout: 3000 });
  const [refusedAt = 0, connectedAt = 0] = handshakesAt;
  expect(connectedAt - refusedAt).toBeGreaterThan(1000);
});

it('becomes degraded after a delay, and reconnects by itself after a rejected token', async () => {
  let token = 'old';
  const { live, connection, store } = await setup({ token: () => token });
  const states: string[] = [];
  store.sub(connectionAtom, () => states.push(connection()));
  live.open();
  expect(connection()).toBe('closed');
  await vi.waitFor(() => expect(connection()).toBe('degraded'));
  token = 'good';
  await vi.waitFor(() => expect(connection()).toBe('live'), { timeout: 3000 });
  expect(states).toEqual(['degraded', 'live']);
});

it('makes a new handshake when the token is refreshed, without a degraded state', async () => {
  const { live, connection, joined, server, refetch, store } = await setup();
  live.open();
  live.watch(room);
  await joined();
  const states: string[] = [];
  store.sub(connectionAtom, () => states.push(connection()));
  const [before] = server.sockets.sockets.keys();
  live.renew();
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  expect([...server.sockets.sockets.keys()]).not.toContain(before);
  expect(states).toEqual([]);
});

it('removes all listeners when closed', async () => {
  const { live, socket, handlers, joined } = await setup();
  live.open();
  live.watch(room);
  await joined();
  live.close();
  expect(socket.connected).toBe(false);
  expect(socket.listeners('feed.removed')).toEqual([]);
  expect(handlers['feed.removed']).not.toHaveBeenCalled();
});
