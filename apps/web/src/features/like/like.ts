import type { FeedItem } from '@rinkside/contracts/feed';
import { likeRoutes } from '@rinkside/contracts/like';
import { ApiError, call, messageOf } from '../../state/api';
import { fold, itemAtom } from '../../state/fold';
import { createIntents } from '../../state/intent';
import { onForget } from '../../state/live.link';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';

const likeFailed = 'Failed to update like. Please try again.';

const send = async (id: string, liked: boolean): Promise<boolean> => {
  const item = store.get(itemAtom(id));
  if (!item) return liked;
  const body = { target_type: item.content_type, target_id: id };
  try {
    const view = await call(liked ? likeRoutes.like : likeRoutes.unlike, { body });
    fold.liked(id, view);
    return view.userLiked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) fold.missing(id);
    throw error;
  }
};

export const likes = createIntents<string>(send, (_id, _liked, error) => {
  toast.error(messageOf(error, likeFailed));
});
onForget(() => likes.forget(store));

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
  void likes.want(store, item.id, !liked);
};
