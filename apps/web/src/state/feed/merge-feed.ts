/** A feed on screen: the shown ids, and the buffered ids that wait for the viewer to reveal them. */
export interface MergedFeed {
  shown: readonly string[];
  pending: readonly string[];
}

export const emptyFeed: MergedFeed = { shown: [], pending: [] };

export interface MergeFeedInput {
  /** Ids of the loaded pages, newest first. */
  fetched: readonly string[];
  /** Sort key of the last loaded item at load time, while more pages remain; else null. */
  end: string | null;
  /** Ids pushed live since those pages were requested. */
  arrived: readonly string[];
  /** Returns an item's sort key (`feed_at` and id, sortable as text), or null once it is removed. */
  sortKeyOf: (id: string) => string | null;
  /** Whether new items may be inserted at once: the viewer is at the top, or revealed them. */
  open: boolean;
}

/**
 * Merges loaded pages, live items and shown items without moving what is on screen: nothing new is inserted above
 * a shown item unless insertion is allowed, and items pushed below the loaded pages stay.
 */
export const mergeFeed = (before: MergedFeed, input: MergeFeedInput): MergedFeed => {
  const { fetched, end, arrived, sortKeyOf, open } = input;
  const sortKeys = new Map<string, string>();
  for (const id of [...fetched, ...arrived, ...before.shown]) {
    const key = sortKeyOf(id);
    if (key !== null) sortKeys.set(id, key);
  }
  const sortKey = (id: string) => sortKeys.get(id) ?? '';
  const newestFirst = (ids: Iterable<string>) =>
    [...new Set(ids)].filter((id) => sortKeys.has(id)).toSorted((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1));

  const isBelowEnd = (id: string) => end !== null && sortKey(id) < end;
  const current = new Set([
    ...fetched,
    ...arrived.filter((id) => !isBelowEnd(id)),
    ...before.shown.filter(isBelowEnd),
  ]);
  const ordered = newestFirst(current);
  if (open || before.shown.length === 0) return { shown: ordered, pending: [] };

  const shownBefore = new Set(before.shown);
  const lastShown = ordered.findLastIndex((id) => shownBefore.has(id));
  const isBuffered = (id: string, index: number) => index < lastShown && !shownBefore.has(id);
  return {
    shown: ordered.filter((id, index) => !isBuffered(id, index)),
    pending: ordered.filter(isBuffered),
  };
};

/** Whether the page is scrolled to the top and nothing in the list has focus or is expanded. */
export const isAtTop = (list: HTMLElement | null) =>
  scrollY <= 8 && !list?.contains(document.activeElement) && !list?.querySelector('[aria-expanded="true"]');
