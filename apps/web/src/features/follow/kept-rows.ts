import type { PlayerRow } from '@rinkside/contracts/player';

/**
 * The rows of a list that does not move under the finger: whoever was there stays where they were, though the
 * newest answer lacks them; whoever is new comes first, or last where they come from a later page.
 */
export const keepRows = (kept: readonly PlayerRow[], rows: readonly PlayerRow[]): readonly PlayerRow[] => {
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(kept.map(({ id }) => id));
  const firstKnown = rows.findIndex(({ id }) => known.has(id));
  const isNew = ({ id }: PlayerRow) => !known.has(id);
  return [
    ...rows.slice(0, Math.max(firstKnown, 0)).filter(isNew),
    ...kept.map((row) => fresh.get(row.id) ?? row),
    ...rows.slice(Math.max(firstKnown, 0)).filter(isNew),
  ];
};
