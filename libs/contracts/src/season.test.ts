import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayBefore,
  goalsAgainstAverage,
  emptySeasonSums,
  seasonDefinitions,
  savePercentage,
  seasonOf,
  seasonRange,
  statsOf,
  winPercentage,
  type SeasonSums,
} from './season.js';

const count = (max: number) => fc.integer({ min: 0, max });
const skaterGame = fc.record({
  our_score: count(12),
  their_score: count(12),
  goals: count(9),
  assists: count(9),
  goalie: fc.constant(null),
});
const goalieGame = fc.record({
  our_score: count(12),
  their_score: count(12),
  goals: fc.constantFrom(0, null),
  assists: fc.constantFrom(0, null),
  goalie: fc.record({
    saves: count(999),
    shots_against: fc.oneof(fc.constant(0), count(999)),
    goals_against: fc.oneof(fc.constant(0), count(99)),
    minutes_played: fc.oneof(fc.constant(null), count(999)),
  }),
});
const games = fc.array(fc.oneof(skaterGame, goalieGame), { maxLength: 40 });
type PlayedGame = typeof games extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Decimal long division, rounded half up, without floating point: `2/3` to 1 decimal is '0.7'. */
const divide = (part: number, whole: number, decimals: number): string => {
  if (whole === 0) return '0';
  let digits = '';
  let remainder = part;
  for (let at = 0; at <= decimals + 1; at++) {
    digits += String(Math.trunc(remainder / whole)).padStart(at === 0 ? 1 : 0, '0');
    remainder = (remainder % whole) * 10;
  }
  const cut = BigInt(digits.slice(0, digits.length - 1)) + (Number(digits.at(-1)) >= 5 ? 1n : 0n);
  const text = cut.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
};

const tally = (played: PlayedGame[]): SeasonSums => {
  const sums = { ...emptySeasonSums };
  for (const { our_score, their_score, goals, assists, goalie } of played) {
    sums.games++;
    sums[our_score > their_score ? 'wins' : our_score < their_score ? 'losses' : 'ties']++;
    sums.goals += goals ?? 0;
    sums.assists += assists ?? 0;
    if (!goalie) continue;
    sums.saves += goalie.saves;
    sums.shots_against += goalie.shots_against;
    sums.goals_against += goalie.goals_against;
    sums.minutes += goalie.minutes_played ?? 60;
    sums.shutouts += goalie.goals_against === 0 ? 1 : 0;
  }
  return sums;
};

// @covers F14
describe('season stats', () => {
  it('match an independent calculation for random games', () => {
    fc.assert(
      fc.property(games, (played) => {
        const stats = statsOf(tally(played));
        const won = played.filter((game) => Math.sign(game.our_score - game.their_score) === 1);
        const goalieGames = played.flatMap(({ goalie }) => goalie ?? []);
        const total = (of: 'saves' | 'shots_against' | 'goals_against') =>
          goalieGames.map((game) => game[of]).reduce((sum, value) => sum + value, 0);
        const minutes = goalieGames.map(({ minutes_played }) =>
          minutes_played === null ? 60 : minutes_played,
        );
        expect(stats.totalGames).toBe(played.length);
        expect(stats.wins + stats.losses + stats.ties).toBe(played.length);
        expect(stats.wins).toBe(won.length);
        expect(stats.ties).toBe(played.filter((game) => game.our_score === game.their_score).length);
        expect(stats.winPercentage).toBe(Number(divide(won.length * 100, played.length, 0)));
        expect(stats.totalSaves).toBe(total('saves'));
        expect(stats.savePercentage).toBe(Number(divide(total('saves') * 100, total('shots_against'), 1)));
        expect(stats.goalsAgainstAverage).toBe(
          Number(
            divide(
              total('goals_against') * 60,
              minutes.reduce((sum, value) => sum + value, 0),
              2,
            ),
          ),
        );
        expect(stats.shutouts).toBe(goalieGames.filter((game) => game.goals_against === 0).length);
        for (const value of Object.values(stats)) expect(Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('are rounded to a whole percent, one decimal or two decimals', () => {
    expect(savePercentage(22, 24)).toBe(91.7);
    expect(savePercentage(5, 0)).toBe(0);
    expect(winPercentage(1, 3)).toBe(33);
    expect(winPercentage(1, 8)).toBe(13);
    expect(winPercentage(0, 0)).toBe(0);
    expect(goalsAgainstAverage(5, 120)).toBe(2.5);
    expect(goalsAgainstAverage(7, 177)).toBe(2.37);
    expect(goalsAgainstAverage(7, 0)).toBe(0);
  });
});

describe('season boundaries', () => {
  const edges = [
    ['dashboard', '2026-07-31', 2025],
    ['dashboard', '2026-08-01', 2026],
    ['stats', '2026-08-31', 2025],
    ['stats', '2026-09-01', 2026],
    ['profile', '2026-05-31', 2025],
    ['profile', '2026-06-01', 2026],
    ['year', '2025-12-31', 2025],
    ['year', '2026-01-01', 2026],
    ['dashboard', '2028-02-29', 2027],
    ['year', '2028-02-29', 2028],
  ] as const;
  it.each(edges)('by the definition %s, %s is in season %i', (reading, date, season) => {
    expect(seasonOf(reading, date)).toBe(season);
  });

  it('contain exactly the days of the season range, for any date', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(...seasonDefinitions), (at, reading) => {
        const date = at.toISOString().slice(0, 10);
        const season = seasonOf(reading, date);
        const { starts, ends } = seasonRange(reading, season);
        expect(starts <= date && date < ends).toBe(true);
        // Independent calculation: the year in which the season's first month last began.
        const first = { dashboard: 7, stats: 8, profile: 5, year: 0 }[reading];
        expect(season).toBe(at.getUTCFullYear() - (at.getUTCMonth() < first ? 1 : 0));
        expect(seasonOf(reading, dayBefore(ends))).toBe(season);
        expect(seasonOf(reading, ends)).toBe(season + 1);
        expect(seasonOf(reading, dayBefore(starts))).toBe(season - 1);
      }),
    );
  });

  it('include 29 February of a leap year', () => {
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
    expect(dayBefore('2027-03-01')).toBe('2027-02-28');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });
});
