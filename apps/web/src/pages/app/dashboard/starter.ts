import type { ProfileView } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { followedCountQuery } from '../../../features/follow/followed-count.query';
import { latestPostQuery } from '../../../features/post/latest-post.query';
import { profileAtom } from '../../../state/profile';

/** How long an account counts as new. */
const newcomerPeriodMs = 30 * 24 * 60 * 60 * 1000;
const minFollowed = 3;

export type StarterStep = 'photo' | 'follow' | 'post';

/** Ids of accounts that dismissed the checklist on this device. */
export const dismissedStarterAtom = atomWithStorage<readonly string[]>('rinkside.starter', [], undefined, {
  getOnInit: true,
});

/** Whether the checklist applies to this account; needs no request. */
export const isNewcomer = (profile: ProfileView, finished: readonly string[], now: number): boolean =>
  !finished.includes(profile.id) && now - new Date(profile.created_at).getTime() < newcomerPeriodMs;

/** Which steps are done; null while loading. */
export const starterAtom = atom((get): Record<StarterStep, boolean> | null => {
  const profile = get(profileAtom);
  const followed = get(followedCountQuery);
  const post = get(latestPostQuery);
  if (!profile || followed.data === undefined || post.data === undefined) return null;
  return {
    photo: profile.avatar !== null,
    follow: followed.data >= minFollowed,
    post: post.data !== null,
  };
});
