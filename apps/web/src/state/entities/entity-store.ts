import type { AwardView } from '@rinkside/contracts/award';
import type { ChatView } from '@rinkside/contracts/coach';
import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { FollowTarget } from '@rinkside/contracts/follow';
import type { CommentView } from '@rinkside/contracts/item';
import type { LikeView } from '@rinkside/contracts/like';
import type { LiveEvent, LiveHandlers } from '@rinkside/contracts/live.schema';
import type { Cheers, LiveGameView, StoredLiveGameEvent } from '@rinkside/contracts/live-game';
import type { NotificationView } from '@rinkside/contracts/notification';
import type { Author, PlayerRow } from '@rinkside/contracts/player';
import type { SeasonDefinition, Season, SeasonStats, StatsView } from '@rinkside/contracts/season';
import { atom, type createStore } from 'jotai';
import { atomFamily } from 'jotai-family';
import {
  reduceChat,
  reduceCoachDelta,
  reduceCoachReply,
  reduceCoachFailure,
  reduceCoachStatus,
  noChat,
} from './chat.reducer';
import { reduceAward, reduceAwards, noAwards, readAwards } from './award.reducer';
import { KnownNames } from './known-names';
import {
  type LiveGameRecord,
  noLiveGames,
  reduceCheers,
  reduceLiveGameGone,
  reduceLiveGames,
  reduceLiveGameView,
} from './live-game.reducer';
import { reduceReply, reduceEvent, unknownValue } from './live-value';
import {
  reduceCommentAdded,
  reduceCommentRemoved,
  reduceProcessingFailure,
  reduceProcessingProgress,
  reduceLike,
  reduceLikeView,
  reduceLiveView,
  reduceRemoval,
  reduceView,
  type ItemRecord,
  lacksViewerFields,
  readItem,
  unknownItem,
} from './item.reducer';
import {
  reduceNotification,
  reduceNotifications,
  reduceRead,
  reduceRemovedNotifications,
  noNotifications,
  readNotifications,
} from './notifications.reducer';
import { reduceThreadReply, reduceThreadEvent, noThread } from './comment-thread.reducer';
import { profileAtom } from '../profile';
import { type Versioned, unversioned, newer } from './versioned';
import { store } from '../store';

type Store = ReturnType<typeof createStore>;

/** `user:{id}` or `organization:{id}`. */
export type FollowKey = `${FollowTarget}:${string}`;
/** `{user id}:{reading}:{season}`. */
export type SeasonKey = `${string}:${SeasonDefinition}:${Season}`;

const unknownFollow = unknownValue(false);
const unknownRequest = unknownValue(false);
const unknownSeason: Versioned<SeasonStats | null> = unversioned(null);
const itemRecordFamily = atomFamily((_id: string) => atom(unknownItem));
const followFamily = atomFamily((_key: FollowKey) => atom(unknownFollow));
const requestFamily = atomFamily((_userId: string) => atom(unknownRequest));
const seasonFamily = atomFamily((_key: SeasonKey) => atom(unknownSeason));
const awardsFamily = atomFamily((_userId: string) => atom(noAwards));
const threadFamily = atomFamily((_itemId: string) => atom(noThread));

/** An item by its id; null while unknown or incomplete, and after its removal. Read-only. */
export const itemAtom = atomFamily((id: string) => atom((get) => readItem(get(itemRecordFamily(id)))));

/** Whether an item was deleted, or is no longer shared with the viewer. */
export const itemRemovedAtom = atomFamily((id: string) =>
  atom((get) => {
    const record = get(itemRecordFamily(id));
    return record.removedAt > unknownItem.removedAt && readItem(record) === null;
  }),
);

/** Whether the item came by a live event, which leaves out what depends on the viewer. */
export const lacksViewerFieldsAtom = atomFamily((id: string) =>
  atom((get) => lacksViewerFields(get(itemRecordFamily(id)))),
);

