/** One page of a feed in the query cache: ids only, the items are in the entity store. */
export interface FeedPageIds {
  ids: readonly string[];
  /** Cursor of the next page; null after the last. */
  nextCursor: string | null;
  /** Sort key of the last item; null for an empty page. */
  end: string | null;
  /** When it was requested (`performance.now()`, ms). Items pushed since then may be missing. */
  askedAt: number;
}

/** The loaded pages, newest first. */
export type FeedPages = readonly FeedPageIds[];

/** Puts a refetched first page before the loaded pages. Drops them if the two do not overlap: items may be missing in between. */
export const withFirst = (first: FeedPageIds, pages: FeedPages): FeedPages => {
  const listed = new Set(first.ids);
  const [before, ...below] = pages;
  const overlaps = first.nextCursor !== null && before?.ids.some((id) => listed.has(id));
  if (!before || !overlaps) return [first];
  const pushedOff = before.ids.filter((id) => !listed.has(id));
  return pushedOff.length > 0 || below.length > 0
    ? [first, { ...before, ids: pushedOff }, ...below]
    : [first];
};
