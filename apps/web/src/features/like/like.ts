import type { FeedItem } from '@rinkside/contracts/feed';
import { type LikeBody, likeRoutes } from '@rinkside/contracts/like';
import { ApiError, call, messageOf } from '../../state/api';
import { fold, itemAtom } from '../../state/fold';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { createKeptIntents } from '../outbox/kept-intents';
import { isLike, type LikeContent } from '../outbox/waiting';

const likeFailed = 'Failed to update like. Please try again.';

const bodyOf = (id: string, kept: LikeContent | undefined): LikeBody | undefined => {
  const item = store.get(itemAtom(id));
  return item ? { target_type: item.content_type, target_id: id } : kept?.body;
};

export const likes = createKeptIntents<string, LikeContent>({
  isOne: isLike,
  read: ({ body, liked }) => [body.target_id, liked],
  write: (id, liked, kept) => {
    const body = bodyOf(id, kept);
    return body ? { kind: 'like', body, liked } : null;
  },
  send: async (id, liked, signal, kept) => {
    const body = bodyOf(id, kept);
    if (!body) return liked;
    try {
      const view = await call(liked ? likeRoutes.like : likeRoutes.unlike, { body, signal });
      fold.liked(id, view);
      return view.userLiked;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) fold.missing(id);
      throw error;
    }
  },
  failed: (_id, _liked, error) => void toast.error(messageOf(error, likeFailed)),
});

/** What the heart shows: the truth with the viewer's own wish laid over it, never below 0. */
export const shownLike = (
  item: Pick<FeedItem, 'userLiked' | 'likesCount'>,
  wish: boolean | null,
): { liked: boolean; count: number } => {
  const liked = wish ?? item.userLiked;
  const own = Number(liked) - Number(item.userLiked);
  return { liked, count: Math.max(0, item.likesCount + own) };
};

/** Likes or takes the like back, whichever the heart does not show now. */
export const toggleLike = (item: FeedItem): void => {
  const { liked } = shownLike(item, store.get(likes.wish(item.id)));
  void likes.want(item.id, !liked);
};
