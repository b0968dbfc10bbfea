import { noGames, type SeasonSums } from '@rinkside/contracts/season';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statNames, statOf, type StatName } from './stats.js';
import { expectedShots, whatItTakes } from './what-if.arithmetic.js';

const anySums = fc
  .record({
    games: fc.integer({ min: 1, max: 40 }),
    wins: fc.nat(40),
    goals: fc.nat(40),
    assists: fc.nat(40),
    saves: fc.nat(900),
    let_in: fc.nat(80),
    shutouts: fc.nat(9),
    minutes: fc.integer({ min: 1, max: 2400 }),
  })
  .map(({ let_in, ...counted }): SeasonSums => {
    const { games, wins, saves } = counted;
    const shots = { shots_against: saves + let_in, goals_against: let_in };
    return Object.assign({}, noGames, counted, shots, { wins: Math.min(wins, games) });
  });

/** The season after so many more games, written down a second time and plainly. */
const after: Record<StatName, (sums: SeasonSums, games: number, many: number) => SeasonSums> = {
  goals: (s, n, many) => ({ ...s, games: s.games + n, goals: s.goals + many }),
  assists: (s, n, many) => ({ ...s, games: s.games + n, assists: s.assists + many }),
  points: (s, n, many) => ({ ...s, games: s.games + n, goals: s.goals + many }),
  saves: (s, n, many) => ({ ...s, games: s.games + n, saves: s.saves + many }),
  shots_against: (s, n, many) => ({ ...s, games: s.games + n, shots_against: s.shots_against + many }),
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

/** What the games' own bounds allow. */
const most: Record<StatName, (sums: SeasonSums, games: number) => number> = {
  goals: (_, n) => 99 * n,
  assists: (_, n) => 99 * n,
  points: (_, n) => 198 * n,
  saves: (_, n) => 999 * n,
  shots_against: (_, n) => 999 * n,
  goals_against: (_, n) => 99 * n,
  goals_against_average: (_, n) => 99 * n,
  shutouts: (_, n) => n,
  win_percentage: (_, n) => n,
  save_percentage: (s, n) => Math.round((s.shots_against * n) / s.games),
};

describe('what it takes', () => {
  it('is what trying every number one after the other finds', () => {
    fc.assert(
      fc.property(
        anySums,
        fc.constantFrom(...statNames),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 1000 }),
        (sums, stat, games, tenths) => {
          const { of, better } = statOf(stat);
          const target = tenths / 10;
          const reached = (many: number) => {
            const value = of(after[stat](sums, games, many));
            return better === 'more' ? value >= target : value <= target;
          };
          const tried = Array.from({ length: most[stat](sums, games) + 1 }, (_, many) => many);
          const fitting = tried.filter(reached);
          const { feasible, needed } = whatItTakes(sums, { stat, target, games });
          expect(needed ?? undefined).toBe(better === 'more' ? fitting[0] : fitting.at(-1));
          expect(feasible).toBe(fitting.length > 0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('says what the figure is if exactly that happens', () => {
    fc.assert(
      fc.property(
        anySums,
        fc.constantFrom(...statNames),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(100),
        (sums, stat, games, target) => {
          const answer = whatItTakes(sums, { stat, target, games });
          if (answer.needed !== null)
            expect(answer.after).toBe(statOf(stat).of(after[stat](sums, games, answer.needed)));
        },
      ),
    );
  });

  it('knows some by heart', () => {
    const season = {
      ...noGames,
      games: 10,
      saves: 270,
      shots_against: 300,
      goals_against: 30,
      minutes: 600,
      goals: 7,
      wins: 5,
    };
    expect(expectedShots(season, 5)).toBe(150);
    // 90.0 % so far; 92.0 % over 450 shots asks for 414 saves, and 413.8 rounds up to it.
    expect(whatItTakes(season, { stat: 'save_percentage', target: 92, games: 5 })).toMatchObject({
      needed: 144,
      of: 150,
      after: 92,
    });
    expect(whatItTakes(season, { stat: 'save_percentage', target: 99, games: 1 })).toMatchObject({
      feasible: false,
      needed: null,
    });
    expect(whatItTakes(season, { stat: 'goals', target: 10, games: 4 })).toMatchObject({
      needed: 3,
      of: null,
    });
    expect(whatItTakes(season, { stat: 'goals_against_average', target: 2.5, games: 5 })).toMatchObject({
      needed: 7,
    });
    expect(whatItTakes(season, { stat: 'win_percentage', target: 60, games: 5 })).toMatchObject({
      needed: 4,
      of: 5,
    });
    expect(whatItTakes(season, { stat: 'win_percentage', target: 90, games: 5 }).feasible).toBe(false);
  });

  it('asks for nothing where the target is reached already, and for no save where no shot ever came', () => {
    expect(
      whatItTakes({ ...noGames, games: 3, goals: 9 }, { stat: 'goals', target: 5, games: 2 }).needed,
    ).toBe(0);
    expect(whatItTakes(noGames, { stat: 'save_percentage', target: 90, games: 5 }).feasible).toBe(false);
  });
});
