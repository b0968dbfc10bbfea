import type { Citation } from '@rinkside/contracts/coach';
import type { FixtureGame } from './fixtures.js';
import * as stats from './expected-stats.js';

type Games = readonly FixtureGame[];

/** Expected value of a cited figure by its label, computed over the cited games; the first match applies. */
const figures: [label: RegExp, expected: (games: Games) => string | number][] = [
  [/^Games\b|^games so far|^All games|^Newest games/, (games) => games.length],
  [/^Record\b/, stats.record],
  [/^Opponents\b/, (games) => new Set(games.map(({ opponent }) => opponent)).size],
  // Without any such game, the games that were looked at are cited.
  [/^games with (?!.* logged,)|^[a-z -]+ in a row\b/, (games) => games.length],
  [/^games with .* logged,|^games since then/, (games) => games.length],
  [/^games without minutes/, (games) => games.filter(({ minutes }) => minutes == null).length],
  [
    /^goals between the teams a game/,
    stats.perGame((games) => games.reduce((sum, game) => sum + Math.abs(game.ours - game.theirs), 0)),
  ],
  [
    /^goals between the teams/,
    (games) => games.reduce((sum, game) => sum + Math.abs(game.ours - game.theirs), 0),
  ],
  [/^games,/, (games) => games.length],
  [
    /^Share of the goals of the team/,
    (games) => `${stats.ratio(stats.points(games), stats.teamGoals(games), 100, 0)} %`,
  ],
  [/^team goals a game\b/, stats.perGame(stats.teamGoals)],
  [/^team goals against a game\b/, stats.perGame(stats.teamGoalsAgainst)],
  [/^wins a game\b/, stats.perGame(stats.wins)],
  [/^losses a game\b/, stats.perGame(stats.losses)],
  [/^shutouts a game\b/, stats.perGame(stats.shutouts)],
  [/^penalty minutes a game\b/, stats.perGame(stats.penaltyMinutes)],
  [/^power-play goals against a game\b/, stats.perGame(stats.powerPlay)],
  [/^short-handed goals against a game\b/, stats.perGame(stats.shortHanded)],
  [/^power-play goals against\b/, stats.powerPlay],
  [/^short-handed goals against\b/, stats.shortHanded],
  [/^team goals against\b/, stats.teamGoalsAgainst],
  [/^team goals\b/, stats.teamGoals],
  [/^penalty minutes\b/, stats.penaltyMinutes],
  [/^minutes in net\b/, stats.minutes],
  [/^wins\b/, stats.wins],
  [/^losses\b/, stats.losses],
  [/^ties\b/, stats.ties],
  [/^goals a game\b/, stats.perGame(stats.goals)],
  [/^assists a game\b/, stats.perGame(stats.assists)],
  [/^points a game\b/, stats.perGame(stats.points)],
  [/^saves a game\b/, stats.perGame(stats.saves)],
  [/^shots against a game\b/, stats.perGame(stats.shots)],
  [/^goals against a game\b/, stats.perGame(stats.goalsAgainst)],
  [/^goals against average\b/, stats.goalsAgainstAverage],
  [/^save percentage\b/, stats.savePercentage],
  [/^win percentage\b/, stats.winPercentage],
  [/^Goals against in the\b/, stats.goalsAgainst],
  [/^Goals against on their power play\b/, stats.powerPlay],
  [/^Goals against while they were short-handed\b/, stats.shortHanded],
  [
    /^Goals against otherwise\b/,
    (games) => stats.goalsAgainst(games) - stats.powerPlay(games) - stats.shortHanded(games),
  ],
  [/^goals against\b/, stats.goalsAgainst],
  [/^goals\b/i, stats.goals],
  [/^assists\b/i, stats.assists],
  [/^points\b/, stats.points],
  [/^saves\b/i, stats.saves],
  [/^shots (against|faced)\b/i, stats.shots],
  [/^shutouts\b/, stats.shutouts],
  [/^[A-Z][a-z]{2} \d{1,2} vs /, ([game]) => (game ? stats.statLine(game) : '')],
];

/** Projections and team figures; the questions check these. */
const checkedByQuestions =
  /after exactly that|at the same rate|days since then|^Share of games with|asked for over|over the next|to the award|^Best game|^For |^Change of |^(?:difference|ratio|share) of |^median of |team table|^How |^Minutes|^Stations|^Based on/;

/** A citation lists at most this many games; a figure over more games cannot be recomputed. */
const maxCitedGames = 30;

/** Recomputes a cited figure over its games. @returns the problem, or undefined when it is correct. */
export const findCitationProblem = (
  { value, label, games }: Citation,
  gamesById: ReadonlyMap<string, FixtureGame>,
): string | undefined => {
  const cited = games.flatMap(({ id }) => gamesById.get(id) ?? []);
  if (cited.length < games.length) return `"${label}" cites a game of another player`;
  if (checkedByQuestions.test(label)) return undefined;
  if (games.length === 0) return `"${label}" cites no game`;
  const figure = figures.find(([pattern]) => pattern.test(label));
  if (!figure) return `"${label}" is a figure without an expected value`;
  if (games.length === maxCitedGames) return undefined;
  const expected = String(figure[1](cited));
  if (value === '0' && /^games with |in a row\b/.test(label)) return undefined;
  // '9 games' and '9' are the same figure.
  return value === expected || value.split(' ')[0] === expected
    ? undefined
    : `"${label}" is ${value}, not ${expected}`;
};
