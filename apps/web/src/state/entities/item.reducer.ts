// Relative imports have file extensions because the chaos tests import this file in Node.
import type { FeedItem, LiveItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import type { LikeView } from '@rinkside/contracts/like';
import type { LiveEvent } from '@rinkside/contracts/live.schema';
import {
  type LatestComments,
  reduceLatestComment,
  reduceLatestComments,
  readComments,
  unknownComments,
} from './latest-comments.reducer.js';
import { type Versioned, unversioned, newer } from './versioned.js';

type Without<Item, Keys extends PropertyKey> = Item extends unknown ? Omit<Item, Keys> : never;
type Body = Without<
  FeedItem,
  'likes' | 'likesCount' | 'userLiked' | 'comments' | 'commentsCount' | 'can' | 'comment_refusal' | 'version'
>;

/**
 * The state of one item. Each field has its own version, so events may arrive in any order: an early like never
 * blocks a late comment count, and a full view replaces only older fields.
 */
export interface ItemRecord {
  body: Versioned<Body | null>;
  likes: Versioned<number>;
  liked: Versioned<boolean>;
  can: Versioned<FeedItem['can']>;
  commentRefusal: Versioned<FeedItem['comment_refusal']>;
  comments: LatestComments;
  commentsCount: Versioned<number>;
  /** Why processing of a highlight's media failed, for people. A newer body overrides it. */
  failure: Versioned<string | null>;
  /** The version of the removal. Only a newer view (made public again) restores the item. */
  removedAt: number;
}

export const unknownItem: ItemRecord = {
  body: unversioned(null),
  likes: unversioned(0),
  liked: unversioned(false),
  can: unversioned({ edit: false, remove: false }),
  commentRefusal: unversioned(null),
  comments: unknownComments,
  commentsCount: unversioned(0),
  failure: unversioned(null),
  removedAt: -1,
};

const foldShared = (
  record: ItemRecord,
  body: Body,
  counts: Pick<FeedItem, 'likesCount' | 'commentsCount' | 'version'>,
): ItemRecord => ({
  ...record,
  body: newer(record.body, body, counts.version),
  likes: newer(record.likes, counts.likesCount, counts.version),
  commentsCount: newer(record.commentsCount, counts.commentsCount, counts.version),
});

/** Applies a full view from REST: shared fields and this viewer's own. */
export const reduceView = (record: ItemRecord, item: FeedItem): ItemRecord => {
  const {
    likes: _,
    likesCount,
    userLiked,
    comments,
    commentsCount,
    can,
    comment_refusal,
    version,
    ...body
  } = item;
  return {
    ...foldShared(record, body, { likesCount, commentsCount, version }),
    liked: newer(record.liked, userLiked, version),
    can: newer(record.can, can, version),
    commentRefusal: newer(record.commentRefusal, comment_refusal, version),
    comments: reduceLatestComments(record.comments, comments, version),
  };
};

/** Applies a full view from a live event. It has no viewer's fields; these are kept, or derived for a new item. */
export const reduceLiveView = (record: ItemRecord, item: LiveItem, viewerId: string | null): ItemRecord => {
  const { likes: _, likesCount, commentsCount, version, ...body } = item;
  const isAuthor = item.user.id === viewerId;
  return {
    ...foldShared(record, body, { likesCount, commentsCount, version }),
    can: record.can.version === -1 ? unversioned({ edit: isAuthor, remove: isAuthor }) : record.can,
  };
};

export const reduceLike = (
  record: ItemRecord,
  event: LiveEvent<'like.changed'>,
  viewerId: string | null,
): ItemRecord => ({
  ...record,
  likes: newer(record.likes, event.likesCount, event.version),
  liked: event.actor_id === viewerId ? newer(record.liked, event.liked, event.version) : record.liked,
});

/** Applies the reply to the viewer's own like. */
export const reduceLikeView = (record: ItemRecord, view: LikeView): ItemRecord => ({
  ...record,
  likes: newer(record.likes, view.likesCount, view.version),
  liked: newer(record.liked, view.userLiked, view.version),
});

const applyCommentEvent = (
  record: ItemRecord,
  id: string,
  comment: CommentView | null,
  { commentsCount, version }: { commentsCount: number; version: number },
): ItemRecord => ({
  ...record,
  comments: reduceLatestComment(record.comments, id, comment, version),
  commentsCount: newer(record.commentsCount, commentsCount, version),
});

export const reduceCommentAdded = (record: ItemRecord, event: LiveEvent<'comment.added'>): ItemRecord =>
  applyCommentEvent(record, event.comment.id, event.comment, event);

export const reduceCommentRemoved = (record: ItemRecord, event: LiveEvent<'comment.removed'>): ItemRecord =>
  applyCommentEvent(record, event.id, null, event);

/** Applies a permanent failure of media processing. */
export const reduceProcessingFailure = (
  record: ItemRecord,
  event: LiveEvent<'highlight.failed'>,
): ItemRecord => ({
  ...record,
  failure: newer(record.failure, event.reason, event.version),
});

/** Applies an ephemeral progress event. Progress only grows and is ignored once processing has ended. */
export const reduceProcessingProgress = (record: ItemRecord, percent: number): ItemRecord => {
  const { value } = record.body;
  if (value?.content_type !== 'highlight' || value.status !== 'processing' || percent <= value.progress)
    return record;
  return { ...record, body: { ...record.body, value: { ...value, progress: percent } } };
};

/** Applies a removal. `version` is Infinity when the viewer deleted the item: nothing restores it. */
export const reduceRemoval = (record: ItemRecord, version: number): ItemRecord =>
  version > record.removedAt ? { ...record, removedAt: version } : record;

const withFailure = (body: Body, reason: string | null): Body =>
  body.content_type === 'highlight' ? { ...body, status: 'failed', reason } : body;

/** Whether the item is known from live events only, so that what depends on the viewer is not. */
export const lacksViewerFields = ({ body, can }: ItemRecord): boolean =>
  body.value !== null && can.version === -1;

/** Returns the item for screens, or null while it is incomplete or after its removal. */
export const readItem = (record: ItemRecord): FeedItem | null => {
  const { body, likes, liked, can, commentRefusal, comments, commentsCount, failure, removedAt } = record;
  if (!body.value || body.version <= removedAt) return null;
  return {
    ...(failure.version > body.version ? withFailure(body.value, failure.value) : body.value),
    likes: likes.value,
    likesCount: likes.value,
    userLiked: liked.value,
    can: can.value,
    comment_refusal: commentRefusal.value,
    comments: readComments(comments),
    commentsCount: commentsCount.value,
    version: Math.max(body.version, likes.version, commentsCount.version, failure.version),
  };
};
