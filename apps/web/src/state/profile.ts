import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { sessionMessages } from './session/messages';
import { personAtom, sessionAtom } from './session/session.store';
import { store } from './store';
import { ApiError, call, messageOf } from './api';
import { personOf, readSession, writeProfileId } from './session/session-storage';
import { onRecovery } from './offline/recovery';

/** The loaded profile with its person: another account, or another profile of it, does not see it. */
const loadedAtom = atom<{ person: string; profile: ProfileView } | null>(null);

/** The viewer's own profile; null until loaded. */
export const profileAtom = atom((get): ProfileView | null => {
  const loaded = get(loadedAtom);
  return loaded && loaded.person === get(personAtom) ? loaded.profile : null;
});

/** Whether the viewer has completed onboarding. */
export const hasProfileAtom = atom((get) => get(profileAtom)?.onboarding_complete === true);

/** The error message of the last load, for people; null after success. */
export const profileErrorAtom = atom<string | null>(null);

/** Stores a profile from the server; an older version changes nothing. */
export const saveProfile = (profile: ProfileView): void => {
  const person = store.get(personAtom);
  const current = store.get(profileAtom);
  if (!person || (current?.id === profile.id && current.version > profile.version)) return;
  store.set(loadedAtom, { person, profile });
};

const fetchProfile = async (): Promise<void> => {
  const requestedBy = store.get(personAtom);
  try {
    const profile = await call(playerRoutes.me, { cacheOffline: true });
    saveProfile(profile);
    store.set(profileErrorAtom, null);
  } catch (error) {
    const session = store.get(sessionAtom);
    // The guardianship or the child profile has ended.
    if (
      error instanceof ApiError &&
      error.status === 404 &&
      session?.profileId &&
      personOf(session) === requestedBy
    ) {
      // This tab is leaving the profile by itself.
      if (readSession()?.profileId !== session.profileId) return;
      writeProfileId(session.user, null);
      return location.reload();
    }
    if (store.get(personAtom) === requestedBy)
      store.set(profileErrorAtom, messageOf(error, sessionMessages.profileFailed));
  }
};

let loading: { person: string | undefined; done: Promise<void> } | null = null;

/** Loads the profile again; an error stays until it is loaded. */
const reloadProfile = (): Promise<void> => {
  const person = store.get(personAtom);
  if (loading && loading.person === person) return loading.done;
  const request = {
    person,
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
