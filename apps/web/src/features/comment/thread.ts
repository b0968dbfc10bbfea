import type { CommentView } from '@rinkside/contracts/item';
import type { ThreadRecord } from '../../state/fold.thread';

/** One page as the query keeps it: ids only, the comments themselves are folded. */
export interface CommentPageIds {
  ids: readonly string[];
  nextCursor: string | null;
  /** When it was asked for (ms). */
  askedAt: number;
}

export interface Thread {
  /** The oldest first, without a gap. */
  first: readonly CommentView[];
  /** The newest known beyond what has not been read yet; empty once all has. */
  newest: readonly CommentView[];
  /** More lie between the two. */
  hasMore: boolean;
}

const place = ({ created_at, id }: CommentView) => `${new Date(created_at).toISOString()} ${id}`;
const oldestFirst = (a: CommentView, b: CommentView) => (place(a) < place(b) ? -1 : 1);

/**
 * A discussion as it is read: from its beginning as far as pages go, then the newest ones: the item's own
 * last three, and what came since. A comment missing from a page that was asked for after it came is gone.
 */
export const arrangeThread = (
  pages: readonly CommentPageIds[],
  thread: ThreadRecord,
  itemsNewest: readonly CommentView[],
): Thread => {
  const read = new Set(pages.flatMap(({ ids }) => ids));
  const asked = pages[0]?.askedAt ?? Infinity;
  const known = new Map(
    [...thread].flatMap(([id, { value, knownAt }]) =>
      value && (read.has(id) || knownAt >= asked) ? [[id, value] as const] : [],
    ),
  );
  const hasMore = pages.at(-1)?.nextCursor != null;
  if (!hasMore) return { first: [...known.values()].toSorted(oldestFirst), newest: [], hasMore };

  for (const comment of itemsNewest) {
    if (!known.has(comment.id) && thread.get(comment.id)?.value !== null) known.set(comment.id, comment);
  }
  const end = pages
    .at(-1)
    ?.ids.flatMap((id) => thread.get(id)?.value ?? [])
    .at(-1);
  const ordered = [...known.values()].toSorted(oldestFirst);
  const beyond = (comment: CommentView) => end !== undefined && place(comment) > place(end);
  return {
    first: ordered.filter((comment) => !beyond(comment)),
    newest: ordered.filter(beyond),
    hasMore,
  };
};
