import { emptySeasonSums, type SeasonSums } from '@rinkside/contracts/season';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statNames, statOf, type StatName } from '@rinkside/domain/coach/stats';
import { expectedShots, computeRequirement } from './what-if.arithmetic.js';

const anySums = fc
  .record({
    games: fc.integer({ min: 1, max: 40 }),
    wins: fc.nat(40),
    goals: fc.nat(40),
    assists: fc.nat(40),
    saves: fc.nat(900),
    goals_against: fc.nat(80),
    shutouts: fc.nat(9),
    minutes: fc.integer({ min: 1, max: 2400 }),
  })
  .map((sums): SeasonSums => {
    const { games, wins, saves, goals_against } = sums;
    const derived = { shots_against: saves + goals_against, wins: Math.min(wins, games) };
    return Object.assign({}, emptySeasonSums, sums, derived);
  });

/** A second, naive implementation of the sums after more games. `many` counts units of the stat. */
const sumsAfter: Record<StatName, (sums: SeasonSums, games: number, many: number) => SeasonSums> = {
  goals: (s, n, many) => ({ ...s, games: s.games + n, goals: s.goals + many }),
  assists: (s, n, many) => ({ ...s, games: s.games + n, assists: s.assists + many }),
  points: (s, n, many) => ({ ...s, games: s.games + n, goals: s.goals + many }),
  saves: (s, n, many) => ({ ...s, games: s.games + n, saves: s.saves + many }),
  shots_against: (s, n, many) => ({ ...s, games: s.games + n, shots_against: s.shots_against + many }),
  penalty_minutes: (s, n, many) => ({ ...s, games: s.games + n, penalty_minutes: s.penalty_minutes + many }),
  goals_against: (s, n, many) => ({ ...s, games: s.games + n, goals_against: s.goals_against + many }),
  shutouts: (s, n, many) => ({ ...s, games: s.games + n, shutouts: s.shutouts + many }),
  win_percentage: (s, n, many) => ({ ...s, games: s.games + n, wins: s.wins + many }),
  save_percentage: (s, n, many) => ({
    ...s,
    games: s.games + n,
    saves: s.saves + many,
    shots_against: s.shots_against + Math.round((s.shots_against * n) / s.games),
  }),
  goals_against_average: (s, n, many) => ({
    ...s,
    games: s.games + n,
    goals_against: s.goals_against + many,
    minutes: s.minutes + n * 60,
  }),
};

/** The maximum that the game rules allow over n games. */
const maxCount: Record<StatName, (sums: SeasonSums, games: number) => number> = {
  goals: (_, n) => 99 * n,
  assists: (_, n) => 99 * n,
  points: (_, n) => 198 * n,
  saves: (_, n) => 999 * n,
  shots_against: (_, n) => 999 * n,
  goals_against: (_, n) => 99 * n,
  penalty_minutes: (_, n) => 99 * n,
  goals_against_average: (_, n) => 99 * n,
  shutouts: (_, n) => n,
  win_percentage: (_, n) => n,
  save_percentage: (s, n) => Math.round((s.shots_against * n) / s.games),
};

describe('computeRequirement', () => {
  it('matches a brute-force search', () => {
    fc.assert(
      fc.property(
        anySums,
        fc.constantFrom(...statNames),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 1000 }),
        (sums, stat, games, tenths) => {
          const { compute, better } = statOf(stat);
          const target = tenths / 10;
          const isReached = (many: number) => {
            const value = compute(sumsAfter[stat](sums, games, many));
            return better === 'more' ? value >= target : value <= target;
          };
          const candidates = Array.from({ length: maxCount[stat](sums, games) + 1 }, (_, many) => many);
          const fitting = candidates.filter(isReached);
          const { feasible, needed } = computeRequirement(sums, { stat, target, games });
          expect(needed ?? undefined).toBe(better === 'more' ? fitting[0] : fitting.at(-1));
          expect(feasible).toBe(fitting.length > 0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('returns the stat after exactly the required amount', () => {
    fc.assert(
      fc.property(
        anySums,
        fc.constantFrom(...statNames),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(100),
        (sums, stat, games, target) => {
          const requirement = computeRequirement(sums, { stat, target, games });
          if (requirement.needed !== null)
            expect(requirement.after).toBe(
              statOf(stat).compute(sumsAfter[stat](sums, games, requirement.needed)),
            );
        },
      ),
    );
  });

  it('computes known examples', () => {
    const season = {
      ...emptySeasonSums,
      games: 10,
      saves: 270,
      shots_against: 300,
      goals_against: 30,
      minutes: 600,
      goals: 7,
      wins: 5,
    };
    expect(expectedShots(season, 5)).toBe(150);
    // 90.0 % so far. 92.0 % over 450 shots needs 414 saves, because the shown value rounds.
    expect(computeRequirement(season, { stat: 'save_percentage', target: 92, games: 5 })).toMatchObject({
      needed: 144,
      of: 150,
      after: 92,
    });
    expect(computeRequirement(season, { stat: 'save_percentage', target: 99, games: 1 })).toMatchObject({
      feasible: false,
      needed: null,
    });
    expect(computeRequirement(season, { stat: 'goals', target: 10, games: 4 })).toMatchObject({
      needed: 3,
      of: null,
    });
    expect(
      computeRequirement(season, { stat: 'goals_against_average', target: 2.5, games: 5 }),
    ).toMatchObject({
      needed: 7,
    });
    expect(computeRequirement(season, { stat: 'win_percentage', target: 60, games: 5 })).toMatchObject({
      needed: 4,
      of: 5,
    });
    expect(computeRequirement(season, { stat: 'win_percentage', target: 90, games: 5 }).feasible).toBe(false);
  });

  it('returns 0 for a reached target and infeasible for a save percentage without any shots', () => {
    expect(
      computeRequirement({ ...emptySeasonSums, games: 3, goals: 9 }, { stat: 'goals', target: 5, games: 2 })
        .needed,
    ).toBe(0);
    expect(
      computeRequirement(emptySeasonSums, { stat: 'save_percentage', target: 90, games: 5 }).feasible,
    ).toBe(false);
  });
});
