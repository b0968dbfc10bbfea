import { atom } from 'jotai';
import { dropTabValue } from '../../ui/web-storage';
import { store } from '../store';
import {
  personOf,
  readSession,
  readSessionEnd,
  removeSession,
  type Session,
  type SessionEnd,
  sessionKey,
  writeSession,
} from './session-storage';

/** The session: restored on startup, synced across tabs, null when signed out. */
export const sessionAtom = atom<Session | null>(readSession());

export const isAuthenticatedAtom = atom((get) => get(sessionAtom) !== null);
/** The person that this tab acts for (`personOf`). */
export const personAtom = atom((get) => personOf(get(sessionAtom)));
/** Whether a guardian acts as a child in this tab. */
export const actsAsChildAtom = atom((get) => get(sessionAtom)?.profileId !== undefined);
export const accessTokenAtom = atom((get) => get(sessionAtom)?.accessToken ?? null);

/** Why the session ended while this page was open. */
export const sessionEndAtom = atom<SessionEnd | null>(null);

sessionAtom.onMount = () => {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return;
    dropTabValue(sessionKey);
    const session = readSession();
    store.set(sessionEndAtom, session ? null : readSessionEnd());
    store.set(sessionAtom, session);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** Starts a session, also in other tabs through storage. */
export const beginSession = (session: Session): void => {
  writeSession(session);
  store.set(sessionEndAtom, null);
  store.set(sessionAtom, readSession());
};

/** Ends the session in all tabs. Guards redirect 'logout' to / and 'expired' to /login. */
export const endSession = (why: SessionEnd): void => {
  removeSession(why);
  store.set(sessionEndAtom, why);
  store.set(sessionAtom, null);
};

/** Clears the end reason once / or /login is shown; the next guarded page then redirects to /login. */
export const clearSessionEnd = (): void => store.set(sessionEndAtom, null);
