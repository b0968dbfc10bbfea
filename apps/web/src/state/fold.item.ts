import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { LikeView } from '@rinkside/contracts/like';
import type { LiveEvent } from '@rinkside/contracts/live';

/** A value and the item version it was true at; -1 is a guess that any fact replaces. */
interface Facet<Value> {
  value: Value;
  version: number;
}

type Without<Item, Keys extends PropertyKey> = Item extends unknown ? Omit<Item, Keys> : never;
type Body = Without<
  FeedItem,
  'likes' | 'likesCount' | 'userLiked' | 'comments' | 'commentsCount' | 'can' | 'version'
>;

/**
 * All that is known of one item. Each facet keeps its own version, so facts may arrive in any order:
 * an early like never blocks a late comment count, and a whole view raises only what it is newer for.
 */
export interface ItemRecord {
  body: Facet<Body | null>;
  likes: Facet<number>;
  liked: Facet<boolean>;
  can: Facet<FeedItem['can']>;
  comments: Facet<FeedItem['comments']>;
  commentsCount: Facet<number>;
  /** The version it was removed at. Only a newer view (made public again) brings it back. */
  removedAt: number;
}

const guess = <Value>(value: Value): Facet<Value> => ({ value, version: -1 });

export const unknownItem: ItemRecord = {
  body: guess(null),
  likes: guess(0),
  liked: guess(false),
  can: guess({ edit: false, remove: false }),
  comments: guess([]),
  commentsCount: guess(0),
  removedAt: -1,
};

const later = <Value>(known: Facet<Value>, value: Value, version: number): Facet<Value> =>
  version >= known.version ? { value, version } : known;

const foldShared = (
  record: ItemRecord,
  body: Body,
  counts: Pick<FeedItem, 'likesCount' | 'commentsCount' | 'version'>,
): ItemRecord => ({
  ...record,
  body: later(record.body, body, counts.version),
  likes: later(record.likes, counts.likesCount, counts.version),
  commentsCount: later(record.commentsCount, counts.commentsCount, counts.version),
});

/** A whole view from REST: what everybody sees and what only this viewer does. */
export const foldView = (record: ItemRecord, item: FeedItem): ItemRecord => {
  const { likes: _, likesCount, userLiked, comments, commentsCount, can, version, ...body } = item;
  return {
    ...foldShared(record, body, { likesCount, commentsCount, version }),
    liked: later(record.liked, userLiked, version),
    can: later(record.can, can, version),
    comments: later(record.comments, comments, version),
  };
};

/** A whole view from a socket: it lacks what belongs to one viewer, so that is kept, or guessed for a new item. */
export const foldLiveView = (record: ItemRecord, item: LiveItem, viewerId: string | null): ItemRecord => {
  const { likes: _, likesCount, commentsCount, version, ...body } = item;
  const own = item.user.id === viewerId;
  return {
    ...foldShared(record, body, { likesCount, commentsCount, version }),
    can: record.can.version === -1 ? guess({ edit: own, remove: own }) : record.can,
  };
};

export const foldLike = (
  record: ItemRecord,
  fact: LiveEvent<'like.changed'>,
  viewerId: string | null,
): ItemRecord => ({
  ...record,
  likes: later(record.likes, fact.likesCount, fact.version),
  liked: fact.actor_id === viewerId ? later(record.liked, fact.liked, fact.version) : record.liked,
});

/** The answer to this viewer's own like. */
export const foldLikeView = (record: ItemRecord, view: LikeView): ItemRecord => ({
  ...record,
  likes: later(record.likes, view.likesCount, view.version),
  liked: later(record.liked, view.userLiked, view.version),
});

/** `version` is Infinity when the viewer deleted it: nothing brings that back. */
export const foldRemoval = (record: ItemRecord, version: number): ItemRecord =>
  version > record.removedAt ? { ...record, removedAt: version } : record;

/** The item as screens read it, or null while only parts of it are known or once it is gone. */
export const readItem = (record: ItemRecord): FeedItem | null => {
  const { body, likes, liked, can, comments, commentsCount, removedAt } = record;
  if (!body.value || body.version <= removedAt) return null;
  return {
    ...body.value,
    likes: likes.value,
    likesCount: likes.value,
    userLiked: liked.value,
    can: can.value,
    comments: comments.value,
    commentsCount: commentsCount.value,
    version: Math.max(body.version, likes.version, commentsCount.version),
  };
};
