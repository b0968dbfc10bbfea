import { deviceStorage, tabStorage } from '../../ui/web-storage';

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
  /** The child profile that this tab acts as; none for the account's own. */
  profileId?: string;
}

/**
 * Returns the owner of the data on this device: the account, or one of its child profiles. Outbox, drafts and
 * cached responses are stored by it.
 */
export const personOf = (session: Session | null): string | undefined =>
  session?.profileId ? `${session.user.sub}/${session.profileId}` : session?.user.sub;

/** The account's own key of a {@link personOf}. */
export const accountOf = (person: string): string => person.replace(/\/[0-9a-f-]{36}$/, '');

export type SessionEnd = 'logout' | 'expired';

export const sessionKey = 'rinkside.session';
const endKey = 'rinkside.session.end';

const isSession = (value: unknown): value is Session => {
  const session = value as Partial<Session> | null;
  return typeof session?.accessToken === 'string' && typeof session.user?.sub === 'string';
};

/** The profile that an account acts as, per tab; a new tab begins with the last choice. */
const profileKey = 'rinkside.profile';

const readProfileId = ({ sub }: SessionUser): string | null => {
  const text = tabStorage.getItem(profileKey) ?? deviceStorage.getItem(profileKey) ?? 'null';
  const chosen = JSON.parse(text) as { sub?: unknown; id?: unknown } | null;
  // Kept for this tab: a choice of another tab is for its own requests.
  tabStorage.setItem(profileKey, text);
  return chosen?.sub === sub && typeof chosen.id === 'string' ? chosen.id : null;
};

/** Stores the profile that the account acts as in this tab; null for its own. */
export const writeProfileId = ({ sub }: SessionUser, id: string | null): void => {
  const text = JSON.stringify({ sub, id });
  tabStorage.setItem(profileKey, text);
  deviceStorage.setItem(profileKey, text);
};

/** Returns the stored session, or null if there is none or it is invalid. */
export const readSession = (): Session | null => {
  try {
    const value: unknown = JSON.parse(deviceStorage.getItem(sessionKey) ?? 'null');
    if (!isSession(value)) return null;
    const profileId = readProfileId(value.user);
    return profileId ? { ...value, profileId } : value;
  } catch {
    return null;
  }
};

/** Stores the session for all tabs; the profile is stored per tab. */
export const writeSession = (session: Session): void =>
  void deviceStorage.setItem(sessionKey, JSON.stringify({ ...session, profileId: undefined }));

/** Removes the session and stores the reason for other tabs. */
export const removeSession = (why: SessionEnd): void => {
  deviceStorage.setItem(endKey, why);
  deviceStorage.removeItem(sessionKey);
  deviceStorage.removeItem(profileKey);
  tabStorage.removeItem(profileKey);
};

export const readSessionEnd = (): SessionEnd =>
  deviceStorage.getItem(endKey) === 'expired' ? 'expired' : 'logout';
