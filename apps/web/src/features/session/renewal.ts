import { refusals } from '@rinkside/contracts/error';
import { toast } from '../../ui/toast';
import { refreshTokens, revokeToken } from './identity';
import { IdentityError } from './identity-error';
import { sessionSentences } from './sentences';
import { readSession, type SessionEnd } from './storage';
import { store } from '../../state/store';
import { beginSession, endSession, sessionAtom } from './tokens';

const isRefusal = (error: unknown) =>
  error instanceof IdentityError && error.status < 500 && error.status !== 429;

/** What another tab wrote reaches this one a moment after its lock may (ms). */
const settling = 200;

const othersWrite = async (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, settling);
  addEventListener('storage', resolve);
  await promise;
  clearTimeout(timer);
  removeEventListener('storage', resolve);
};

const renew = async (stale: string, waited: boolean): Promise<string> => {
  if (waited && readSession()?.accessToken === stale) await othersWrite();
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
const oneTabAtATime = async (work: (waited: boolean) => Promise<string>): Promise<string> => {
  if (!('locks' in navigator)) return work(false);
  const name = 'rinkside.session.refresh';
  const done = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work(false) : null,
  );
  return done ?? navigator.locks.request(name, () => work(true));
};

let renewal: Promise<string> | null = null;

/**
 * A new access token in place of one the server called expired; callers at the same time share one request.
 * A refused refresh ends the session; no answer at all, or one of a provider that is broken or busy, does not.
 */
export const renewAccessToken = (stale: string): Promise<string> => {
  renewal ??= oneTabAtATime((waited) => renew(stale, waited)).finally(() => {
    renewal = null;
  });
  return renewal;
};

/** Ends the session here and in every tab, and its refresh token for good. */
export const abandonSession = (why: SessionEnd): void => {
  const refreshToken = store.get(sessionAtom)?.refreshToken;
  endSession(why);
  // Offline it simply runs out; nobody holds it any more.
  if (refreshToken) revokeToken(refreshToken).catch(() => null);
};

/** Its owner ended this session from another device: a new token would be no use. */
export const endedElsewhere = (token: string): void => {
  if (store.get(sessionAtom)?.accessToken !== token) return;
  abandonSession('expired');
  toast.error(refusals.sessionEnded, { id: refusals.sessionEnded });
};
