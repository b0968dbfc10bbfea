import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { abandonSession } from '../features/session/renewal';
import { sessionSentences } from '../features/session/sentences';
import { sessionAtom } from '../features/session/tokens';
import { store } from './store';
import { call, messageOf } from './api';

export { beginSession, endSession, sessionAtom, sessionEndAtom } from '../features/session/tokens';
export { endedElsewhere, renewAccessToken } from '../features/session/renewal';
export type { Session, SessionUser } from '../features/session/storage';

export const isAuthenticatedAtom = atom((get) => get(sessionAtom) !== null);
export const accessTokenAtom = atom((get) => get(sessionAtom)?.accessToken ?? null);

/** A profile belongs to the account it was asked for; another account's session does not see it. */
const loadedAtom = atom<{ sub: string; profile: ProfileView } | null>(null);

/** The signed-in person's own profile; null until loaded. */
export const profileAtom = atom((get): ProfileView | null => {
  const loaded = get(loadedAtom);
  return loaded && loaded.sub === get(sessionAtom)?.user.sub ? loaded.profile : null;
});

/** Onboarding is behind them. */
export const hasProfileAtom = atom((get) => get(profileAtom)?.onboarding_complete === true);

/** Why the last load failed, for people; null when it did not. */
export const profileErrorAtom = atom<string | null>(null);

/** Puts a profile the server answered with in place of the known one; an older version changes nothing. */
export const saveProfile = (profile: ProfileView): void => {
  const session = store.get(sessionAtom);
  const known = store.get(profileAtom);
  if (!session || (known?.id === profile.id && known.version > profile.version)) return;
  store.set(loadedAtom, { sub: session.user.sub, profile });
};

const fetchProfile = async (): Promise<void> => {
  store.set(profileErrorAtom, null);
  const asker = store.get(sessionAtom)?.user.sub;
  try {
    const profile = await call(playerRoutes.me, { keep: true });
    saveProfile(profile);
  } catch (error) {
    if (store.get(sessionAtom)?.user.sub === asker)
      store.set(profileErrorAtom, messageOf(error, sessionSentences.profileFailed));
  }
};

let loading: { sub: string | undefined; done: Promise<void> } | null = null;

/** GET api/users/me into `profileAtom`, or its reason into `profileErrorAtom`; never rejects. */
export const loadProfile = (): Promise<void> => {
  const sub = store.get(sessionAtom)?.user.sub;
  if (loading && loading.sub === sub) return loading.done;
  const mine = {
    sub,
    done: fetchProfile().finally(() => {
      if (loading === mine) loading = null;
    }),
  };
  loading = mine;
  return mine.done;
};

/** Guarded pages leave for /. */
export const logout = (): void => abandonSession('logout');
