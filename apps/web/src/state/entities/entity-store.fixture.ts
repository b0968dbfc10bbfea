import type { FeedItem } from '@rinkside/contracts/feed';
import type { CommentView } from '@rinkside/contracts/item';
import type { LiveEvent } from '@rinkside/contracts/live.schema';
import { createStore } from 'jotai';
import { createEntityStore, itemAtom } from './entity-store';
import { me } from './entities.fixture';

/** Creates an entity store with its own Jotai store and Noor as viewer. `tick` advances the clock and returns it (ms). */
export const createTestEntityStore = () => {
  const store = createStore();
  let clock = 0;
  const tick = () => ++clock;
  const entities = createEntityStore(store, () => me.id, tick);
  return { store, entities, tick, read: (id: string) => store.get(itemAtom(id)) };
};

const targetOf = ({ content_type, id, version }: FeedItem) => ({
  target_type: content_type,
  target_id: id,
  version,
});

/** Creates the like event that leads to this state of the item. */
export const likeChanged = (item: FeedItem, actor_id: string, liked: boolean): LiveEvent<'like.changed'> => ({
  ...targetOf(item),
  likesCount: item.likesCount,
  actor_id,
  liked,
});
/** Creates the comment event that leads to this state of the item. */
export const commentAdded = (item: FeedItem, comment: CommentView): LiveEvent<'comment.added'> => ({
  ...targetOf(item),
  comment,
  commentsCount: item.commentsCount,
});
/** Creates the comment removal event that leads to this state of the item. */
export const commentRemoved = (item: FeedItem, id: string): LiveEvent<'comment.removed'> => ({
  ...targetOf(item),
  id,
  commentsCount: item.commentsCount,
});
