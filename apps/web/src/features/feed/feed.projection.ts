/** A list as the reader has it: what is on the screen, and what waits above it for their say. */
export interface Projection {
  shown: readonly string[];
  held: readonly string[];
}

export const emptyProjection: Projection = { shown: [], held: [] };

export interface ProjectionInput {
  /** Ids of the pages read so far, newest first. */
  fetched: readonly string[];
  /** The place of the last item read, as it was then, while pages remain below it; else null. */
  end: string | null;
  /** Ids that came over the socket since those pages were asked for. */
  arrived: readonly string[];
  /** An item's place in the list (its `feed_at` and id, sortable as text), or null once it is gone. */
  placeOf: (id: string) => string | null;
  /** Whether new items may be inserted at once: the reader is at the very top, or asked for them. */
  open: boolean;
}

/**
 * Arranges a list without moving what the reader looks at: nothing new is inserted above something already
 * shown unless `open`, and a page that slid further down does not take its last items away.
 */
export const arrange = (before: Projection, input: ProjectionInput): Projection => {
  const { fetched, end, arrived, placeOf, open } = input;
  const places = new Map<string, string>();
  for (const id of [...fetched, ...arrived, ...before.shown]) {
    const place = placeOf(id);
    if (place !== null) places.set(id, place);
  }
  const place = (id: string) => places.get(id) ?? '';
  const newestFirst = (ids: Iterable<string>) =>
    [...new Set(ids)].filter((id) => places.has(id)).toSorted((a, b) => (place(a) < place(b) ? 1 : -1));

  const beyond = (id: string) => end !== null && place(id) < end;
  const current = new Set([
    ...fetched,
    ...arrived.filter((id) => !beyond(id)),
    ...before.shown.filter(beyond),
  ]);
  const ordered = newestFirst(current);
  if (open || before.shown.length === 0) return { shown: ordered, held: [] };

  const seen = new Set(before.shown);
  const lastSeen = ordered.findLastIndex((id) => seen.has(id));
  const isHeld = (id: string, at: number) => at < lastSeen && !seen.has(id);
  return {
    shown: ordered.filter((id, at) => !isHeld(id, at)),
    held: ordered.filter(isHeld),
  };
};
