import type { AwardView } from '@rinkside/contracts/award';
import type { ChatView } from '@rinkside/contracts/coach';
import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { FollowTarget } from '@rinkside/contracts/follow';
import type { CommentView } from '@rinkside/contracts/item';
import type { LikeView } from '@rinkside/contracts/like';
import type { LiveHandlers } from '@rinkside/contracts/live';
import type { NotificationView } from '@rinkside/contracts/notification';
import type { Reading, Season, SeasonStats, StatsView } from '@rinkside/contracts/season';
import { atom, type createStore } from 'jotai';
import { atomFamily } from 'jotai-family';
import { foldChat, foldDelta, foldReplied, foldReplyFailed, foldStatus, noChat } from './fold.chat';
import { foldAward, foldAwards, noAwards, readAwards } from './fold.award';
import { type Facet, guess, later } from './fold.facet';
import { foldAnswer, foldHeard, unheard } from './fold.heard';
import {
  foldCommentAdded,
  foldCommentRemoved,
  foldFailure,
  foldProgress,
  foldLike,
  foldLikeView,
  foldLiveView,
  foldRemoval,
  foldView,
  type ItemRecord,
  readItem,
  unknownItem,
} from './fold.item';
import {
  foldNotification,
  foldNotifications,
  foldRead,
  noNotifications,
  readNotifications,
} from './fold.notifications';
import { foldThread, foldThreadFact, noThread } from './fold.thread';
import { profileAtom } from './session';
import { store } from './store';

type Store = ReturnType<typeof createStore>;

/** `user:{id}` or `organization:{id}`. */
export type FollowKey = `${FollowTarget}:${string}`;
/** `{user id}:{reading}:{season}`. */
export type SeasonKey = `${string}:${Reading}:${Season}`;

const unknownFollow = unheard(false);
const unknownSeason: Facet<SeasonStats | null> = guess(null);
const recordFamily = atomFamily((_id: string) => atom(unknownItem));
const followFamily = atomFamily((_key: FollowKey) => atom(unknownFollow));
const seasonFamily = atomFamily((_key: SeasonKey) => atom(unknownSeason));
const awardsFamily = atomFamily((_userId: string) => atom(noAwards));
const threadFamily = atomFamily((_itemId: string) => atom(noThread));

/** An item by its id, or null: unknown, half known or removed. Read-only; the fold writes. */
export const itemAtom = atomFamily((id: string) => atom((get) => readItem(get(recordFamily(id)))));

/** Whether the viewer follows somebody or an organization, as far as anything has said. */
export const followingAtom = atomFamily((key: FollowKey) => atom((get) => get(followFamily(key)).value));

/** A player's stats of one season, or null while nothing has told them. */
export const seasonAtom = atomFamily((key: SeasonKey) => atom((get) => get(seasonFamily(key)).value));

/** A player's awards, newest first. */
export const awardsAtom = atomFamily((userId: string) =>
  atom((get) => readAwards(get(awardsFamily(userId)))),
);

/** The comments on an item, as far as anything has told them, each with when it was true. */
export const threadAtom = atomFamily((itemId: string) => atom((get) => get(threadFamily(itemId))));

const unreadState = atom(unheard(0));
/** How many of the viewer's notifications are unread. */
export const unreadAtom = atom((get) => get(unreadState).value);

const notificationsState = atom(noNotifications);
/** The viewer's notifications as far as anything has told them, newest first, each with when it was true. */
export const notificationsAtom = atom((get) => readNotifications(get(notificationsState)));

const profileVersionState = atom(0);
/** The newest version of the viewer's own profile that anything has told of; the profile itself is asked for. */
export const profileVersionAtom = atom((get) => get(profileVersionState));

const rosterFamily = atomFamily((_organizationId: string) => atom(0));
/** When somebody was last heard to join or leave an organization (ms, 0 never). */
export const rosterToldAtom = atomFamily((id: string) => atom((get) => get(rosterFamily(id))));

