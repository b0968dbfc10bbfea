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
  auth: (give) => give({ token: store.get(accessTokenAtom) }),
});

const live = createLive({
  socket,
  store,
  handlers: remember(store, fold.live),
  refetch: readAgain,
});

const answerRefusal = async (error: Error) => {
  const token = store.get(accessTokenAtom);
  if (error.message === refusals.sessionEnded && token) endedElsewhere(token);
  if (error.message !== refusals.expiredToken || !token) return;
  try {
    await renewAccessToken(token);
  } catch {
    // A refused renewal ended the session; without an answer the link tries again by itself.
  }
};
const onRefusal = (error: Error) => void answerRefusal(error);

/** What else belongs to one viewer and is dropped with the rest. */
const forgetters = new Set<() => void>();
export const onForget = (forget: () => void): void => void forgetters.add(forget);

/** Drops all that one viewer was shown. */
export const forgetViewer = (): void => {
  forgetQueries();
  fold.forget();
  for (const forget of forgetters) forget();
};

let viewer = store.get(sessionAtom)?.user.sub;
// Wherever in the app they are by then: another viewer starts from nothing, and hears nothing of the one before.
store.sub(sessionAtom, () => {
  const sub = store.get(sessionAtom)?.user.sub;
  if (sub === viewer) return;
  viewer = sub;
  live.close();
  forgetViewer();
});

/** Keeps the live link open while the signed-in shell is mounted. */
export const useLive = (): void => {
  const sub = useAtomValue(sessionAtom)?.user.sub;
  useEffect(() => {
    if (!sub) return undefined;
    const leaveToken = store.sub(accessTokenAtom, () => {
      if (store.get(accessTokenAtom)) live.renew();
    });
    socket.on('connect_error', onRefusal);
    // The network is back: no reason to sit out the pause between two tries.
    addEventListener('online', live.renew);
    live.open();
    traceIfWanted(socket);
    return () => {
      leaveToken();
      socket.off('connect_error', onRefusal);
      removeEventListener('online', live.renew);
      live.close();
    };
  }, [sub]);
};

const nowhere = atom(0);

/** Watches a room while mounted. Answers when it was last joined (ms, 0 before): what was read earlier may have missed an event. */
export const useRoom = (room: Room | null): number => {
  useEffect(() => (room ? live.watch(room) : undefined), [room]);
  return useAtomValue(room ? watchedAtAtom(room) : nowhere);
};
