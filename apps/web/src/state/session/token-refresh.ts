import { errorMessages } from '@rinkside/contracts/error';
import { toast } from '../../ui/toast';
import { refreshTokens, revokeToken } from './oidc-client';
import { IdentityError } from './identity-error';
import { sessionMessages } from './messages';
import { readSession, type SessionEnd } from './session-storage';
import { store } from '../store';
import { withTabLock } from '../tab-lock';
import { beginSession, endSession, sessionAtom } from './session.store';

/** Only an error with a code (RFC 6749) ends a session. */
const isRejected = (error: unknown) =>
  error instanceof IdentityError && error.code !== null && error.status < 500 && error.status !== 429;

/** A storage write of another tab can arrive later than its released lock, by at most this time (ms). */
const storageDelayMs = 200;

const waitForStorage = async (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, storageDelayMs);
  addEventListener('storage', resolve);
  await promise;
  clearTimeout(timer);
  removeEventListener('storage', resolve);
};

const refresh = async (stale: string, waited: boolean): Promise<string> => {
  if (waited && readSession()?.accessToken === stale) await waitForStorage();
  const session = readSession();
  if (session && session.accessToken !== stale) {
    // Another tab has refreshed it already.
    store.set(sessionAtom, session);
    return session.accessToken;
  }
  if (!session?.refreshToken) {
    endSession('expired');
    throw new Error(sessionMessages.noRefreshToken);
  }
  try {
    const tokens = await refreshTokens(session.refreshToken);
    // Do not restore a session that was ended in the meantime.
    if (readSession()?.accessToken !== stale) return tokens.access_token;
    beginSession({
      ...session,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? session.refreshToken,
      idToken: tokens.id_token ?? session.idToken,
    });
    return tokens.access_token;
  } catch (error) {
    if (isRejected(error)) endSession('expired');
    throw error;
  }
};

let refreshInFlight: Promise<string> | null = null;

/**
 * Refreshes an access token the server rejected as expired. Concurrent callers share one request.
 * A rejected refresh ends the session; network errors, 5xx and 429 do not.
 */
export const refreshAccessToken = (stale: string): Promise<string> => {
  // Without a lock, the server's 60 s grace period covers a double use.
  refreshInFlight ??= withTabLock('rinkside.session.refresh', (waited) => refresh(stale, waited)).finally(
    () => {
      refreshInFlight = null;
    },
  );
  return refreshInFlight;
};

/** Ends the session in all tabs and revokes its refresh token. */
export const endAndRevokeSession = (why: SessionEnd): void => {
  const refreshToken = store.get(sessionAtom)?.refreshToken;
  endSession(why);
  // If the request fails, the token expires on its own; no copy is left.
  if (refreshToken) revokeToken(refreshToken).catch(() => null);
};

/** Ends the session; guarded pages redirect to /. */
export const logout = (): void => endAndRevokeSession('logout');

/** Handles a session revoked from another device: ends it without trying to refresh. */
export const handleSessionRevoked = (token: string): void => {
  if (store.get(sessionAtom)?.accessToken !== token) return;
  endAndRevokeSession('expired');
  toast.error(errorMessages.sessionRevoked, { id: errorMessages.sessionRevoked });
};
