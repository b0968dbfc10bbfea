import type { HighlightView } from '@rinkside/contracts/highlight';

/** What decides whether other players see an item. Posts and games are always public and ready. */
export interface VisibilityInputs {
  isPublic: boolean;
  forClub: boolean;
  status: HighlightView['status'];
  takenDown: boolean;
  authorSuspended: boolean;
}

export interface Visibility {
  viewable: boolean;
  inFeeds: boolean;
  clubVisible: boolean;
}

/** Computes what an item stores of its visibility. A command that changes an input must store all three. */
export const visibilityOf = ({
  isPublic,
  forClub,
  status,
  takenDown,
  authorSuspended,
}: VisibilityInputs): Visibility => {
  const allowed = !takenDown && !authorSuspended;
  const viewable = isPublic && status !== 'failed' && allowed;
  const clubVisible = !isPublic && forClub && status === 'ready' && allowed;
  return { viewable, inFeeds: viewable && status === 'ready', clubVisible };
};

/**
 * The same rules in SQL: item aliased `i`, its author `a`, `highlight` left-joined by `item_id`. Lock the items in an
 * earlier statement: a statement that waits for the lock would read the new item row with the old highlight row.
 */
const allowedSql = `i.taken_down_at is null and a.suspended_at is null`;
export const viewableSql = `(coalesce(highlight.is_public and highlight.status <> 'failed', true) and ${allowedSql})`;
export const inFeedsSql = `(${viewableSql} and coalesce(highlight.status = 'ready', true))`;
export const clubVisibleSql = `(coalesce(not highlight.is_public and highlight.for_club and highlight.status = 'ready', false)
  and ${allowedSql})`;

/** Returns the event of a visibility change, if any. The caller must increment the item's version. */
export const visibilityEventOf = (
  before: Visibility,
  after: Visibility,
): 'item.listed' | 'item.unlisted' | 'item.unlisted_for_club' | undefined => {
  if (after.inFeeds && !before.inFeeds) return 'item.listed';
  if ((before.viewable && !after.viewable) || (before.inFeeds && !after.inFeeds)) return 'item.unlisted';
  if (after.clubVisible && !before.clubVisible) return 'item.listed';
  return before.clubVisible && !after.clubVisible && !after.viewable ? 'item.unlisted_for_club' : undefined;
};
