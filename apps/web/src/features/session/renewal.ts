import { refreshTokens } from './identity';
import { IdentityError } from './identity-error';
import { sessionSentences } from './sentences';
import { readSession } from './storage';
import { store } from '../../state/store';
import { beginSession, endSession, sessionAtom } from './tokens';

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
