import { followRoutes, type FollowTarget } from '@rinkside/contracts/follow';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { call, messageOf } from '../../state/api';
import { fold, followingAtom, type FollowKey } from '../../state/fold';
import { createIntents } from '../../state/intent';
import { onForget } from '../../state/live.link';
import { queryClient } from '../../state/queries';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';

const targets = {
  user: {
    follow: followRoutes.follow,
    unfollow: followRoutes.unfollow,
    followed: 'User followed',
    unfollowed: 'User unfollowed',
    followFailed: 'Failed to follow user',
    unfollowFailed: 'Failed to unfollow user',
  },
  organization: {
    follow: followRoutes.followOrganization,
    unfollow: followRoutes.unfollowOrganization,
    followed: 'Organization followed',
    unfollowed: 'Organization unfollowed',
    followFailed: 'Failed to follow organization',
    unfollowFailed: 'Failed to unfollow organization',
  },
} as const satisfies Record<FollowTarget, object>;

const parse = (key: FollowKey) => {
  const kind = key.startsWith('user:') ? 'user' : 'organization';
  return { ...targets[kind], id: key.slice(kind.length + 1) };
};

const send = async (key: FollowKey, wish: boolean): Promise<boolean> => {
  const { id, ...target } = parse(key);
  const { following } = await call(wish ? target.follow : target.unfollow, { params: { id } });
  // The answer to the viewer's own write is the newest word on it.
  fold.following(key, following, performance.now());
  toast.success(following ? target.followed : target.unfollowed);
  for (const queryKey of [['feed', 'following'], ['follows']])
    void queryClient.invalidateQueries({ queryKey });
  return following;
};

const follows = createIntents<FollowKey>(send, (key, wish, error) => {
  const { followFailed, unfollowFailed } = parse(key);
  toast.error(messageOf(error, wish ? followFailed : unfollowFailed));
});
onForget(() => follows.forget(store));

/** Whether the viewer follows them, their latest wish laid over the truth. */
export const shownFollowAtom = atomFamily((key: FollowKey) =>
  atom((get) => get(follows.wish(key)) ?? get(followingAtom(key))),
);

/** Follows, or unfollows whom the viewer follows. */
export const toggleFollow = (key: FollowKey): void =>
  void follows.want(store, key, !store.get(shownFollowAtom(key)));
