/** One page of a feed as it is kept: ids only, the items themselves are folded. */
export interface FeedPageIds {
  ids: readonly string[];
  /** Where the next page begins; null after the last. */
  nextCursor: string | null;
  /** The place of its last item, null for an empty page. */
  end: string | null;
  /** When it was asked for (ms): an older page may lack what a socket brought since. */
  askedAt: number;
}

/** The pages read so far, the newest first. */
export type FeedPages = readonly FeedPageIds[];

/** The first page, read again, before those known, as far as it reaches down to them: in between may be more. */
export const withFirst = (first: FeedPageIds, known: FeedPages): FeedPages => {
  const listed = new Set(first.ids);
  const [before, ...below] = known;
  const meets = first.nextCursor !== null && before?.ids.some((id) => listed.has(id));
  if (!before || !meets) return [first];
  const slid = before.ids.filter((id) => !listed.has(id));
  return slid.length > 0 || below.length > 0 ? [first, { ...before, ids: slid }, ...below] : [first];
};
