import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { mergeFeed, emptyFeed, isAtTop, type MergedFeed } from './merge-feed';

type Rows = readonly { id: string }[];

const mergeRows = (before: MergedFeed, rows: Rows, open: boolean): MergedFeed => {
  const ranks = new Map(rows.map(({ id }, rank) => [id, String(rows.length - rank).padStart(6, '0')]));
  const sortKeyOf = (id: string) => ranks.get(id) ?? null;
  return mergeFeed(before, { fetched: [...ranks.keys()], end: null, arrived: [], sortKeyOf, open });
};

const initialState = (rows: Rows, listKey: string) => ({
  ...mergeRows(emptyFeed, rows, true),
  rows,
  listKey,
});

/**
 * Buffers new rows above the visible ones until the viewer reveals them.
 * @param rows in display order
 * @param listKey identity of the list, e.g. its filter; a new key resets the buffer
 */
export const useBufferedList = <Row extends { id: string }>(
  rows: readonly Row[],
  listKey: string,
  list: RefObject<HTMLElement | null>,
) => {
  const [merged, setMerged] = useState(() => initialState(rows, listKey));
  const rowsById = new Map(rows.map((row) => [row.id, row]));

  const mergeAgain = useCallback(
    (open: boolean) => setMerged((before) => ({ ...before, ...mergeRows(before, rows, open), rows })),
    [rows],
  );
  if (merged.listKey !== listKey) setMerged(initialState(rows, listKey));
  useLayoutEffect(() => {
    // Skip the merge already done for these rows: a second render would delay the first paint.
    // oxlint-disable-next-line react/set-state-in-effect -- the scroll position is only available from the DOM
    if (merged.rows !== rows) mergeAgain(isAtTop(list.current));
  }, [merged.rows, rows, mergeAgain, list]);

  const { shown, pending: pendingIds } = merged;
  return {
    shown: shown.flatMap((id) => rowsById.get(id) ?? []),
    pendingCount: pendingIds.length,
    reveal: () => mergeAgain(true),
  };
};
