/** What userinfo says of the person who signed in. */
export interface SessionUser {
  sub: string;
  email?: string;
  name?: string;
  given_name?: string;
  family_name?: string;
}

/** Three tokens and the user object. */
export interface Session {
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  user: SessionUser;
}

export type SessionEnd = 'logout' | 'expired';

export const sessionKey = 'rinkside.session';
const endKey = 'rinkside.session.end';

/** Browsers may close their storage to us; the session then lasts as long as the tab. */
const memory = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
};

const isSession = (value: unknown): value is Session => {
  const session = value as Partial<Session> | null;
  return typeof session?.accessToken === 'string' && typeof session.user?.sub === 'string';
};

/** The stored session, or null; damaged contents count as none. */
export const readSession = (): Session | null => {
  try {
    const value: unknown = JSON.parse(read(sessionKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
};

export const writeSession = (session: Session): void => write(sessionKey, JSON.stringify(session));

/** Other tabs see the session go and read here why. */
export const removeSession = (why: SessionEnd): void => {
  write(endKey, why);
  write(sessionKey, null);
};

export const readSessionEnd = (): SessionEnd => (read(endKey) === 'expired' ? 'expired' : 'logout');
