import type { PlayerRow } from '@rinkside/contracts/player';

/**
 * Merges new rows into a list without moving rows: rows missing from the response stay in place, new rows come first,
 * and rows of a later page come last.
 */
export const mergeStableRows = (
  shown: readonly PlayerRow[],
  rows: readonly PlayerRow[],
): readonly PlayerRow[] => {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const shownIds = new Set(shown.map(({ id }) => id));
  const firstShown = rows.findIndex(({ id }) => shownIds.has(id));
  const isNew = ({ id }: PlayerRow) => !shownIds.has(id);
  return [
    ...rows.slice(0, Math.max(firstShown, 0)).filter(isNew),
    ...shown.map((row) => rowsById.get(row.id) ?? row),
    ...rows.slice(Math.max(firstShown, 0)).filter(isNew),
  ];
};
