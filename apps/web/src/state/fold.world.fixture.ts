import type { FeedItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import type { LiveEvent } from '@rinkside/contracts/live';
import { createStore } from 'jotai';
import { createFold, itemAtom } from './fold';
import { me } from './fold.fixture';

/** Creates an entity store with its own Jotai store and Noor as viewer. `tick` advances the clock and returns it (ms). */
export const world = () => {
  const store = createStore();
  let clock = 0;
  const tick = () => ++clock;
  const entities = createFold(store, () => me.id, tick);
  return { store, entities, tick, read: (id: string) => store.get(itemAtom(id)) };
};

const targetOf = ({ content_type, id, version }: FeedItem) => ({
  target_type: content_type,
  target_id: id,
  version,
});

/** Creates the like event that leads to this state of the item. */
export const likeOf = (item: FeedItem, actor_id: string, liked: boolean): LiveEvent<'like.changed'> => ({
  ...targetOf(item),
  likesCount: item.likesCount,
  actor_id,
  liked,
});
/** Creates the comment event that leads to this state of the item. */
export const commented = (item: FeedItem, comment: CommentView): LiveEvent<'comment.added'> => ({
  ...targetOf(item),
  comment,
  commentsCount: item.commentsCount,
});
/** Creates the comment removal event that leads to this state of the item. */
export const uncommented = (item: FeedItem, id: string): LiveEvent<'comment.removed'> => ({
  ...targetOf(item),
  id,
  commentsCount: item.commentsCount,
});
