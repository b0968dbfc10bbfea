import { atom } from 'jotai';
import { store } from '../../state/store';
import {
  readSession,
  readSessionEnd,
  removeSession,
  type Session,
  type SessionEnd,
  sessionKey,
  writeSession,
} from './storage';

/** The signed-in session, restored on startup and followed across tabs; null when signed out. */
export const sessionAtom = atom<Session | null>(readSession());

/** Why the session ended while this page was open. */
export const sessionEndAtom = atom<SessionEnd | null>(null);

sessionAtom.onMount = () => {
  const follow = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return;
    const session = readSession();
    store.set(sessionEndAtom, session ? null : readSessionEnd());
    store.set(sessionAtom, session);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

/** Signs in, here and (through storage) in every other tab. */
export const beginSession = (session: Session): void => {
  writeSession(session);
  store.set(sessionEndAtom, null);
  store.set(sessionAtom, session);
};

/** Forgets the session everywhere; guards send 'logout' to / and 'expired' to /login. */
export const endSession = (why: SessionEnd): void => {
  removeSession(why);
  store.set(sessionEndAtom, why);
  store.set(sessionAtom, null);
};

/** The page that was left for / has arrived; the next guarded page asks to sign in again. */
export const forgetSessionEnd = (): void => store.set(sessionEndAtom, null);
