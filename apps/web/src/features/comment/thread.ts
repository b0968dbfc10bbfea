import type { CommentView } from '@rinkside/contracts/item';
import type { ThreadRecord } from '../../state/entities/comment-thread.reducer';

/** One page in the query cache: ids only, the comments are in the entity store. */
export interface CommentPageIds {
  ids: readonly string[];
  nextCursor: string | null;
  /** When it was requested (`performance.now()`, ms). */
  askedAt: number;
}

export interface Thread {
  /** The loaded pages, oldest first, without gaps. */
  first: readonly CommentView[];
  /** The newest comments, after the gap of comments not loaded yet. Empty once all are loaded. */
  newest: readonly CommentView[];
  /** There are comments between the two lists that are not loaded. */
  hasMore: boolean;
}

const sortKey = ({ created_at, id }: CommentView) => `${new Date(created_at).toISOString()} ${id}`;
const byAge = (a: CommentView, b: CommentView) => (sortKey(a) < sortKey(b) ? -1 : 1);

/**
 * Merges the loaded pages with the newest comments: the last three sent with the item, and live ones.
 * A stored comment that is missing from a page requested after it arrived was deleted and is left out.
 */
export const mergeThread = (
  pages: readonly CommentPageIds[],
  thread: ThreadRecord,
  itemsNewest: readonly CommentView[],
): Thread => {
  const loadedIds = new Set(pages.flatMap(({ ids }) => ids));
  const requestedAt = pages[0]?.askedAt ?? Infinity;
  const comments = new Map(
    [...thread].flatMap(([id, { value, knownAt }]) =>
      value && (loadedIds.has(id) || knownAt >= requestedAt) ? [[id, value] as const] : [],
    ),
  );
  const hasMore = pages.at(-1)?.nextCursor != null;
  if (!hasMore) return { first: [...comments.values()].toSorted(byAge), newest: [], hasMore };

  for (const comment of itemsNewest) {
    if (!comments.has(comment.id) && thread.get(comment.id)?.value !== null)
      comments.set(comment.id, comment);
  }
  const lastLoaded = pages
    .at(-1)
    ?.ids.flatMap((id) => thread.get(id)?.value ?? [])
    .at(-1);
  const ordered = [...comments.values()].toSorted(byAge);
  const isAfterGap = (comment: CommentView) =>
    lastLoaded !== undefined && sortKey(comment) > sortKey(lastLoaded);
  return {
    first: ordered.filter((comment) => !isAfterGap(comment)),
    newest: ordered.filter(isAfterGap),
    hasMore,
  };
};
