import { followRoutes, type FollowTarget } from '@rinkside/contracts/follow';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { call, messageOf } from '../../state/api';
import {
  approvesFollowersAtom,
  entityStore,
  followingAtom,
  requestedAtom,
  type FollowKey,
} from '../../state/entities/entity-store';
import { queryClient } from '../../state/query-client';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { createOfflineToggle } from '../outbox/offline-toggle';
import { followMessages } from './messages';
import { outboxMessages } from '../outbox/messages';
import type { OutboxSender } from '../outbox/senders';

export interface FollowContent {
  kind: 'follow';
  body: { target_type: FollowTarget; target_id: string };
  following: boolean;
}

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

const send = async (key: FollowKey, desired: boolean, signal: AbortSignal): Promise<boolean> => {
  const { kind, id, ...target } = parse(key);
  const withdraws = kind === 'user' && !desired && store.get(requestedAtom(id));
  const reply = await call(desired ? target.follow : target.unfollow, { params: { id }, signal });
  const { following, requested = false } = reply;
  // The reply to the viewer's own write is the newest state.
  if (kind === 'user') entityStore.applyFollows([{ id, following, requested }], performance.now());
  else entityStore.applyFollowing(key, following, performance.now());
  if (requested) toast.success(followMessages.requested);
  else if (withdraws) toast.success(followMessages.withdrawn);
  else toast.success(following ? target.followed : target.unfollowed);
  for (const queryKey of [['feed', 'following'], ['feed', 'following whole'], ['follows'], ['player', id]])
    void queryClient.invalidateQueries({ queryKey });
  return following || requested;
};

const followToggle = createOfflineToggle<FollowKey, boolean, FollowContent>({
  kind: 'follow',
  parse: ({ body, following }) => [`${body.target_type}:${body.target_id}`, following],
  serialize: (key, following) => {
    const { kind, id } = parse(key);
    return { kind: 'follow', body: { target_type: kind, target_id: id }, following };
  },
  send,
  onFailed: (key, desired, error) => {
    const { followFailed, unfollowFailed } = parse(key);
    toast.error(messageOf(error, desired ? followFailed : unfollowFailed));
  },
  onQueued: () => void toast.blank(outboxMessages.queued),
});

/** Follows are idempotent, use their own timeout and show their own failures. */
export const followSender: OutboxSender<FollowContent> = {
  kind: 'follow',
  send: ({ content }) => followToggle.flush(content),
  failureMessage: '',
  needsIdempotencyKey: false,
};

/** Whether the viewer waits for a player to accept them as a follower. */
const waitsAtom = (key: FollowKey) => {
  const { kind, id } = parse(key);
  return kind === 'user' ? requestedAtom(id) : atom(false);
};

/** Whether the viewer follows the target or asks to, with the optimistic value on top of the server state. */
export const shownFollowAtom = atomFamily((key: FollowKey) => {
  const waits = waitsAtom(key);
  return atom((get) => get(followToggle.pending(key)) ?? (get(followingAtom(key)) || get(waits)));
});

/** Whether a new follow of the target becomes a request. */
const asksAtom = (key: FollowKey) => {
  const { kind, id } = parse(key);
  return kind === 'user' ? approvesFollowersAtom(id) : atom(false);
};

/** The same with a request as a state of its own, also before the server confirms it. */
export const followStateAtom = atomFamily((key: FollowKey) => {
  const [waits, asks] = [waitsAtom(key), asksAtom(key)];
  return atom((get) => {
    if (!get(shownFollowAtom(key))) return 'none';
    return !get(followingAtom(key)) && (get(waits) || get(asks)) ? 'requested' : 'following';
  });
});

/** Follows or unfollows; asks to follow a player who approves followers, or withdraws the request. */
export const toggleFollow = (key: FollowKey): void =>
  void followToggle.set(key, !store.get(shownFollowAtom(key)));
