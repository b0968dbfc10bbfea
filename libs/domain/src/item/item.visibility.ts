import type { HighlightView } from '@rinkside/contracts/highlight';

/** What decides whether other players see an item. Posts and games are always public and ready. */
export interface VisibilityInputs {
  isPublic: boolean;
  status: HighlightView['status'];
  takenDown: boolean;
  authorSuspended: boolean;
}

export interface Visibility {
  viewable: boolean;
  inFeeds: boolean;
}

/** Computes an item's `viewable` and `inFeeds`. A command that changes an input must store both. */
export const visibilityOf = ({
  isPublic,
  status,
  takenDown,
  authorSuspended,
}: VisibilityInputs): Visibility => {
  const viewable = isPublic && status !== 'failed' && !takenDown && !authorSuspended;
  return { viewable, inFeeds: viewable && status === 'ready' };
};

/**
 * The same rules in SQL: item aliased `i`, its author `a`, `highlight` left-joined by `item_id`. Lock the items in an
 * earlier statement: a statement that waits for the lock would read the new item row with the old highlight row.
 */
export const viewableSql = `(coalesce(highlight.is_public and highlight.status <> 'failed', true)
  and i.taken_down_at is null and a.suspended_at is null)`;
export const inFeedsSql = `(${viewableSql} and coalesce(highlight.status = 'ready', true))`;

/** Returns the event of a visibility change, if any. The caller must increment the item's version. */
export const visibilityEventOf = (
  before: Visibility,
  after: Visibility,
): 'item.listed' | 'item.unlisted' | undefined => {
  if (after.inFeeds && !before.inFeeds) return 'item.listed';
  return (before.viewable && !after.viewable) || (before.inFeeds && !after.inFeeds)
    ? 'item.unlisted'
    : undefined;
};
