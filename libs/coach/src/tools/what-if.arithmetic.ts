import { gameCounts, mapCounts, summedCountNames } from '@rinkside/contracts/game.counts';
import { defaultGameMinutes, emptySeasonSums, sumNames, type SeasonSums } from '@rinkside/contracts/season';
import { statOf, type Stat, type StatName } from '@rinkside/domain/coach/stats';

/** A target for a stat after a number of further games. */
export interface StatTarget {
  stat: StatName;
  /** In the unit shown to the player, for example 92 for 92 %. */
  target: number;
  /** Number of further games. */
  games: number;
}

/** What the player needs to reach a target. */
export interface StatRequirement {
  feasible: boolean;
  /** Required number of `unit` over those games; a maximum for goals against. Null when the target is out of reach. */
  needed: number | null;
  /** In the plural, for example 'goals'. */
  unit: string;
  /** The total that `needed` is out of: shots faced or games played. Null for units without one. */
  of: number | null;
  /** The stat after exactly `needed`. */
  after: number | null;
}

const addSums = (sums: SeasonSums, increments: Partial<SeasonSums>): SeasonSums => {
  const added = { ...emptySeasonSums, ...increments };
  const total = { ...sums };
  for (const name of sumNames) total[name] += added[name];
  return total;
};

/**
 * Binary search for the smallest count in 0 … `max` that fits.
 * @param fits monotonic: once true, it stays true for larger counts.
 * @returns undefined when no count fits.
 */
const smallestFitting = (max: number, fits: (count: number) => boolean): number | undefined => {
  if (!fits(max)) return undefined;
  let [low, high] = [0, max];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Estimates the shots in further games from the average so far. */
export const expectedShots = ({ shots_against, games }: SeasonSums, nextGames: number): number =>
  games === 0 ? 0 : Math.round((shots_against * nextGames) / games);

interface StatRule {
  unit: StatRequirement['unit'];
  /** Maximum number of the unit over the further games. */
  max: (sums: SeasonSums, games: number) => number;
  /** `max` is a natural total, such as shots or games, and is reported as `of`. */
  hasTotal?: true;
  /** The sums after `games` further games with `count` of the unit. */
  after: (sums: SeasonSums, games: number, count: number) => SeasonSums;
}

const countRule = (unit: StatRequirement['unit'], name: keyof SeasonSums, maxPerGame: number): StatRule => ({
  unit,
  max: (_, games) => maxPerGame * games,
  after: (sums, games, count) => addSums(sums, { games, [name]: count }),
});

const statRules: Record<StatName, StatRule> = {
  ...mapCounts(summedCountNames, (name) => {
    const { label, max } = gameCounts[name];
    return countRule(name === 'shots_against' ? 'shots' : label.toLowerCase(), name, max);
  }),
  // Points are counted as goals. A game allows the maximum of goals plus the same maximum of assists.
  points: countRule('points', 'goals', gameCounts.goals.max + gameCounts.assists.max),
  shutouts: { ...countRule('shutouts', 'shutouts', 1), hasTotal: true },
  win_percentage: { ...countRule('wins', 'wins', 1), hasTotal: true },
  save_percentage: {
    unit: 'saves',
    max: expectedShots,
    hasTotal: true,
    after: (sums, games, count) =>
      addSums(sums, { games, saves: count, shots_against: expectedShots(sums, games) }),
  },
  goals_against_average: {
    unit: 'goals against',
    max: (_, games) => gameCounts.goals_against.max * games,
    after: (sums, games, count) =>
      addSums(sums, { games, goals_against: count, minutes: games * defaultGameMinutes }),
  },
};

const reaches =
  ({ compute, better }: Stat, target: number) =>
  (sums: SeasonSums) =>
    better === 'more' ? compute(sums) >= target : compute(sums) <= target;

/**
 * Computes what a player needs to bring a stat, as shown, to a target. The result is a minimum for stats where more is
 * better and a maximum for the others. A save percentage assumes the average shots per game so far.
 */
export const computeRequirement = (
  sums: SeasonSums,
  { stat: name, target, games }: StatTarget,
): StatRequirement => {
  const stat = statOf(name);
  const { unit, max, hasTotal, after } = statRules[name];
  const maxCount = max(sums, games);
  const fits = (count: number) => reaches(stat, target)(after(sums, games, count));
  const needed =
    stat.better === 'more'
      ? smallestFitting(maxCount, fits)
      : // The largest count that fits is one less than the smallest that does not.
        fits(0)
        ? (smallestFitting(maxCount, (count) => !fits(count)) ?? maxCount + 1) - 1
        : undefined;
  return {
    feasible: needed !== undefined,
    needed: needed ?? null,
    unit,
    of: hasTotal ? maxCount : null,
    after: needed === undefined ? null : stat.compute(after(sums, games, needed)),
  };
};
