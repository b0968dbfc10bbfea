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

/** Fallback when localStorage is blocked; the session then lasts as long as the tab. */
const memoryFallback = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return memoryFallback.get(key) ?? null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memoryFallback.delete(key);
    else memoryFallback.set(key, value);
  }
};

const isSession = (value: unknown): value is Session => {
  const session = value as Partial<Session> | null;
  return typeof session?.accessToken === 'string' && typeof session.user?.sub === 'string';
};

/** Returns the stored session, or null if there is none or it is invalid. */
export const readSession = (): Session | null => {
  try {
    const value: unknown = JSON.parse(read(sessionKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
};

export const writeSession = (session: Session): void => write(sessionKey, JSON.stringify(session));

/** Removes the session and stores the reason for other tabs. */
export const removeSession = (why: SessionEnd): void => {
  write(endKey, why);
  write(sessionKey, null);
};

export const readSessionEnd = (): SessionEnd => (read(endKey) === 'expired' ? 'expired' : 'logout');
