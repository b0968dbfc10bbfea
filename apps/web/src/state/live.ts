import { refusals } from '@rinkside/contracts/error';
import type { ClientMessages, LiveEventName, LiveHandlers, Room } from '@rinkside/contracts/live';
import { atom, type createStore } from 'jotai';
import { atomFamily } from 'jotai-family';
import type { Socket } from 'socket.io-client';

export type LiveSocket = Socket<LiveHandlers, ClientMessages>;
type Store = ReturnType<typeof createStore>;

/** `degraded` only after the link has been missing for a while: short gaps are nobody's business. */
export type Connection = 'closed' | 'live' | 'degraded';
const connectionState = atom<Connection>('closed');
export const connectionAtom = atom((get) => get(connectionState));

const watchedAtState = atomFamily((_room: Room) => atom(0));
/** Since when nothing was told in this room without being heard here (ms, 0 never joined): what was asked for earlier may have missed an event. */
export const watchedAtAtom = atomFamily((room: Room) => atom((get) => get(watchedAtState(room))));

export interface LiveOptions {
  /** Not connected yet, and reading its token anew on every handshake. */
  socket: LiveSocket;
  store: Store;
  /** Where events go. A server that knows more events than this client is simply not heard on them. */
  handlers: LiveHandlers;
  /** Asks again for everything mounted, once the rooms are watched after something may have been missed. */
  refetch: () => void;
  now?: () => number;
  /** Milliseconds of silence before the connection counts as degraded. */
  patience?: number;
  /** Milliseconds a watch may stay unanswered before it is asked again. */
  answerWithin?: number;
}

/** Between two tries, ms. */
const backoff = { first: 500, longest: 15_000 };

/** The live link: one socket, rooms counted by who needs them, and everything watched again after a gap. */
export const createLive = (options: LiveOptions) => {
  const { socket, store, handlers, refetch } = options;
  const { now = () => performance.now(), patience = 3000, answerWithin = 5000 } = options;
  const rooms = new Map<Room, number>();
  let open = false;
  let connectedBefore = false;
  let failures = 0;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** Null when nobody answers. */
  const ask = (room: Room | 'own') =>
    socket
      .timeout(answerWithin)
      .emitWithAck('watch', { room, quiet: true })
      .catch(() => null);

  const join = async (room: Room): Promise<void> => {
    const { id } = socket;
    while (socket.connected && socket.id === id && rooms.has(room)) {
      const answer = await ask(room);
      if (!answer) continue;
      if (!answer.ok && answer.error === refusals.unavailable) {
        await new Promise((resolve) => setTimeout(resolve, backoff.first));
        continue;
      }
      // What was read while the room was quiet has missed nothing; 0 would say that it was never joined.
      if (answer.ok) store.set(watchedAtState(room), Math.max(1, now() - (answer.quiet ?? 0)));
      return;
    }
  };

  const leave = (room: Room) => {
    if (socket.connected)
      void socket
        .timeout(answerWithin)
        .emitWithAck('unwatch', { room })
        .catch(() => null);
  };

  /** Whether the viewer's own room was told anything since the page is open: what was read meanwhile may lack it. */
  const toldBefore = async (): Promise<boolean> => {
    const answer = await ask('own');
    return !answer?.ok || (answer.quiet ?? 0) < now();
  };

  const onConnect = async () => {
    clearTimeout(quietTimer);
    clearTimeout(retryTimer);
    quietTimer = retryTimer = undefined;
    failures = 0;
    store.set(connectionState, 'live');
    const again = connectedBefore;
    connectedBefore = true;
    const [missed] = await Promise.all([again || toldBefore(), ...Array.from(rooms.keys(), join)]);
    if (missed) refetch();
  };

  const onGap = () => {
    quietTimer ??= setTimeout(() => store.set(connectionState, 'degraded'), patience);
    // After a refusal or a server's goodbye the library does not try again by itself.
    if (!open || socket.active || retryTimer) return;
    const wait = Math.min(backoff.longest, backoff.first * 2 ** failures++) * (0.5 + Math.random() / 2);
    retryTimer = setTimeout(() => {
      retryTimer = undefined;
      if (open) socket.connect();
    }, wait);
  };

  const connected = () => void onConnect();
  // Not the contract's own list: its schemas are of no use here, and heavy.
  const names = Object.keys(handlers) as LiveEventName[];

  return {
    /** Connects and listens. Calling it again while open does nothing. */
    open: () => {
      if (open) return;
      open = true;
      socket.on('connect', connected).on('disconnect', onGap).on('connect_error', onGap);
      for (const name of names) socket.on(name, handlers[name]);
      socket.connect();
    },
    /** Stops listening and disconnects. Rooms stay counted, so opening again watches them again. */
    close: () => {
      if (!open) return;
      open = false;
      connectedBefore = false;
      clearTimeout(quietTimer);
      clearTimeout(retryTimer);
      quietTimer = retryTimer = undefined;
      socket.off('connect', connected).off('disconnect', onGap).off('connect_error', onGap);
      for (const name of names) socket.off(name, handlers[name]);
      socket.disconnect();
      store.set(connectionState, 'closed');
    },
    /** Takes a new handshake with the newest token. */
    renew: () => {
      if (open) socket.disconnect().connect();
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
        const left = (rooms.get(room) ?? 1) - 1;
        if (left > 0) rooms.set(room, left);
        else {
          rooms.delete(room);
          leave(room);
        }
      };
    },
  };
};
