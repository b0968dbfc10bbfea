import { countOf, type GameDraft } from './game-draft';

/** Shots against are saves plus goals against: any two give the third. */
export const trio = ['shots_against', 'saves', 'goals_against'] as const;
export type TrioName = (typeof trio)[number];
type Trio = Pick<GameDraft, TrioName>;

const solved: Record<TrioName, (trio: Record<TrioName, number>) => number> = {
  shots_against: ({ saves, goals_against }) => saves + goals_against,
  saves: ({ shots_against, goals_against }) => shots_against - goals_against,
  goals_against: ({ shots_against, saves }) => shots_against - saves,
};

/**
 * The third of the trio once two are there; null when there is nothing to fill in, or the two do not fit.
 * @param filled the one that was filled in before: it follows the others until somebody types into it
 * @param edited the one somebody is typing into: what they have cleared stays clear
 */
export const thirdOf = (
  draft: Trio,
  filled: TrioName | null = null,
  edited: TrioName | null = null,
): { name: TrioName; value: string } | null => {
  const missing = trio.filter((name) => name === filled || draft[name].trim() === '');
  const [name] = missing;
  if (!name || name === edited || missing.length > 1) return null;
  const given = { shots_against: 0, saves: 0, goals_against: 0 };
  for (const other of trio) if (other !== name) given[other] = countOf(draft[other]) ?? Number.NaN;
  const third = solved[name](given);
  return third >= 0 ? { name, value: String(third) } : null;
};
