import type { HighlightView } from '@rinkside/contracts/highlight';

/** All that decides who besides its author sees an item. Posts and games are always public and ready. */
export interface Circumstances {
  isPublic: boolean;
  status: HighlightView['status'];
  takenDown: boolean;
  authorSuspended: boolean;
}

export interface Visibility {
  open: boolean;
  listed: boolean;
}

/** What an item's `open` and `listed` must be; whoever changes a circumstance stores both anew. */
export const visibilityOf = ({ isPublic, status, takenDown, authorSuspended }: Circumstances): Visibility => {
  const open = isPublic && status !== 'failed' && !takenDown && !authorSuspended;
  return { open, listed: open && status === 'ready' };
};

/**
 * The same law in SQL: item aliased `i`, its author `a`, `highlight` left-joined by `item_id`. Lock the items in a
 * statement before: one that waits for a lock reads the new item beside the old highlight.
 */
export const openSql = `(coalesce(highlight.is_public and highlight.status <> 'failed', true)
  and i.taken_down_at is null and a.suspended_at is null)`;
export const listedSql = `(${openSql} and coalesce(highlight.status = 'ready', true))`;

/** The fact that a change of visibility is, if any: the version beside it must have grown. */
export const visibilityFact = (
  before: Visibility,
  after: Visibility,
): 'item.listed' | 'item.unlisted' | undefined => {
  if (after.listed && !before.listed) return 'item.listed';
  return (before.open && !after.open) || (before.listed && !after.listed) ? 'item.unlisted' : undefined;
};
