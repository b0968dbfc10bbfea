import { childRoutes, type ChildView } from '@rinkside/contracts/child';
import { playerRoutes } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { openDocument } from '../ui/page-progress';
import { deviceStorage } from '../ui/web-storage';
import { call } from './api';
import { profileAtom } from './profile';
import { viewerEpochAtom } from './query-client';
import { writeProfileId } from './session/session-storage';
import { sessionAtom } from './session/session.store';
import { store } from './store';

/** A profile of the account, as the switcher shows it. */
export interface FamilyMember {
  id: string;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
  /** Unread notifications; absent for the account's own profile, because the bell shows them. */
  unread?: number;
}

/** The account's own profile and its children, stored on the device for use offline. */
interface Family {
  /** `sub` of the account. */
  sub: string;
  own: FamilyMember;
  children: ChildView[];
}

const key = 'rinkside.family';
const readFamily = (): Family | null => {
  try {
    return JSON.parse(deviceStorage.getItem(key) ?? 'null') as Family | null;
  } catch {
    return null;
  }
};
const familyState = atom(readFamily());

/** The family of the signed-in account; null before it was ever loaded. */
export const familyAtom = atom((get) => {
  const family = get(familyState);
  return family && family.sub === get(sessionAtom)?.user.sub ? family : null;
});

const loadFamily = async (): Promise<Family | null> => {
  const session = store.get(sessionAtom);
  if (!session) return null;
  const known = session.profileId ? store.get(familyAtom)?.own : store.get(profileAtom);
  const [children, { id, first_name, last_name, avatar }] = await Promise.all([
    call(childRoutes.list, { asAccount: true }),
    known ?? call(playerRoutes.me, { asAccount: true }),
  ]);
  const family = { sub: session.user.sub, own: { id, first_name, last_name, avatar }, children };
  if (store.get(sessionAtom)?.user.sub !== family.sub) return null;
  deviceStorage.setItem(key, JSON.stringify(family));
  store.set(familyState, family);
  return family;
};

export const familyQueryKey = 'family';
/** Loads the family into `familyAtom`. */
export const familyQuery = atomWithQuery((get) => ({
  queryKey: [familyQueryKey, get(viewerEpochAtom)],
  queryFn: loadFamily,
}));

/** Acts as a profile of the account from now on, in this tab. The page loads again, so that nothing of two profiles mixes. */
export const switchProfile = (id: string | null, path = '/app/dashboard'): void => {
  const session = store.get(sessionAtom);
  if (!session) return;
  writeProfileId(session.user, id);
  openDocument(path);
};

/** Ends the guardianship of the child that this tab acts as, and opens a page of the account's own profile. */
export const leaveProfile = async (end: () => Promise<unknown>, path: string): Promise<void> => {
  const session = store.get(sessionAtom);
  if (!session) return;
  // First, because the end of its socket makes the tab load the profile again.
  writeProfileId(session.user, null);
  try {
    await end();
  } catch (error) {
    writeProfileId(session.user, session.profileId ?? null);
    throw error;
  }
  openDocument(path);
};

// The device may be shared.
store.sub(sessionAtom, () => {
  if (!store.get(sessionAtom)) deviceStorage.removeItem(key);
});
