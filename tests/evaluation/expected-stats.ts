// Independent integer implementation of the statistics, to verify the product's formulas.
import type { FixtureGame } from './fixtures.js';

/** Returns `part × times ÷ whole`, rounded half up to the given decimals; zero when `whole` is 0. */
export const ratio = (part: number, whole: number, times: number, decimals: number): string => {
  if (whole === 0) return (0).toFixed(decimals);
  const scale = 10n ** BigInt(decimals);
  const [numerator, denominator] = [
    BigInt(part) * BigInt(times) * scale * 2n + BigInt(whole),
    BigInt(whole) * 2n,
  ];
  const rounded = String(numerator / denominator).padStart(decimals + 1, '0');
  return decimals === 0 ? rounded : `${rounded.slice(0, -decimals)}.${rounded.slice(-decimals)}`;
};

export type Games = readonly FixtureGame[];
const sum = (games: Games, valueOf: (game: FixtureGame) => number) =>
  games.reduce((total, game) => total + valueOf(game), 0);
const pluralize = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

export const goals = (games: Games) => sum(games, (game) => game.goals);
export const assists = (games: Games) => sum(games, (game) => game.assists);
export const points = (games: Games) => goals(games) + assists(games);
export const saves = (games: Games) => sum(games, (game) => game.saves ?? 0);
export const shots = (games: Games) => sum(games, (game) => game.shots ?? 0);
export const goalsAgainst = (games: Games) => sum(games, (game) => game.against ?? 0);
export const powerPlay = (games: Games) => sum(games, (game) => game.powerPlay ?? 0);
export const shortHanded = (games: Games) => sum(games, (game) => game.shortHanded ?? 0);
export const minutes = (games: Games) =>
  sum(games, (game) => (game.saves === undefined ? 0 : (game.minutes ?? 60)));
export const shutouts = (games: Games) => games.filter((game) => game.against === 0).length;
export const wins = (games: Games) => games.filter((game) => game.ours > game.theirs).length;
export const losses = (games: Games) => games.filter((game) => game.ours < game.theirs).length;

export const ties = (games: Games) => games.length - wins(games) - losses(games);
export const teamGoals = (games: Games) => sum(games, (game) => game.ours);
export const teamGoalsAgainst = (games: Games) => sum(games, (game) => game.theirs);
export const penaltyMinutes = (games: Games) => sum(games, (game) => game.penaltyMinutes ?? 0);

export const savePercentage = (games: Games) => `${ratio(saves(games), shots(games), 100, 1)} %`;
export const goalsAgainstAverage = (games: Games) => ratio(goalsAgainst(games), minutes(games), 60, 2);
export const winPercentage = (games: Games) => `${ratio(wins(games), games.length, 100, 0)} %`;
export const perGame = (valueOf: (games: Games) => number) => (games: Games) =>
  ratio(valueOf(games), games.length, 1, 2);
export const record = (games: Games) => {
  const parts = [
    pluralize(wins(games), 'win', 'wins'),
    pluralize(losses(games), 'loss', 'losses'),
    pluralize(ties(games), 'tie', 'ties'),
  ];
  return parts
    .filter((part) => !part.startsWith('0 '))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
};
export const statLine = (game: FixtureGame) =>
  game.saves === undefined
    ? `${pluralize(game.goals, 'goal', 'goals')}, ${pluralize(game.assists, 'assist', 'assists')}`
    : `${game.saves} of ${pluralize(game.shots ?? 0, 'shot', 'shots')} saved`;

/** Seasons begin on August 1. */
export const thisSeason = (games: Games) =>
  games.filter(({ date }) => date >= '2026-08-01' && date < '2027-08-01');
export const lastSeason = (games: Games) =>
  games.filter(({ date }) => date >= '2025-08-01' && date < '2026-08-01');
/** Returns the latest games, newest first. */
export const latestGames = (games: Games, count: number) =>
  games.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, count);
/** Returns games before the latest `skipped` ones, newest first. */
export const gamesBefore = (games: Games, skipped: number, count: number) =>
  latestGames(games, skipped + count).slice(skipped);
