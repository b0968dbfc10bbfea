import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { sessionMessages } from './session/messages';
import { sessionAtom } from './session/session.store';
import { store } from './store';
import { call, messageOf } from './api';
import { onRecovery } from './offline/recovery';

/** The loaded profile with its account: another account's session does not see it. */
const loadedAtom = atom<{ sub: string; profile: ProfileView } | null>(null);

/** The viewer's own profile; null until loaded. */
export const profileAtom = atom((get): ProfileView | null => {
  const loaded = get(loadedAtom);
  return loaded && loaded.sub === get(sessionAtom)?.user.sub ? loaded.profile : null;
});

/** Whether the viewer has completed onboarding. */
export const hasProfileAtom = atom((get) => get(profileAtom)?.onboarding_complete === true);

/** The error message of the last load, for people; null after success. */
export const profileErrorAtom = atom<string | null>(null);

/** Stores a profile from the server; an older version changes nothing. */
export const saveProfile = (profile: ProfileView): void => {
  const session = store.get(sessionAtom);
  const current = store.get(profileAtom);
  if (!session || (current?.id === profile.id && current.version > profile.version)) return;
  store.set(loadedAtom, { sub: session.user.sub, profile });
};

const fetchProfile = async (): Promise<void> => {
  const requestedBy = store.get(sessionAtom)?.user.sub;
  try {
    const profile = await call(playerRoutes.me, { cacheOffline: true });
    saveProfile(profile);
    store.set(profileErrorAtom, null);
  } catch (error) {
    if (store.get(sessionAtom)?.user.sub === requestedBy)
      store.set(profileErrorAtom, messageOf(error, sessionMessages.profileFailed));
  }
};

let loading: { sub: string | undefined; done: Promise<void> } | null = null;

/** Loads the profile again; an error stays until it is loaded. */
const reloadProfile = (): Promise<void> => {
  const sub = store.get(sessionAtom)?.user.sub;
  if (loading && loading.sub === sub) return loading.done;
  const request = {
    sub,
    done: fetchProfile().finally(() => {
      if (loading === request) loading = null;
    }),
  };
  loading = request;
  return request.done;
};

/** Loads the profile into `profileAtom`, or the error message into `profileErrorAtom`. Never rejects. */
export const loadProfile = (): Promise<void> => {
  store.set(profileErrorAtom, null);
  return reloadProfile();
};

onRecovery(() => {
  if (store.get(sessionAtom)) void reloadProfile();
});
