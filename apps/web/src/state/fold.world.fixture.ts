import type { FeedItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import type { LiveEvent } from '@rinkside/contracts/live';
import { createStore } from 'jotai';
import { createFold, itemAtom } from './fold';
import { me } from './fold.fixture';

/** A store of its own with a fold that Noor looks through; `tick` moves its clock (ms) and reads it. */
export const world = () => {
  const store = createStore();
  let clock = 0;
  const tick = () => ++clock;
  const fold = createFold(store, () => me.id, tick);
  return { store, fold, tick, read: (id: string) => store.get(itemAtom(id)) };
};

const target = ({ content_type, id, version }: FeedItem) => ({
  target_type: content_type,
  target_id: id,
  version,
});

/** The fact that made the item what it is now: a like, … */
export const likeOf = (item: FeedItem, actor_id: string, liked: boolean): LiveEvent<'like.changed'> => ({
  ...target(item),
  likesCount: item.likesCount,
  actor_id,
  liked,
});
/** … a comment, … */
export const commented = (item: FeedItem, comment: CommentView): LiveEvent<'comment.added'> => ({
  ...target(item),
  comment,
  commentsCount: item.commentsCount,
});
/** … or a comment taken back. */
export const uncommented = (item: FeedItem, id: string): LiveEvent<'comment.removed'> => ({
  ...target(item),
  id,
  commentsCount: item.commentsCount,
});
