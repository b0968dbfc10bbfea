import { errorMessages } from '@rinkside/contracts/error';
import type {
  ClientMessages,
  LiveEventName,
  LiveHandlers,
  Room,
  SocketRefusal,
} from '@rinkside/contracts/live.schema';
import { atom, type createStore } from 'jotai';
import { atomFamily } from 'jotai-family';
import type { Socket } from 'socket.io-client';
import { backoffMs } from './backoff';

export type LiveSocket = Socket<LiveHandlers, ClientMessages>;
type Store = ReturnType<typeof createStore>;

/** `degraded` follows a disconnection only after a delay, so short gaps are not shown. */
export type ConnectionState = 'closed' | 'live' | 'degraded';
const connectionState = atom<ConnectionState>('closed');
export const connectionAtom = atom((get) => get(connectionState));

const syncedAtState = atomFamily((_room: Room) => atom(0));
/**
 * The time (ms, 0 never) since which every event of this room was received, or at which the server refused it: the
 * viewer may have lost access. Data read earlier may be stale.
 */
export const syncedAtAtom = atomFamily((room: Room) => atom((get) => get(syncedAtState(room))));

export interface LiveOptions {
  /** Loads the socket, not connected yet; it reads the current token at every handshake. A rejection is retried. */
  loadSocket: () => Promise<LiveSocket>;
  store: Store;
  /** Handlers by event. Events without a handler are ignored. */
  handlers: LiveHandlers;
  /** Refetches everything mounted. Called after the rooms are joined, if events may have been missed. */
  refetch: () => void;
  /** Whether something read before the first connection is missing or comes from the cache. */
  isStale?: () => boolean;
  now?: () => number;
  /** Delay after a disconnection before the connection counts as degraded. */
  degradedAfterMs?: number;
  /** Time to wait for an acknowledgement of `watch` before it is sent again. */
  ackTimeoutMs?: number;
}

/** Delays between connection attempts. */
const backoff = { firstMs: 500, maxMs: 15_000 };
/** A rejected `watch` with one of these is sent again. */
const temporaryErrors = new Set<string>([errorMessages.unavailable, errorMessages.rateLimited]);

/** Creates the live connection: one socket with reference-counted rooms that are joined again after a reconnect. */
export const createLiveConnection = (options: LiveOptions) => {
  const { loadSocket, store, handlers, refetch } = options;
  const {
    isStale = () => false,
    now = () => performance.now(),
    degradedAfterMs = 3000,
    ackTimeoutMs = 5000,
  } = options;
  const rooms = new Map<Room, number>();
  let socket: LiveSocket | undefined;
  let open = false;
  let connectedBefore = false;
  let failures = 0;
  let degradedTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves to null when there is no acknowledgement. */
  const requestWatch = async (room: Room | 'own') =>
    socket
      ?.timeout(ackTimeoutMs)
      .emitWithAck('watch', { room, quiet: true })
      .catch(() => null);

  const join = async (room: Room): Promise<void> => {
    const id = socket?.id;
    const isWanted = () => socket?.connected && socket.id === id && rooms.has(room);
    let attempts = 0;
    while (isWanted()) {
      const reply = await requestWatch(room);
      if (!reply) continue;
      if (!reply.ok && temporaryErrors.has(reply.error)) {
        const delayMs = backoffMs(backoff, attempts++);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        continue;
      }
      // Data read while the room was idle has missed nothing. 0 is reserved for rooms without an answer.
      const quietMs = (reply.ok && reply.quiet) || 0;
      store.set(syncedAtState(room), Math.max(1, now() - quietMs));
      return;
    }
  };

  const leave = (room: Room) => {
    if (socket?.connected)
      void socket
        .timeout(ackTimeoutMs)
        .emitWithAck('unwatch', { room })
        .catch(() => null);
  };

  /** Whether the viewer's own room had an event since the page load: data read before the connection may lack it. */
  const hadOwnEvent = async (): Promise<boolean> => {
    const reply = await requestWatch('own');
    return !reply?.ok || (reply.quiet ?? 0) < now();
  };

  const onConnect = async () => {
    clearTimeout(degradedTimer);
    clearTimeout(retryTimer);
    degradedTimer = retryTimer = undefined;
    failures = 0;
    store.set(connectionState, 'live');
    const isBehind = connectedBefore || isStale();
    connectedBefore = true;
    const [missed] = await Promise.all([isBehind || hadOwnEvent(), ...Array.from(rooms.keys(), join)]);
    if (missed) refetch();
  };

  const onDisconnected = () => retry();
  const onRefused = (error: Error & { data?: SocketRefusal }) =>
    retry((error.data?.retryAfterSeconds ?? 0) * 1000);

  const retry = (minDelayMs = 0) => {
    degradedTimer ??= setTimeout(() => store.set(connectionState, 'degraded'), degradedAfterMs);
    // Socket.IO does not reconnect after a rejected handshake or a disconnect by the server.
    if (!open || socket?.active || retryTimer) return;
    retryTimer = setTimeout(
      () => {
        retryTimer = undefined;
        void connect();
      },
      minDelayMs + backoffMs(backoff, failures++),
    );
  };

  const handleConnect = () => void onConnect();
  // Not the event list of the contracts: importing it would pull in all schemas.
  const names = Object.keys(handlers) as LiveEventName[];

  const listen = (loaded: LiveSocket) => {
    loaded.on('connect', handleConnect).on('disconnect', onDisconnected).on('connect_error', onRefused);
    for (const name of names) loaded.on(name, handlers[name]);
  };
  const stopListening = (loaded: LiveSocket) => {
    loaded.off('connect', handleConnect).off('disconnect', onDisconnected).off('connect_error', onRefused);
    for (const name of names) loaded.off(name, handlers[name]);
  };

  const connect = async () => {
    try {
      socket ??= await loadSocket();
    } catch {
      if (open) retry();
      return;
    }
    if (!open) return;
    // Opened again while it loaded.
    stopListening(socket);
    listen(socket);
    socket.connect();
  };

  return {
    /** Connects and listens. Calling it again while open does nothing. */
    open: () => {
      if (open) return;
      open = true;
      void connect();
    },
    /** Stops listening and disconnects. Rooms stay counted, so opening again watches them again. */
    close: () => {
      if (!open) return;
      open = false;
      connectedBefore = false;
      clearTimeout(degradedTimer);
      clearTimeout(retryTimer);
      degradedTimer = retryTimer = undefined;
      if (socket) stopListening(socket);
      socket?.disconnect();
      store.set(connectionState, 'closed');
    },
    /** Reconnects with the current token. */
    renew: () => {
      if (!open) return;
      socket?.disconnect();
      void connect();
    },
    /** Watches a room until the returned function is called; several watchers share one membership. */
    watch: (room: Room): (() => void) => {
      const count = rooms.get(room) ?? 0;
      rooms.set(room, count + 1);
      if (count === 0) void join(room);
      let watching = true;
      return () => {
        if (!watching) return;
        watching = false;
        const remaining = (rooms.get(room) ?? 1) - 1;
        if (remaining > 0) rooms.set(room, remaining);
        else {
          rooms.delete(room);
          leave(room);
        }
      };
    },
  };
};
