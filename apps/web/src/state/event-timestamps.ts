import type { LiveEvent, LiveHandlers } from '@rinkside/contracts/live.schema';
import { atom, type createStore } from 'jotai';
import { atomFamily } from 'jotai-family';

type Store = ReturnType<typeof createStore>;

const lastEventAtFamily = atomFamily((_userId: string) => atom(0));
const lastRemovalAtAtom = atom(0);

/** When the last change of an item was received (ms, 0 never), without likes and comments. */
export const lastItemChangeAtAtom = atomFamily((_itemId: string) => atom(0));

/**
 * When an event that changes a player's counts or lists was last received (ms, 0 never). Data read earlier may lack
 * it. A removal does not name the author, so it counts for all players.
 */
export const lastPlayerEventAtAtom = atomFamily((userId: string) =>
  atom((get) => Math.max(get(lastEventAtFamily(userId)), get(lastRemovalAtAtom))),
);

const recordBoth = (
  store: Store,
  { follower_id, target_id }: LiveEvent<'follow_request.added'>,
  receivedAt: number,
) => {
  for (const id of [follower_id, target_id]) store.set(lastEventAtFamily(id), receivedAt);
};

/** Wraps the handlers to record when events arrive. */
export const recordTimestamps = (
  store: Store,
  handlers: LiveHandlers,
  now: () => number = () => performance.now(),
): LiveHandlers => ({
  ...handlers,
  'feed.added': (event) => {
    handlers['feed.added'](event);
    store.set(lastEventAtFamily(event.item.user.id), now());
  },
  'feed.changed': (event) => {
    handlers['feed.changed'](event);
    store.set(lastItemChangeAtAtom(event.item.id), now());
  },
  'feed.removed': (event) => {
    handlers['feed.removed'](event);
    store.set(lastRemovalAtAtom, now());
  },
  'profile.changed': (event) => {
    handlers['profile.changed'](event);
    store.set(lastEventAtFamily(event.user_id), now());
  },
  'follow.changed': (event) => {
    handlers['follow.changed'](event);
    recordBoth(store, event, now());
  },
  'follow_request.added': (event) => {
    handlers['follow_request.added'](event);
    recordBoth(store, event, now());
  },
  'follow_request.removed': (event) => {
    handlers['follow_request.removed'](event);
    recordBoth(store, event, now());
  },
});
