import type { FeedItem } from '@rinkside/contracts/feed';
import { type LikeBody, likeRoutes } from '@rinkside/contracts/like';
import { ApiError, call, messageOf } from '../../state/api';
import { entityStore, itemAtom } from '../../state/entities/entity-store';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { createOfflineToggle } from '../outbox/offline-toggle';
import type { OutboxSender } from '../outbox/senders';

export interface LikeContent {
  kind: 'like';
  body: LikeBody;
  liked: boolean;
}

const likeFailed = 'Failed to update like. Please try again.';

const bodyOf = (id: string, queued: LikeContent | undefined): LikeBody | undefined => {
  const item = store.get(itemAtom(id));
  return item ? { target_type: item.content_type, target_id: id } : queued?.body;
};

export const likeToggle = createOfflineToggle<string, boolean, LikeContent>({
  kind: 'like',
  parse: ({ body, liked }) => [body.target_id, liked],
  serialize: (id, liked, queued) => {
    const body = bodyOf(id, queued);
    return body ? { kind: 'like', body, liked } : null;
  },
  send: async (id, liked, signal, queued) => {
    const body = bodyOf(id, queued);
    if (!body) return liked;
    try {
      const view = await call(liked ? likeRoutes.like : likeRoutes.unlike, { body, signal });
      entityStore.applyLike(id, view);
      return view.userLiked;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) entityStore.markNotFound(id);
      throw error;
    }
  },
  onFailed: (_id, _liked, error) => void toast.error(messageOf(error, likeFailed)),
});

/** Likes are idempotent, use their own timeout and show their own failures. */
export const likeSender: OutboxSender<LikeContent> = {
  kind: 'like',
  send: ({ content }) => likeToggle.flush(content),
  failureMessage: '',
  needsIdempotencyKey: false,
};

/** Returns what the like button shows: the server state with the optimistic value on top, never below 0. */
export const shownLike = (
  item: Pick<FeedItem, 'userLiked' | 'likesCount'>,
  optimistic: boolean | null,
): { liked: boolean; count: number } => {
  const liked = optimistic ?? item.userLiked;
  const difference = Number(liked) - Number(item.userLiked);
  return { liked, count: Math.max(0, item.likesCount + difference) };
};

/** Toggles the viewer's like. */
export const toggleLike = (item: FeedItem): void => {
  const { liked } = shownLike(item, store.get(likeToggle.pending(item.id)));
  void likeToggle.set(item.id, !liked);
};
