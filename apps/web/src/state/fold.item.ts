// Relative imports are written out to their ending: tests/faults reads these files as Node does.
import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import type { LikeView } from '@rinkside/contracts/like';
import type { LiveEvent } from '@rinkside/contracts/live';
import {
  type CommentsRecord,
  foldComment,
  foldComments,
  readComments,
  unknownComments,
} from './fold.comments.js';
import { type Facet, guess, later } from './fold.facet.js';

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
  comments: CommentsRecord;
  commentsCount: Facet<number>;
  /** Why work on a highlight's media failed, in words for people; a body newer than that knows better. */
  failure: Facet<string | null>;
  /** The version it was removed at. Only a newer view (made public again) brings it back. */
  removedAt: number;
}

export const unknownItem: ItemRecord = {
  body: guess(null),
  likes: guess(0),
  liked: guess(false),
  can: guess({ edit: false, remove: false }),
  comments: unknownComments,
  commentsCount: guess(0),
  failure: guess(null),
  removedAt: -1,
};

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
    comments: foldComments(record.comments, comments, version),
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

const foldCommentFact = (
  record: ItemRecord,
  id: string,
  comment: CommentView | null,
  { commentsCount, version }: { commentsCount: number; version: number },
): ItemRecord => ({
  ...record,
  comments: foldComment(record.comments, id, comment, version),
  commentsCount: later(record.commentsCount, commentsCount, version),
});

export const foldCommentAdded = (record: ItemRecord, fact: LiveEvent<'comment.added'>): ItemRecord =>
  foldCommentFact(record, fact.comment.id, fact.comment, fact);

export const foldCommentRemoved = (record: ItemRecord, fact: LiveEvent<'comment.removed'>): ItemRecord =>
  foldCommentFact(record, fact.id, null, fact);

/** Work on a highlight's media failed for good. */
export const foldFailure = (record: ItemRecord, fact: LiveEvent<'highlight.failed'>): ItemRecord => ({
  ...record,
  failure: later(record.failure, fact.reason, fact.version),
});

/** A tick: how far the work on a highlight's media is. It only grows, and says nothing once that is done. */
export const foldProgress = (record: ItemRecord, percent: number): ItemRecord => {
  const { value } = record.body;
  if (value?.content_type !== 'highlight' || value.status !== 'processing' || percent <= value.progress)
    return record;
  return { ...record, body: { ...record.body, value: { ...value, progress: percent } } };
};

/** `version` is Infinity when the viewer deleted it: nothing brings that back. */
export const foldRemoval = (record: ItemRecord, version: number): ItemRecord =>
  version > record.removedAt ? { ...record, removedAt: version } : record;

const failed = (body: Body, reason: string | null): Body =>
  body.content_type === 'highlight' ? { ...body, status: 'failed', reason } : body;

/** The item as screens read it, or null while only parts of it are known or once it is gone. */
export const readItem = (record: ItemRecord): FeedItem | null => {
  const { body, likes, liked, can, comments, commentsCount, failure, removedAt } = record;
  if (!body.value || body.version <= removedAt) return null;
  return {
    ...(failure.version > body.version ? failed(body.value, failure.value) : body.value),
    likes: likes.value,
    likesCount: likes.value,
    userLiked: liked.value,
    can: can.value,
    comments: readComments(comments),
    commentsCount: commentsCount.value,
    version: Math.max(body.version, likes.version, commentsCount.version, failure.version),
  };
};