const chatState = atom(noChat);
/** The viewer's chat with the coach, its streaming answer included. */
export const chatAtom = atom((get) => get(chatState));

/** A live item somebody just published, and when it reached us (ms): lists decide whether it is theirs. */
export interface Arrival {
  id: string;
  item: LiveItem;
  at: number;
}
const recentArrivals = 200;
const arrivalsState = atom<readonly Arrival[]>([]);
export const arrivalsAtom = atom((get) => get(arrivalsState));
/** What was read before this (ms, 0 never) is to be read again, while all that arrived since is still known. */
export const crowdedAtAtom = atom((get) => get(arrivalsState).at(-recentArrivals / 2)?.at ?? 0);

/** Who looks, or null: likes, follows and rights differ by viewer. */
type Viewer = () => string | null;

/**
 * The one door by which facts enter: REST replies and socket events alike. Folding is idempotent and
 * order does not matter, so a repeat, a replay or a race between both ways in ends in the same state.
 */
export const createFold = (to: Store, viewer: Viewer, now: () => number = () => performance.now()) => {
  const item = (id: string, change: (record: ItemRecord) => ItemRecord) => to.set(recordFamily(id), change);
  const season = (key: SeasonKey, stats: SeasonStats, version: number) =>
    to.set(seasonFamily(key), (known) => later(known, stats, version));
  const award = (userId: string, id: string, view: AwardView | null, version: number) =>
    to.set(awardsFamily(userId), (known) => foldAward(known, id, view, version, now()));
  const thread = (itemId: string, id: string, comment: CommentView | null, version: number) =>
    to.set(threadFamily(itemId), (known) => foldThreadFact(known, id, comment, version, now()));
  const liveView = (live: LiveItem) => item(live.id, (record) => foldLiveView(record, live, viewer()));

  const live: LiveHandlers = {
    'feed.added': ({ item: added }) => {
      liveView(added);
      const arrival = { id: added.id, item: added, at: now() };
      // Hidden, and read without it, it may be shown once more: then it is new again.
      to.set(arrivalsState, (known) =>
        [...known.filter(({ id }) => id !== added.id), arrival].slice(-recentArrivals),
      );
    },
    'feed.changed': ({ item: changed }) => liveView(changed),
    'feed.removed': ({ id, version }) => item(id, (record) => foldRemoval(record, version)),
    'like.changed': (fact) => item(fact.target_id, (record) => foldLike(record, fact, viewer())),
    'follow.changed': (fact) => {
      if (fact.follower_id !== viewer()) return;
      to.set(followFamily(`${fact.target_type}:${fact.target_id}`), (known) =>
        foldHeard(known, fact.following, fact.version, now()),
      );
    },
    'comment.added': (fact) => {
      item(fact.target_id, (record) => foldCommentAdded(record, fact));
      thread(fact.target_id, fact.comment.id, fact.comment, fact.version);
    },
    'comment.removed': (fact) => {
      item(fact.target_id, (record) => foldCommentRemoved(record, fact));
      thread(fact.target_id, fact.id, null, fact.version);
    },
    'season.changed': (fact) =>
      season(`${fact.user_id}:${fact.reading}:${fact.season}`, fact.stats, fact.version),
    'award.granted': (fact) => award(fact.user_id, fact.award.id, fact.award, fact.version),
    'award.retracted': (fact) => award(fact.user_id, fact.id, null, fact.version),
    'highlight.ready': ({ highlight }) => liveView(highlight),
    'highlight.failed': (fact) => item(fact.id, (record) => foldFailure(record, fact)),
    'highlight.progress': ({ id, percent }) => item(id, (record) => foldProgress(record, percent)),
    'notification.added': (fact) => {
      to.set(unreadState, (known) => foldHeard(known, fact.unread, fact.version, now()));
      to.set(notificationsState, (known) => foldNotification(known, fact.notification, fact.version, now()));
    },
    'notification.read': ({ ids, unread, version }) => {
      to.set(unreadState, (known) => foldHeard(known, unread, version, now()));
      to.set(notificationsState, (known) => foldRead(known, ids, now(), (fact) => fact.version < version));
    },
    'profile.changed': ({ user_id, version }) => {
      if (user_id === viewer()) to.set(profileVersionState, (known) => Math.max(known, version));
    },
    'roster.changed': ({ organization_id }) => to.set(rosterFamily(organization_id), now()),
    'coach.replied': (fact) => to.set(chatState, (known) => foldReplied(known, fact, now())),
    'coach.failed': (fact) => to.set(chatState, (known) => foldReplyFailed(known, fact, now())),
    'coach.delta': (tick) => to.set(chatState, (known) => foldDelta(known, tick, now())),
    'coach.status': (tick) => to.set(chatState, (known) => foldStatus(known, tick, now())),
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
    /** Comments on an item, asked for at `askedAt` (ms). */
    comments: (itemId: string, comments: readonly CommentView[], askedAt: number) =>
      to.set(threadFamily(itemId), (known) =>
        foldThread(
          known,
          comments.map((comment) => [comment.id, comment] as const),
          askedAt,
        ),
      ),
    /** The viewer deleted a comment. */
    uncommented: (itemId: string, id: string) =>
      to.set(threadFamily(itemId), (known) => foldThread(known, [[id, null]], now())),
    /** `following` of a REST row, or the answer to a follow, to a request sent at `askedAt` (ms). */
    following: (key: FollowKey, following: boolean, askedAt: number) =>
      to.set(followFamily(key), (known) => foldAnswer(known, following, askedAt)),
    /** Stats of one season from REST. */
    season: (userId: string, view: StatsView) => {
      const { reading, season: year, starts_on: _, ends_on: __, version, ...stats } = view;
      season(`${userId}:${reading}:${year}`, stats, version);
    },
    /** All awards of a player, asked for at `askedAt` (ms). */
    awards: (userId: string, awards: readonly AwardView[], askedAt: number) =>
      to.set(awardsFamily(userId), (known) => foldAwards(known, awards, askedAt)),
    /** The number of unread notifications of a REST answer, asked for at `askedAt` (ms). */
    unread: (count: number, askedAt: number) =>
      to.set(unreadState, (known) => foldAnswer(known, count, askedAt)),
    /** A page of the viewer's notifications, asked for at `askedAt` (ms). */
    notifications: (page: readonly NotificationView[], askedAt: number) =>
      to.set(notificationsState, (known) => foldNotifications(known, page, askedAt)),
    /** The viewer has read these notifications, or all that were known when they said so at `askedAt` (null, ms). */
    read: (ids: readonly string[] | null, askedAt: number) =>
      to.set(notificationsState, (known) => foldRead(known, ids, now(), ({ knownAt }) => knownAt < askedAt)),
    /** The chat with the coach from REST, asked for at `askedAt` (ms). */
    chat: (view: ChatView, askedAt: number) => to.set(chatState, (known) => foldChat(known, view, askedAt)),
    /** Forgets everything: the next viewer starts from nothing. */
    forget: () => {
      for (const id of recordFamily.getParams()) to.set(recordFamily(id), unknownItem);
      for (const key of followFamily.getParams()) to.set(followFamily(key), unknownFollow);
      for (const key of seasonFamily.getParams()) to.set(seasonFamily(key), unknownSeason);
      for (const id of awardsFamily.getParams()) to.set(awardsFamily(id), noAwards);
      for (const id of threadFamily.getParams()) to.set(threadFamily(id), noThread);
      for (const id of rosterFamily.getParams()) to.set(rosterFamily(id), 0);
      to.set(profileVersionState, 0);
      to.set(unreadState, unheard(0));
      to.set(notificationsState, noNotifications);
      to.set(chatState, noChat);
      to.set(arrivalsState, []);
    },
  };
};

export const viewerIdAtom = atom((get) => get(profileAtom)?.id ?? null);

export const fold = createFold(store, () => store.get(viewerIdAtom));