/** Whether the viewer follows a player or an organization. */
export const followingAtom = atomFamily((key: FollowKey) => atom((get) => get(followFamily(key)).value));

/** Whether the viewer waits for a player to accept them as a follower. */
export const requestedAtom = atomFamily((userId: string) => atom((get) => get(requestFamily(userId)).value));

/** Whether a follow of the player is a request first, as far as a reply said so. */
export const approvesFollowersAtom = atomFamily((_userId: string) => atom(false));

/** A player's stats of one season; null until loaded. */
export const seasonAtom = atomFamily((key: SeasonKey) => atom((get) => get(seasonFamily(key)).value));

/** A player's awards, newest first. */
export const awardsAtom = atomFamily((userId: string) =>
  atom((get) => readAwards(get(awardsFamily(userId)))),
);

/** The loaded comments of an item, each with the time at which it was current. */
export const threadAtom = atomFamily((itemId: string) => atom((get) => get(threadFamily(itemId))));

const unreadState = atom(unknownValue(0));
/** How many of the viewer's notifications are unread. */
export const unreadAtom = atom((get) => get(unreadState).value);

const notificationsState = atom(noNotifications);
/** The viewer's loaded notifications, newest first, each with the time at which it was current. */
export const notificationsAtom = atom((get) => readNotifications(get(notificationsState)));

const profileVersionState = atom(0);
/** The newest version of the viewer's profile from live events, which do not carry the profile itself. */
export const profileVersionAtom = atom((get) => get(profileVersionState));

const rosterFamily = atomFamily((_organizationId: string) => atom(0));
/** When an organization's roster last changed (ms, 0 never). */
export const rosterChangedAtAtom = atomFamily((id: string) => atom((get) => get(rosterFamily(id))));

const chatState = atom(noChat);
/** The viewer's chat with the coach, its streaming answer included. */
export const chatAtom = atom((get) => get(chatState));

const liveLinksChangedState = atom(0);
/** When links to the viewer's live games, or the viewer's rights by link, last changed (ms, 0 never). */
export const liveLinksChangedAtAtom = atom((get) => get(liveLinksChangedState));

const liveGamesState = atom(noLiveGames);
/** A live game by its id, with its known events. */
export const liveGameAtom = atomFamily((id: string) =>
  atom((get): LiveGameRecord | null => get(liveGamesState).get(id) ?? null),
);

/** The live games that are known, newest first. */
export const liveGamesAtom = atom((get) =>
  [...get(liveGamesState).values()]
    .flatMap(({ view }) => view ?? [])
    .toSorted((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at) || (a.id < b.id ? 1 : -1)),
);

/** Those of them that are running. */
export const runningGamesAtom = atom((get) => get(liveGamesAtom).filter(({ status }) => status === 'live'));

/** A live item and when it was received (ms). Each list decides whether it belongs to it. */
export interface IncomingItem {
  id: string;
  item: LiveItem;
  receivedAt: number;
}
const maxIncomingItems = 200;
const incomingItemsState = atom<readonly IncomingItem[]>([]);
export const incomingItemsAtom = atom((get) => get(incomingItemsState));
/**
 * Lists read before this time (ms, 0 never) must be refetched. It is the arrival time of the item in the
 * middle of the buffer, so all newer items are still buffered.
 */
export const incomingOverflowAtAtom = atom(
  (get) => get(incomingItemsState).at(-maxIncomingItems / 2)?.receivedAt ?? 0,
);

/** Returns the viewer's id, or null. Likes, follows and permissions differ by viewer. */
type Viewer = () => string | null;

/**
 * Creates the entity store, the only writer of entities. REST replies and live events go through the same reducers.
 * Updates are idempotent and may arrive in any order: repeats, replays and races end in the same state.
 */
