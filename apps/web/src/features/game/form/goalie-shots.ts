import { countOf, type GameDraft } from './game-draft';

/** Shots against = saves + goals against, so any two determine the third. */
export const shotCounts = ['shots_against', 'saves', 'goals_against'] as const;
export type ShotCountName = (typeof shotCounts)[number];
type Trio = Pick<GameDraft, ShotCountName>;

const solvers: Record<ShotCountName, (trio: Record<ShotCountName, number>) => number> = {
  shots_against: ({ saves, goals_against }) => saves + goals_against,
  saves: ({ shots_against, goals_against }) => shots_against - goals_against,
  goals_against: ({ shots_against, saves }) => shots_against - saves,
};

/**
 * Derives the missing count from the other two. Returns null if none can be derived or the result is negative.
 * @param derived the count derived before; it follows the others until it is edited
 * @param edited the count being edited; it stays empty when cleared
 */
export const deriveMissingCount = (
  draft: Trio,
  derived: ShotCountName | null = null,
  edited: ShotCountName | null = null,
): { name: ShotCountName; value: string } | null => {
  const missing = shotCounts.filter((name) => name === derived || draft[name].trim() === '');
  const [name] = missing;
  if (!name || name === edited || missing.length > 1) return null;
  const known = { shots_against: 0, saves: 0, goals_against: 0 };
  for (const other of shotCounts) if (other !== name) known[other] = countOf(draft[other]) ?? Number.NaN;
  const third = solvers[name](known);
  return third >= 0 ? { name, value: String(third) } : null;
};
