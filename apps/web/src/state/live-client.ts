import { errorMessages } from '@rinkside/contracts/error';
import type { Room, SocketRefusal } from '@rinkside/contracts/live.schema';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { withCircleChanges } from './circles.live';
import { entityStore } from './entities/entity-store';
import { createLiveConnection, type LiveSocket, syncedAtAtom } from './live';
import { renewConnections } from './http-fetch';
import { noteAnswer } from './offline/connectivity';
import { readAgain } from './offline/recovery';
import { clearUnanswered, unansweredAtom } from './offline/unanswered-reads';
import { loadProfile } from './profile';
import { clearQueries } from './query-client';
import { ofShownProfile } from './family.live';
import { accessTokenAtom, personAtom, sessionAtom } from './session/session.store';
import { handleSessionRevoked, refreshAccessToken } from './session/token-refresh';
import { store } from './store';
import { recordTimestamps } from './event-timestamps';
import { startTracing } from './tracing/start-tracing';
import { watchSleep } from './watch-sleep';

watchSleep();

const refreshOnRejection = async (error: Error & { data?: SocketRefusal }) => {
  // The guardianship has ended: loading the profile returns to the account's own.
  if (error.data?.code === 'notFound') void loadProfile();
  const token = store.get(accessTokenAtom);
  if (error.message === errorMessages.sessionRevoked && token) handleSessionRevoked(token);
  if (error.message !== errorMessages.expiredToken || !token) return;
  try {
    await refreshAccessToken(token);
  } catch {
    // A rejected refresh has ended the session; after a network error Socket.IO reconnects by itself.
  }
};
/** Whether the connection was lost or refused, and not closed by this page. */
let isLinkLost = false;
const onDisconnect = (reason: string) => {
  isLinkLost ||= reason !== 'io client disconnect';
};
const onConnect = () => {
  noteAnswer();
  if (isLinkLost || store.get(unansweredAtom).size > 0) renewConnections();
  isLinkLost = false;
};

/** Socket.IO loads after the first paint, which does not need it. */
const loadSocket = async (): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client');
  // WebSocket first: polling needs every request to reach the same gateway.
  const socket: LiveSocket = io({
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 15_000,
    auth: (send) => {
      const { accessToken: token, profileId } = store.get(sessionAtom) ?? {};
      send({ token, ...(profileId && { profile_id: profileId }) });
    },
  });
  socket.on('connect', onConnect).on('disconnect', onDisconnect);
  socket.on('connect_error', (error) => {
    // After a refusal of the server the socket is not active.
    isLinkLost ||= socket.active;
    void refreshOnRejection(error);
  });
  startTracing(socket);
  return socket;
};

const live = createLiveConnection({
  loadSocket,
  store,
  handlers: withCircleChanges(ofShownProfile(store, recordTimestamps(store, entityStore.live))),
  refetch: readAgain,
  isStale: () => store.get(unansweredAtom).size > 0,
});

const viewerChangeListeners = new Set<() => void>();
/** Registers a callback that clears state of one viewer. It runs at logout and when the account changes. */
export const onViewerChange = (listener: () => void): void => void viewerChangeListeners.add(listener);

/** Clears all state that belongs to one viewer. */
export const resetViewerState = (): void => {
  clearQueries();
  clearUnanswered();
  entityStore.reset();
  for (const listener of viewerChangeListeners) listener();
};

let viewer = store.get(personAtom);
// On every page: a new account starts with empty state and its own connection.
store.sub(sessionAtom, () => {
  const person = store.get(personAtom);
  if (person === viewer) return;
  viewer = person;
  live.close();
  resetViewerState();
});

/** Keeps the live connection open while the signed-in shell is mounted. */
export const useLive = (): void => {
  const person = useAtomValue(personAtom);
  useEffect(() => {
    if (!person) return undefined;
    const unsubscribe = store.sub(accessTokenAtom, () => {
      if (store.get(accessTokenAtom)) live.renew();
    });
    // The network is back: reconnect now instead of after the backoff.
    addEventListener('online', live.renew);
    live.open();
    return () => {
      unsubscribe();
      removeEventListener('online', live.renew);
      live.close();
    };
  }, [person]);
};

const noRoomAtom = atom(0);

/**
 * Watches a room while mounted.
 * @returns the time (ms, 0 before the first answer) before which data may be stale; refetch what was read earlier
 */
export const useRoom = (room: Room | null): number => {
  useEffect(() => (room ? live.watch(room) : undefined), [room]);
  return useAtomValue(room ? syncedAtAtom(room) : noRoomAtom);
};
