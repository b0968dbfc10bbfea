import type { ProfileView } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { followedFewQuery } from '../../../features/follow/followed.query';
import { latestPostQuery } from '../../../features/post/latest-post.query';
import { profileAtom } from '../../../state/session';

/** Accounts count as new for this long (ms). */
const newFor = 30 * 24 * 60 * 60 * 1000;
const enoughFollowed = 3;

export type StarterStep = 'photo' | 'follow' | 'post';

/** Ids of the accounts that are through with it on this device. */
export const finishedAtom = atomWithStorage<readonly string[]>('rinkside.starter', [], undefined, {
  getOnInit: true,
});

/** Whether the checklist is for this account at all, known without asking the server. */
export const isNewcomer = (profile: ProfileView, finished: readonly string[], now: number): boolean =>
  !finished.includes(profile.id) && now - new Date(profile.created_at).getTime() < newFor;

/** Which steps are done; null while that is being asked. */
export const starterAtom = atom((get): Record<StarterStep, boolean> | null => {
  const profile = get(profileAtom);
  const followed = get(followedFewQuery);
  const post = get(latestPostQuery);
  if (!profile || followed.data === undefined || post.data === undefined) return null;
  return {
    photo: profile.avatar !== null,
    follow: followed.data >= enoughFollowed,
    post: post.data !== null,
  };
});
