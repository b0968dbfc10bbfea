import { followRoutes, type FollowTarget } from '@rinkside/contracts/follow';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { call, messageOf } from '../../state/api';
import { fold, followingAtom, type FollowKey } from '../../state/fold';
import { queryClient } from '../../state/queries';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { createKeptIntents } from '../outbox/kept-intents';
import { outboxSentences } from '../outbox/sentences';
import { isFollow, type FollowContent } from '../outbox/waiting';

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
  return { kind, ...targets[kind], id: key.slice(kind.length + 1) } as const;
};

const send = async (key: FollowKey, wish: boolean, signal: AbortSignal): Promise<boolean> => {
  const { id, ...target } = parse(key);
  const { following } = await call(wish ? target.follow : target.unfollow, { params: { id }, signal });
  // The answer to the viewer's own write is the newest word on it.
  fold.following(key, following, performance.now());
  toast.success(following ? target.followed : target.unfollowed);
  for (const queryKey of [['feed', 'following'], ['feed', 'following whole'], ['follows']])
    void queryClient.invalidateQueries({ queryKey });
  return following;
};

export const follows = createKeptIntents<FollowKey, FollowContent>({
  isOne: isFollow,
  read: ({ body, following }) => [`${body.target_type}:${body.target_id}`, following],
  write: (key, following) => {
    const { kind, id } = parse(key);
    return { kind: 'follow', body: { target_type: kind, target_id: id }, following };
  },
  send,
  failed: (key, wish, error) => {
    const { followFailed, unfollowFailed } = parse(key);
    toast.error(messageOf(error, wish ? followFailed : unfollowFailed));
  },
  onKept: () => void toast.blank(outboxSentences.kept),
});

/** Whether the viewer follows them, their latest wish laid over the truth. */
export const shownFollowAtom = atomFamily((key: FollowKey) =>
  atom((get) => get(follows.wish(key)) ?? get(followingAtom(key))),
);

/** Follows, or unfollows whom the viewer follows. */
export const toggleFollow = (key: FollowKey): void =>
  void follows.want(key, !store.get(shownFollowAtom(key)));