export const createEntityStore = (
  target: Store,
  viewer: Viewer,
  now: () => number = () => performance.now(),
) => {
  const names = new KnownNames();
  const withKnownName = <View extends { user: Author }>(view: View): View => ({
    ...view,
    user: names.lengthen(view.user),
  });
  const updateItem = (id: string, change: (record: ItemRecord) => ItemRecord) =>
    target.set(itemRecordFamily(id), change);
  const updateSeason = (key: SeasonKey, stats: SeasonStats, version: number) =>
    target.set(seasonFamily(key), (current) => newer(current, stats, version));
  const updateAward = (userId: string, id: string, view: AwardView | null, version: number) =>
    target.set(awardsFamily(userId), (current) => reduceAward(current, id, view, version, now()));
  const updateThread = (itemId: string, id: string, comment: CommentView | null, version: number) =>
    target.set(threadFamily(itemId), (current) => reduceThreadEvent(current, id, comment, version, now()));
  const updateRequest = (
    { follower_id, target_id, version }: LiveEvent<'follow_request.added'>,
    requested: boolean,
  ) => {
    if (follower_id !== viewer()) return;
    target.set(requestFamily(target_id), (current) => reduceEvent(current, requested, version, now()));
  };
  const applyFollowing = (key: FollowKey, following: boolean, requestedAt: number) =>
    target.set(followFamily(key), (current) => reduceReply(current, following, requestedAt));
  const updateLiveItem = (view: LiveItem) =>
    updateItem(view.id, (record) => reduceLiveView(record, view, viewer()));

  const withKnownPlayer = (view: LiveGameView): LiveGameView => ({
    ...view,
    player: names.lengthen(view.player),
  });
  const applyLiveGame = (view: LiveGameView, events: readonly StoredLiveGameEvent[], knownAt: number) =>
    target.set(liveGamesState, (games) => reduceLiveGameView(games, withKnownPlayer(view), events, knownAt));

  const liveHandlers: LiveHandlers = {
    'feed.added': ({ item }) => {
      const added = withKnownName(item);
      updateLiveItem(added);
      const incoming: IncomingItem = { id: added.id, item: added, receivedAt: now() };
      // An item that was hidden and is published again counts as new.
      target.set(incomingItemsState, (current) =>
        [...current.filter(({ id }) => id !== added.id), incoming].slice(-maxIncomingItems),
      );
    },
    'feed.changed': ({ item: changed }) => updateLiveItem(withKnownName(changed)),
    'feed.removed': ({ id, version }) => updateItem(id, (record) => reduceRemoval(record, version)),
    'like.changed': (event) => updateItem(event.target_id, (record) => reduceLike(record, event, viewer())),
    'follow.changed': (event) => {
      if (event.follower_id !== viewer()) return;
      target.set(followFamily(`${event.target_type}:${event.target_id}`), (current) =>
        reduceEvent(current, event.following, event.version, now()),
      );
    },
    'follow_request.added': (event) => updateRequest(event, true),
    'follow_request.removed': (event) => updateRequest(event, false),
    'comment.added': (event) => {
      const comment = withKnownName(event.comment);
      updateItem(event.target_id, (record) => reduceCommentAdded(record, { ...event, comment }));
      updateThread(event.target_id, comment.id, comment, event.version);
    },
    'comment.removed': (event) => {
      updateItem(event.target_id, (record) => reduceCommentRemoved(record, event));
      updateThread(event.target_id, event.id, null, event.version);
    },
    'season.changed': (event) =>
      updateSeason(`${event.user_id}:${event.reading}:${event.season}`, event.stats, event.version),
    'award.granted': (event) => updateAward(event.user_id, event.award.id, event.award, event.version),
    'award.retracted': (event) => updateAward(event.user_id, event.id, null, event.version),
    'highlight.ready': ({ highlight }) => updateLiveItem(withKnownName(highlight)),
    'highlight.failed': (event) => updateItem(event.id, (record) => reduceProcessingFailure(record, event)),
    'highlight.progress': ({ id, percent }) =>
      updateItem(id, (record) => reduceProcessingProgress(record, percent)),
    'notification.added': (event) => {
      const actor = event.notification.actor && names.lengthen(event.notification.actor);
      target.set(unreadState, (current) => reduceEvent(current, event.unread, event.version, now()));
      target.set(notificationsState, (current) =>
        reduceNotification(current, { ...event.notification, actor }, event.version, now()),
      );
    },
    'notification.removed': (event) => {
      target.set(unreadState, (current) => reduceEvent(current, event.unread, event.version, now()));
      target.set(notificationsState, (current) =>
        reduceRemovedNotifications(current, event.ids, event.version, now()),
      );
    },
    'notification.read': (event) => {
      target.set(unreadState, (current) => reduceEvent(current, event.unread, event.version, now()));
      target.set(notificationsState, (current) =>
        reduceRead(current, event.ids, now(), ({ version }) => version < event.version),
      );
    },
    'profile.changed': ({ user_id, version }) => {
      if (user_id === viewer()) target.set(profileVersionState, (current) => Math.max(current, version));
    },
    'live_link.changed': ({ user_id }) => {
      if (user_id === viewer()) target.set(liveLinksChangedState, now());
    },
    'roster.changed': ({ organization_id }) => target.set(rosterFamily(organization_id), now()),
    // Queries of teams load again, see circles.live.ts.
    'team.changed': () => undefined,
    'team.removed': () => undefined,
    'live_game.changed': ({ live_game, events }) => applyLiveGame(live_game, events, now()),
    'coach.replied': (event) => target.set(chatState, (current) => reduceCoachReply(current, event, now())),
    'coach.failed': (event) => target.set(chatState, (current) => reduceCoachFailure(current, event, now())),
    'coach.delta': (event) => target.set(chatState, (current) => reduceCoachDelta(current, event, now())),
    'coach.status': (event) => target.set(chatState, (current) => reduceCoachStatus(current, event, now())),
  };

  return {
    live: liveHandlers,
    /** Applies full views from REST. */
    applyViews: (views: readonly FeedItem[]) => {
      for (const view of views) {
        for (const { user } of [view, ...view.comments]) names.remember(user);
        updateItem(view.id, (record) => reduceView(record, view));
      }
    },
    /** Applies the reply to the viewer's own like. */
    applyLike: (id: string, view: LikeView) => updateItem(id, (record) => reduceLikeView(record, view)),
    /** Removes an item that the viewer deleted. */
    removeItem: (id: string) => updateItem(id, (record) => reduceRemoval(record, Infinity)),
    /** Hides an item after a 404; a newer view shows it again. */
    markNotFound: (id: string) =>
      updateItem(id, (record) => reduceRemoval(record, Math.max(record.body.version, record.likes.version))),
    /** Applies comments of an item, requested at `requestedAt` (ms). */
    applyComments: (itemId: string, comments: readonly CommentView[], requestedAt: number) => {
      for (const { user } of comments) names.remember(user);
      target.set(threadFamily(itemId), (current) =>
        reduceThreadReply(
          current,
          comments.map((comment) => [comment.id, comment] as const),
          requestedAt,
        ),
      );
    },
    /** Removes a comment that the viewer deleted. */
    removeComment: (itemId: string, id: string) =>
      target.set(threadFamily(itemId), (current) => reduceThreadReply(current, [[id, null]], now())),
    /** Applies `following` from a REST reply to a request sent at `requestedAt` (ms). */
    applyFollowing,
    /** Applies what players' replies say about follows by the viewer, from a REST reply to a request sent at `requestedAt` (ms). */
    applyFollows: (
      players: readonly (Pick<PlayerRow, 'id' | 'following' | 'requested'> & {
        approves_followers?: boolean;
      })[],
      requestedAt: number,
    ) => {
      for (const { id, following, requested, approves_followers } of players) {
        if (approves_followers !== undefined) target.set(approvesFollowersAtom(id), approves_followers);
        applyFollowing(`user:${id}`, following, requestedAt);
        target.set(requestFamily(id), (current) => reduceReply(current, requested, requestedAt));
      }
    },
    /** Applies the stats of one season from REST. */
    applySeason: (userId: string, view: StatsView) => {
      const { reading, season: year, starts_on: _, ends_on: __, version, ...stats } = view;
      updateSeason(`${userId}:${reading}:${year}`, stats, version);
    },
    /** Applies all awards of a player, requested at `requestedAt` (ms). */
    applyAwards: (userId: string, awards: readonly AwardView[], requestedAt: number) =>
      target.set(awardsFamily(userId), (current) => reduceAwards(current, awards, requestedAt)),
    /** Applies the unread count of a reply to a request sent at `requestedAt` (ms). */
    applyUnread: (count: number, requestedAt: number) =>
      target.set(unreadState, (current) => reduceReply(current, count, requestedAt)),
    /** Applies a page of the viewer's notifications, requested at `requestedAt` (ms). */
    applyNotifications: (page: readonly NotificationView[], requestedAt: number) => {
      for (const { actor } of page) if (actor) names.remember(actor);
      target.set(notificationsState, (current) => reduceNotifications(current, page, requestedAt));
    },
    /** Marks notifications as read; null marks all that existed when the request was sent at `requestedAt` (ms). */
    markRead: (ids: readonly string[] | null, requestedAt: number) =>
      target.set(notificationsState, (current) =>
        reduceRead(current, ids, now(), ({ knownAt }) => knownAt < requestedAt),
      ),
    /** Applies a live game and some of its events, requested at `knownAt` (ms). */
    applyLiveGame: (view: LiveGameView, events: readonly StoredLiveGameEvent[], knownAt: number) => {
      names.remember(view.player);
      applyLiveGame(view, events, knownAt);
    },
    /** Forgets a live game that the viewer may not see any more. */
    forgetLiveGame: (id: string) => target.set(liveGamesState, (games) => reduceLiveGameGone(games, id)),
    /** Applies the cheers of the reply to the viewer's own. */
    applyCheers: (id: string, cheers: Cheers) =>
      target.set(liveGamesState, (games) => reduceCheers(games, id, cheers)),
    /** Applies the running games that the viewer may see, requested at `requestedAt` (ms). */
    applyLiveGames: (views: readonly LiveGameView[], requestedAt: number) => {
      for (const { player } of views) names.remember(player);
      target.set(liveGamesState, (games) => reduceLiveGames(games, views, requestedAt));
    },
    /** Applies the chat with the coach from REST, requested at `requestedAt` (ms). */
    applyChat: (view: ChatView, requestedAt: number) =>
      target.set(chatState, (current) => reduceChat(current, view, requestedAt)),
    /** Clears everything for the next viewer. */
    reset: () => {
      names.forget();
      for (const id of itemRecordFamily.getParams()) target.set(itemRecordFamily(id), unknownItem);
      for (const key of followFamily.getParams()) target.set(followFamily(key), unknownFollow);
      for (const id of requestFamily.getParams()) target.set(requestFamily(id), unknownRequest);
      for (const id of approvesFollowersAtom.getParams()) target.set(approvesFollowersAtom(id), false);
      for (const key of seasonFamily.getParams()) target.set(seasonFamily(key), unknownSeason);
      for (const id of awardsFamily.getParams()) target.set(awardsFamily(id), noAwards);
      for (const id of threadFamily.getParams()) target.set(threadFamily(id), noThread);
      for (const id of rosterFamily.getParams()) target.set(rosterFamily(id), 0);
      target.set(profileVersionState, 0);
      target.set(unreadState, unknownValue(0));
      target.set(notificationsState, noNotifications);
      target.set(chatState, noChat);
      target.set(liveGamesState, noLiveGames);
      target.set(incomingItemsState, []);
    },
  };
};

export const viewerIdAtom = atom((get) => get(profileAtom)?.id ?? null);

/** Whether this is the viewer's id. */
export const isOwnId = (id: string | null): boolean => id !== null && id === store.get(viewerIdAtom);

export const entityStore = createEntityStore(store, () => store.get(viewerIdAtom));
