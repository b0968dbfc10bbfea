import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { LikeView } from '@rinkside/contracts/like';
import type { LiveHandlers } from '@rinkside/contracts/live';
import { atom, type createStore } from 'jotai';
import { atomFamily } from 'jotai-family';
import { type FollowKey, type FollowRecord, foldFollow, foldFollowRow, unknownFollow } from './fold.follow';
import {
  foldLike,
  foldLikeView,
  foldLiveView,
  foldRemoval,
  foldView,
  type ItemRecord,
  readItem,
  unknownItem,
} from './fold.item';
import { profileAtom } from './session';
import { store } from './store';

type Store = ReturnType<typeof createStore>;

const recordFamily = atomFamily((_id: string) => atom(unknownItem));
const followFamily = atomFamily((_key: FollowKey) => atom(unknownFollow));

/** An item by its id, or null: unknown, half known or removed. Read-only; the fold writes. */
export const itemAtom = atomFamily((id: string) => atom((get) => readItem(get(recordFamily(id)))));

/** Whether the viewer follows somebody or an organization, as far as anything has said. */
export const followingAtom = atomFamily((key: FollowKey) => atom((get) => get(followFamily(key)).following));

/** A live item somebody just published, and when it reached us (ms): lists decide whether it is theirs. */
export interface Arrival {
  id: string;
  item: LiveItem;
  at: number;
}
const recentArrivals = 200;
const arrivalsState = atom<readonly Arrival[]>([]);
export const arrivalsAtom = atom((get) => get(arrivalsState));

/** Who looks, or null: likes, follows and rights differ by viewer. */
type Viewer = () => string | null;

/**
 * The one door by which facts enter: REST replies and socket events alike. Folding is idempotent and
 * order does not matter, so a repeat, a replay or a race between both ways in ends in the same state.
 */
export const createFold = (to: Store, viewer: Viewer, now: () => number = () => performance.now()) => {
  const item = (id: string, change: (record: ItemRecord) => ItemRecord) => to.set(recordFamily(id), change);
  const follow = (key: FollowKey, change: (record: FollowRecord) => FollowRecord) =>
    to.set(followFamily(key), change);
  const liveView = (live: LiveItem) => item(live.id, (record) => foldLiveView(record, live, viewer()));

  const live: LiveHandlers = {
    'feed.added': ({ item: added }) => {
      liveView(added);
      const arrival = { id: added.id, item: added, at: now() };
      to.set(arrivalsState, (known) =>
        known.some(({ id }) => id === added.id) ? known : [...known, arrival].slice(-recentArrivals),
      );
    },
    'feed.changed': ({ item: changed }) => liveView(changed),
    'feed.removed': ({ id, version }) => item(id, (record) => foldRemoval(record, version)),
    'like.changed': (fact) => item(fact.target_id, (record) => foldLike(record, fact, viewer())),
    'follow.changed': (fact) => {
      if (fact.follower_id !== viewer()) return;
      follow(`${fact.target_type}:${fact.target_id}`, (record) => foldFollow(record, fact, now()));
    },
  };

  return {
    live,
    /** Whole views from REST. */
    views: (views: readonly FeedItem[]) => {
      for (const view of views) item(view.id, (record) => foldView(record, view));
    },
    /** The answer to the viewer's own like. */
    liked: (id: string, view: LikeView) => item(id, (record) => foldLikeView(record, view)),
    /** The viewer deleted it. */
    removed: (id: string) => item(id, (record) => foldRemoval(record, Infinity)),
    /** The item answered 404: gone or hidden, unless something newer says otherwise. */
    missing: (id: string) =>
      item(id, (record) => foldRemoval(record, Math.max(record.body.version, record.likes.version))),
    /** `following` of a REST row, or the answer to a follow, to a request sent at `askedAt` (ms). */
    following: (key: FollowKey, following: boolean, askedAt: number) =>
      follow(key, (record) => foldFollowRow(record, following, askedAt)),
    /** Forgets everything: the next viewer starts from nothing. */
    forget: () => {
      for (const id of recordFamily.getParams()) to.set(recordFamily(id), unknownItem);
      for (const key of followFamily.getParams()) to.set(followFamily(key), unknownFollow);
      to.set(arrivalsState, []);
    },
  };
};

export const viewerIdAtom = atom((get) => get(profileAtom)?.id ?? null);

export const fold = createFold(store, () => store.get(viewerIdAtom));
