import { followRoutes } from '@rinkside/contracts/follow';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { call, messageOf } from '../../state/api';
import { fold, followingAtom } from '../../state/fold';
import { createIntents } from '../../state/intent';
import { onForget } from '../../state/live.link';
import { queryClient } from '../../state/queries';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';

const sentences = {
  followed: 'User followed',
  unfollowed: 'User unfollowed',
  followFailed: 'Failed to follow user',
  unfollowFailed: 'Failed to unfollow user',
} as const;

const send = async (userId: string, follow: boolean): Promise<boolean> => {
  const { following } = await call(follow ? followRoutes.follow : followRoutes.unfollow, {
    params: { id: userId },
  });
  // The answer to the viewer's own write is the newest word on it.
  fold.following(`user:${userId}`, following, performance.now());
  toast.success(following ? sentences.followed : sentences.unfollowed);
  for (const queryKey of [['feed', 'following'], ['follows']])
    void queryClient.invalidateQueries({ queryKey });
  return following;
};

const follows = createIntents<string>(send, (_userId, follow, error) => {
  toast.error(messageOf(error, follow ? sentences.followFailed : sentences.unfollowFailed));
});
onForget(() => follows.forget(store));

/** Whether the viewer follows this player, their latest wish laid over the truth. */
export const shownFollowAtom = atomFamily((userId: string) =>
  atom((get) => get(follows.wish(userId)) ?? get(followingAtom(`user:${userId}`))),
);

/** Follows, or unfollows whom the viewer follows. */
export const toggleFollow = (userId: string): void =>
  void follows.want(store, userId, !store.get(shownFollowAtom(userId)));
