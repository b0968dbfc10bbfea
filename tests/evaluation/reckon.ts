// A reckoning of its own, by whole numbers only: what the product's formulas are held to.
import type { FixtureGame } from './fixtures.js';

/** `part × times ÷ whole`, halves up, with so many decimals; '0' where there is nothing to divide by. */
export const ratio = (part: number, whole: number, times: number, decimals: number): string => {
  if (whole === 0) return (0).toFixed(decimals);
  const scale = 10n ** BigInt(decimals);
  const [top, bottom] = [BigInt(part) * BigInt(times) * scale * 2n + BigInt(whole), BigInt(whole) * 2n];
  const rounded = String(top / bottom).padStart(decimals + 1, '0');
  return decimals === 0 ? rounded : `${rounded.slice(0, -decimals)}.${rounded.slice(-decimals)}`;
};

type Games = readonly FixtureGame[];
const sum = (games: Games, of: (game: FixtureGame) => number) =>
  games.reduce((total, game) => total + of(game), 0);
const some = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

export const goals = (games: Games) => sum(games, (game) => game.goals);
export const assists = (games: Games) => sum(games, (game) => game.assists);
export const points = (games: Games) => goals(games) + assists(games);
export const saves = (games: Games) => sum(games, (game) => game.saves ?? 0);
export const shots = (games: Games) => sum(games, (game) => game.shots ?? 0);
export const against = (games: Games) => sum(games, (game) => game.against ?? 0);
export const powerPlay = (games: Games) => sum(games, (game) => game.powerPlay ?? 0);
export const shortHanded = (games: Games) => sum(games, (game) => game.shortHanded ?? 0);
const minutes = (games: Games) => sum(games, (game) => (game.saves === undefined ? 0 : (game.minutes ?? 60)));
export const shutouts = (games: Games) => games.filter((game) => game.against === 0).length;
const wins = (games: Games) => games.filter((game) => game.ours > game.theirs).length;
const losses = (games: Games) => games.filter((game) => game.ours < game.theirs).length;

export const savePercentage = (games: Games) => `${ratio(saves(games), shots(games), 100, 1)} %`;
export const goalsAgainstAverage = (games: Games) => ratio(against(games), minutes(games), 60, 2);
export const winPercentage = (games: Games) => `${ratio(wins(games), games.length, 100, 0)} %`;
export const perGame = (of: (games: Games) => number) => (games: Games) =>
  ratio(of(games), games.length, 1, 2);
export const record = (games: Games) => {
  const ties = games.length - wins(games) - losses(games);
  const all = [
    some(wins(games), 'win', 'wins'),
    some(losses(games), 'loss', 'losses'),
    some(ties, 'tie', 'ties'),
  ];
  return all
    .filter((part) => !part.startsWith('0 '))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
};
export const line = (game: FixtureGame) =>
  game.saves === undefined
    ? `${some(game.goals, 'goal', 'goals')}, ${some(game.assists, 'assist', 'assists')}`
    : `${game.saves} of ${some(game.shots ?? 0, 'shot', 'shots')} saved`;

/** Seasons begin on August 1. */
export const thisSeason = (games: Games) =>
  games.filter(({ date }) => date >= '2026-08-01' && date < '2027-08-01');
export const lastSeason = (games: Games) =>
  games.filter(({ date }) => date >= '2025-08-01' && date < '2026-08-01');
/** The newest so many, newest first. */
export const last = (games: Games, many: number) =>
  games.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, many);
/** As many games, skipping the newest. */
export const before = (games: Games, skipped: number, many: number) =>
  last(games, skipped + many).slice(skipped);
