// @module-tag extended
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as stats from '../evaluation/expected-stats.js';
import type { FixtureGame } from '../evaluation/fixtures.js';
import { askers, type Asker } from './numbers.askers.js';
import { answerTo } from './numbers.session.js';
import { against, all, before, between, compose, lost, now, today, weekday, where, won } from './numbers.forms.js'; // prettier-ignore

type Scope = (games: stats.Games) => stats.Games;
/** A condition as it is asked, with the games that meet it. */
interface Part {
  text: string;
  scope: Scope;
}
const part = (text: string, scope: Scope): Part => ({ text, scope });

const periods = [
  part('', now), part('this season', now), part('last season', before), part('since October 10', between('2026-10-10', today)),
  part('in October', between('2026-10-01', '2026-10-31')), part('in November of last season', between('2025-11-01', '2025-11-30')), part('ever', all),
]; // prettier-ignore
const opponents = ['Ravens', 'Cobras', 'Polar Bears', 'Storm'];
const opponentParts = [part('', all), ...opponents.map((name) => part(`against the ${name}`, against(name)))];
const weekdayParts = [part('', all), part('on Saturdays', weekday(6)), part('on weekends', weekday(0, 6))];
const resultParts = [part('', all), part('in games we won', won), part('when we lose', lost)];

const own = {
  skater: {
    figures: { goals: stats.goals, assists: stats.assists, points: stats.points },
    conditions: [
      part('with a goal', where(({ goals }) => goals > 0)), part('with no assists', where(({ assists }) => assists === 0)),
      part('with 2 or more points', where(({ goals, assists }) => goals + assists >= 2)), part('with exactly 1 goal', where(({ goals }) => goals === 1)),
      part('with a goal and an assist', where(({ goals, assists }) => goals > 0 && assists > 0)),
      part('with 2 or more goals and no assists', where(({ goals, assists }) => goals >= 2 && assists === 0)),
      part('with a goal or an assist', where(({ goals, assists }) => goals > 0 || assists > 0)),
    ],
  },
  goalie: {
    figures: { saves: stats.saves, 'goals against': stats.goalsAgainst, 'shots against': stats.shots },
    conditions: [
      part('with 25 or more saves', where(({ saves = 0 }) => saves >= 25)), part('with 2 or fewer goals against', where(({ against: conceded = 0 }) => conceded <= 2)),
      part('with more than 30 shots against', where(({ shots = 0 }) => shots > 30)),
      part('with at least 20 saves and 1 goal against or less', where(({ saves = 0, against: conceded = 0 }) => saves >= 20 && conceded <= 1)),
    ],
  },
} as const; // prettier-ignore

const whole = (max: number) => fc.integer({ min: 0, max });
const drawn = fc.record({ day: whole(420), opponent: fc.constantFrom(...opponents), ours: whole(6), theirs: whole(6), goals: whole(3), assists: whole(3), saves: whole(40) }); // prettier-ignore
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;
const dateOf = ({ day }: Drawn) => new Date(Date.parse('2025-09-25') + day * 86_400_000).toISOString().slice(0, 10); // prettier-ignore
/** A skater has no saves. */
const omitSaves = (game: FixtureGame): FixtureGame => {
  const { saves: _, ...rest } = game;
  return rest;
};
const gameOf = {
  skater: (game: Drawn): FixtureGame => (omitSaves({ ...game, date: dateOf(game), penaltyMinutes: null })),
  goalie: (game: Drawn): FixtureGame => {
    const { saves, theirs } = game;
    return { ...game, date: dateOf(game), goals: 0, assists: 0, shots: saves + theirs, against: theirs, minutes: null, powerPlay: null, shortHanded: null, penaltyMinutes: null };
  },
}; // prettier-ignore
const withGames = (asker: Asker) => (games: FixtureGame[]) => ({
  ...asker,
  games: games.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});
const playerOf = (position: 'skater' | 'goalie') =>
  fc
    .uniqueArray(drawn.map(gameOf[position]), { minLength: 25, maxLength: 60, selector: ({ date }) => date })
    .map(withGames(askers[position][0]!));

const scopeOf = (period: Part) =>
  fc.tuple(fc.constant(period), fc.constantFrom(...opponentParts), fc.constantFrom(...weekdayParts));
const scopes = fc.constantFrom(...periods).chain(scopeOf);
const textOf = (...words: string[]) => words.filter(Boolean).join(' ');

const firstFigure = (text: string) => /\*\*(\d+)\*\*/.exec(text)?.[1];

it.each(['skater', 'goalie'] as const)(
  'adds up a figure of a %s over the games that meet all conditions',
  { timeout: 120_000 },
  async (position) => {
    const { figures, conditions } = own[position];
    await fc.assert(
      fc.asyncProperty(
        playerOf(position), fc.constantFrom(...Object.entries(figures)), scopes, fc.constantFrom(...resultParts),
        fc.constantFrom(part('', all), ...conditions.map(({ text, scope }) => part(`in games ${text}`, scope))), fc.boolean(),
        async (who, [name, figure], [period, opponent, day], result, condition, isReversed) => {
          const parts = [condition, result, opponent, day, period];
          const words = parts.map(({ text }) => text);
          // A period may also come first.
          const question = isReversed ? textOf(period.text, 'how many', name, 'do I have', ...words.slice(0, -1)) : textOf('how many', name, 'do I have', ...words);
          const games = compose(...parts.map(({ scope }) => scope))(who.games);
          const { text } = await answerTo(who, `${question}?`);
          if (games.length === 0) expect(text, question).toMatch(/I find no|\*\*0\*\*/);
          else expect(firstFigure(text), `${question}\n${text}`).toBe(String(figure(games)));
        },
      ),
      { numRuns: 400, seed: 7 },
    );
  },
); // prettier-ignore

it.each(['skater', 'goalie'] as const)(
  'counts the games of a %s that meet all conditions',
  { timeout: 120_000 },
  async (position) => {
    await fc.assert(
      fc.asyncProperty(
        playerOf(position), scopes, fc.constantFrom(...own[position].conditions), fc.constantFrom('how many games', 'number of games'),
        async (who, [period, opponent, day], condition, start) => {
          const question = textOf(start, condition.text, opponent.text, day.text, period.text);
          const games = compose(opponent.scope, day.scope, period.scope)(who.games);
          const { text } = await answerTo(who, `${question}?`);
          if (games.length === 0) expect(text, question).toMatch(/I find no|\*\*0\*\*/);
          else expect(firstFigure(text), `${question}\n${text}`).toBe(String(condition.scope(games).length));
        },
      ),
      { numRuns: 400, seed: 7 },
    );
  },
); // prettier-ignore
