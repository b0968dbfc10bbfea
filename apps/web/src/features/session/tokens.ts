import { atom, getDefaultStore } from 'jotai';
import { IdentityError } from './identity-error';
import { refreshTokens } from './identity';
import { sessionSentences } from './sentences';
import {
  readSession,
  readSessionEnd,
  removeSession,
  type Session,
  type SessionEnd,
  sessionKey,
  writeSession,
} from './storage';

/** The one client store; screens use it without a provider. */
export const store = getDefaultStore();

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

const isRefusal = (error: unknown) =>
  error instanceof IdentityError && error.status < 500 && error.status !== 429;

const renew = async (stale: string): Promise<string> => {
  const session = readSession();
  if (session && session.accessToken !== stale) {
    // Another tab was faster.
    store.set(sessionAtom, session);
    return session.accessToken;
  }
  if (!session?.refreshToken) {
    endSession('expired');
    throw new Error(sessionSentences.noRefreshToken);
  }
  try {
    const tokens = await refreshTokens(session.refreshToken);
    // Somebody may have logged out meanwhile; that stands.
    if (readSession()?.accessToken !== stale) return tokens.access_token;
    beginSession({
      ...session,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? session.refreshToken,
      idToken: tokens.id_token ?? session.idToken,
    });
    return tokens.access_token;
  } catch (error) {
    if (isRefusal(error)) endSession('expired');
    throw error;
  }
};

/** One tab at a time, where the browser can; elsewhere the server's grace of 60 s bears a double use. */
const oneTabAtATime = (work: () => Promise<string>): Promise<string> =>
  'locks' in navigator ? navigator.locks.request('rinkside.session.refresh', work) : work();

let renewal: Promise<string> | null = null;

/**
 * A new access token in place of one the server called expired; callers at the same time share one request.
 * A refused refresh ends the session; no answer at all (NetworkError) does not.
 */
export const renewAccessToken = (stale: string): Promise<string> => {
  renewal ??= oneTabAtATime(() => renew(stale)).finally(() => {
    renewal = null;
  });
  return renewal;
};
