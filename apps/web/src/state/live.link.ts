import { refusals } from '@rinkside/contracts/error';
import type { Room } from '@rinkside/contracts/live';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { io } from 'socket.io-client';
import { fold } from './fold';
import { createLive, type LiveSocket, watchedAtAtom } from './live';
import { forgetQueries, readAgain } from './queries';
import { accessTokenAtom, endedElsewhere, renewAccessToken, sessionAtom } from './session';
import { store } from './store';
import { remember } from './told';
import { traceIfWanted } from './trace.start';

// WebSocket first: polling needs every request to reach the same gateway.
const socket: LiveSocket = io({
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelayMax: 15_000,
  auth: (send) => send({ token: store.get(accessTokenAtom) }),
});

const live = createLive({
  socket,
  store,
  handlers: remember(store, fold.live),
  refetch: readAgain,
});

const refreshOnRejection = async (error: Error) => {
  const token = store.get(accessTokenAtom);
  if (error.message === refusals.sessionEnded && token) endedElsewhere(token);
  if (error.message !== refusals.expiredToken || !token) return;
  try {
    await renewAccessToken(token);
  } catch {
    // A rejected refresh has ended the session; after a network error Socket.IO reconnects by itself.
  }
};
const onConnectError = (error: Error) => void refreshOnRejection(error);

const viewerChangeListeners = new Set<() => void>();
/** Registers a callback that clears state of one viewer. It runs at logout and when the account changes. */
export const onForget = (listener: () => void): void => void viewerChangeListeners.add(listener);

/** Clears all state that belongs to one viewer. */
export const forgetViewer = (): void => {
  forgetQueries();
  fold.forget();
  for (const listener of viewerChangeListeners) listener();
};

let viewer = store.get(sessionAtom)?.user.sub;
// On every page: a new account starts with empty state and its own connection.
store.sub(sessionAtom, () => {
  const sub = store.get(sessionAtom)?.user.sub;
  if (sub === viewer) return;
  viewer = sub;
  live.close();
  forgetViewer();
});

/** Keeps the live connection open while the signed-in shell is mounted. */
export const useLive = (): void => {
  const sub = useAtomValue(sessionAtom)?.user.sub;
  useEffect(() => {
    if (!sub) return undefined;
    const unsubscribe = store.sub(accessTokenAtom, () => {
      if (store.get(accessTokenAtom)) live.renew();
    });
    socket.on('connect_error', onConnectError);
    // The network is back: reconnect now instead of after the backoff.
    addEventListener('online', live.renew);
    live.open();
    traceIfWanted(socket);
    return () => {
      unsubscribe();
      socket.off('connect_error', onConnectError);
      removeEventListener('online', live.renew);
      live.close();
    };
  }, [sub]);
};

const noRoomAtom = atom(0);

/**
 * Watches a room while mounted.
 * @returns the time (ms, 0 before the first join) since which no event was missed; refetch what was read earlier
 */
export const useRoom = (room: Room | null): number => {
  useEffect(() => (room ? live.watch(room) : undefined), [room]);
  return useAtomValue(room ? watchedAtAtom(room) : noRoomAtom);
};
