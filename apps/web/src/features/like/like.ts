import type { FeedItem } from '@rinkside/contracts/feed';
import { type LikeBody, likeRoutes } from '@rinkside/contracts/like';
import { ApiError, call, isRefusal, messageOf, NetworkError } from '../../state/api';
import { fold, itemAtom } from '../../state/fold';
import { createIntents } from '../../state/intent';
import { onForget } from '../../state/live.link';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { outboxAtom, putAside, takeOut } from '../outbox/outbox';
import { isLike } from '../outbox/waiting';

const likeFailed = 'Failed to update like. Please try again.';

/** A like waits under its target: the last wish replaces the one before. */
const keyOf = (id: string) => `like:${id}`;
const waiting = () => store.get(outboxAtom).filter(isLike);
const waitingFor = (id: string) => waiting().find((one) => one.id === keyOf(id));

const bodyOf = (id: string): LikeBody | undefined => {
  const item = store.get(itemAtom(id));
  return item ? { target_type: item.content_type, target_id: id } : waitingFor(id)?.content.body;
};

const send = async (id: string, liked: boolean): Promise<boolean> => {
  const body = bodyOf(id);
  if (!body) return liked;
  try {
    const view = await call(liked ? likeRoutes.like : likeRoutes.unlike, { body });
    fold.liked(id, view);
    if (waitingFor(id)) await takeOut(keyOf(id));
    return view.userLiked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) fold.missing(id);
    throw error;
  }
};

/** Without an answer it is kept on this device; one kept already waits for a better day of the server, too. */
const keep = async (id: string, liked: boolean, error: unknown): Promise<boolean> => {
  const body = bodyOf(id);
  const passing = error instanceof NetworkError || (waitingFor(id) && !isRefusal(error));
  return body && passing ? putAside(keyOf(id), { kind: 'like', body, liked }) : false;
};

export const likes = createIntents<string>(
  send,
  (id, _liked, error) => {
    toast.error(messageOf(error, likeFailed));
    if (waitingFor(id)) void takeOut(keyOf(id));
  },
  keep,
);
onForget(() => likes.forget(store));

/** Wishes of an earlier page, or of another tab, that lie over the truth here. */
const laid = new Set<string>();
store.sub(outboxAtom, () => {
  const wishes = new Map(waiting().map(({ content }) => [content.body.target_id, content.liked]));
  for (const id of new Set([...laid, ...wishes.keys()])) {
    likes.lay(store, id, wishes.get(id) ?? null);
    if (wishes.has(id)) laid.add(id);
    else laid.delete(id);
  }
});

/** Sends a like that waited. Throws NetworkError while it still waits. */
export const likeAgain = async ({ target_id: id }: LikeBody, liked: boolean): Promise<void> => {
  await likes.want(store, id, liked);
  if (store.get(likes.wish(id)) !== null) throw new NetworkError();
};

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
