import { gameRules } from '@rinkside/contracts/game';
import { defaultMinutes, noGames, type SeasonSums } from '@rinkside/contracts/season';
import { statOf, type Stat, type StatName } from './stats.js';

export interface Wish {
  stat: StatName;
  /** What it should be, as it is shown. */
  target: number;
  /** After so many more games. */
  games: number;
}

/** What it takes. */
export interface Answer {
  feasible: boolean;
  /** So many of `unit` over those games; for goals against, at most so many. Null when no number of them does it. */
  needed: number | null;
  unit: 'goals' | 'assists' | 'points' | 'saves' | 'shots' | 'goals against' | 'shutouts' | 'wins';
  /** Out of so many: shots faced, games played. Null where there is no such bound. */
  of: number | null;
  /** The figure afterwards, if exactly that happens. */
  after: number | null;
}

const plus = (sums: SeasonSums, more: Partial<SeasonSums>): SeasonSums => {
  const added = { ...noGames, ...more };
  const total = { ...sums };
  for (const name of Object.keys(noGames) as (keyof SeasonSums)[]) total[name] += added[name];
  return total;
};

/** The least of 0 … `most` that fits, for what fits ever after; undefined when none does. */
const least = (most: number, fits: (many: number) => boolean): number | undefined => {
  if (!fits(most)) return undefined;
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Shots to expect in so many games: as many as there were in those so far. */
export const expectedShots = ({ shots_against, games }: SeasonSums, next: number): number =>
  games === 0 ? 0 : Math.round((shots_against * next) / games);

interface Question {
  unit: Answer['unit'];
  /** Most there can be of the unit. */
  most: (sums: SeasonSums, games: number) => number;
  bounded?: true;
  /** The sums after so many more games with so many of the unit. */
  after: (sums: SeasonSums, games: number, many: number) => SeasonSums;
}

const counted = (unit: Answer['unit'], name: keyof SeasonSums, each: number): Question => ({
  unit,
  most: (_, games) => each * games,
  after: (sums, games, many) => plus(sums, { games, [name]: many }),
});

const { most } = gameRules;
const questions: Record<StatName, Question> = {
  goals: counted('goals', 'goals', most.goals),
  assists: counted('assists', 'assists', most.goals),
  // A point is a point, whether scored or set up; a game holds at most so many of each.
  points: counted('points', 'goals', most.goals * 2),
  saves: counted('saves', 'saves', most.saves),
  shots_against: counted('shots', 'shots_against', most.shots),
  goals_against: counted('goals against', 'goals_against', most.goals),
  shutouts: { ...counted('shutouts', 'shutouts', 1), bounded: true },
  win_percentage: { ...counted('wins', 'wins', 1), bounded: true },
  save_percentage: {
    unit: 'saves',
    most: expectedShots,
    bounded: true,
    after: (sums, games, many) =>
      plus(sums, { games, saves: many, shots_against: expectedShots(sums, games) }),
  },
  goals_against_average: {
    unit: 'goals against',
    most: (_, games) => most.goals * games,
    after: (sums, games, many) => plus(sums, { games, goals_against: many, minutes: games * defaultMinutes }),
  },
};

const reaches =
  ({ of, better }: Stat, target: number) =>
  (sums: SeasonSums) =>
    better === 'more' ? of(sums) >= target : of(sums) <= target;

/**
 * What it takes to bring a figure, as it is shown, to a target. For figures where more is better the least of the unit,
 * for the others the most that still holds it. A save percentage expects as many shots a game as there were so far.
 */
export const whatItTakes = (sums: SeasonSums, { stat: name, target, games }: Wish): Answer => {
  const stat = statOf(name);
  const { unit, most: mostOf, bounded, after } = questions[name];
  const bound = mostOf(sums, games);
  const fits = (many: number) => reaches(stat, target)(after(sums, games, many));
  const needed =
    stat.better === 'more'
      ? least(bound, fits)
      : // The most that fits is one less than the least that does not.
        fits(0)
        ? (least(bound, (many) => !fits(many)) ?? bound + 1) - 1
        : undefined;
  return {
    feasible: needed !== undefined,
    needed: needed ?? null,
    unit,
    of: bounded ? bound : null,
    after: needed === undefined ? null : stat.of(after(sums, games, needed)),
  };
};
