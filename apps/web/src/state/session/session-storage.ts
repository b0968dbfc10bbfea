import { deviceStorage } from '../../ui/web-storage';

/** Claims of the userinfo endpoint. */
export interface SessionUser {
  sub: string;
  email?: string;
  name?: string;
  given_name?: string;
  family_name?: string;
}

/** Tokens and user of the signed-in session. */
export interface Session {
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  user: SessionUser;
}

export type SessionEnd = 'logout' | 'expired';

export const sessionKey = 'rinkside.session';
const endKey = 'rinkside.session.end';

const isSession = (value: unknown): value is Session => {
  const session = value as Partial<Session> | null;
  return typeof session?.accessToken === 'string' && typeof session.user?.sub === 'string';
};

/** Returns the stored session, or null if there is none or it is invalid. */
export const readSession = (): Session | null => {
  try {
    const value: unknown = JSON.parse(deviceStorage.getItem(sessionKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
};

export const writeSession = (session: Session): void =>
  void deviceStorage.setItem(sessionKey, JSON.stringify(session));

/** Removes the session and stores the reason for other tabs. */
export const removeSession = (why: SessionEnd): void => {
  deviceStorage.setItem(endKey, why);
  deviceStorage.removeItem(sessionKey);
};

export const readSessionEnd = (): SessionEnd =>
  deviceStorage.getItem(endKey) === 'expired' ? 'expired' : 'logout';
