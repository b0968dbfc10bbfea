import type { LiveHandlers } from '@rinkside/contracts/live';
import { atom, type createStore } from 'jotai';
import { atomFamily } from 'jotai-family';

type Store = ReturnType<typeof createStore>;

const aboutFamily = atomFamily((_userId: string) => atom(0));
const removedAtom = atom(0);

/**
 * When a fact that moves a player's counts or lists last reached us (ms, 0 never): what was read before it may
 * lack it. A removal does not say whose the item was, so it counts for everybody.
 */
export const toldOfPlayerAtom = atomFamily((userId: string) =>
  atom((get) => Math.max(get(aboutFamily(userId)), get(removedAtom))),
);

/** Passes every fact on, and keeps when it came. */
export const remember = (
  to: Store,
  handlers: LiveHandlers,
  now: () => number = () => performance.now(),
): LiveHandlers => ({
  ...handlers,
  'feed.added': (fact) => {
    handlers['feed.added'](fact);
    to.set(aboutFamily(fact.item.user.id), now());
  },
  'feed.removed': (fact) => {
    handlers['feed.removed'](fact);
    to.set(removedAtom, now());
  },
  'profile.changed': (fact) => {
    handlers['profile.changed'](fact);
    to.set(aboutFamily(fact.user_id), now());
  },
  'follow.changed': (fact) => {
    handlers['follow.changed'](fact);
    const at = now();
    for (const id of [fact.follower_id, fact.target_id]) to.set(aboutFamily(id), at);
  },
});
