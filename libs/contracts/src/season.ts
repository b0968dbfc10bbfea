import {
  gameCounts,
  mapCounts,
  summedCountNames,
  type SummedCountName,
  type SummedStats,
} from './game.counts.js';
import { rateLimits, type Routes } from './route.js';
import type { seasonSchemas, SeasonStats } from './season.schema.js';

export type * from './season.schema.js';

/** First day (`MM-DD`) of a season, by season definition; a calendar year is one of them. */
const firstDays = { dashboard: '08-01', stats: '09-01', profile: '06-01', year: '01-01' } as const;
export const seasonDefinitions = [
  'dashboard',
  'stats',
  'profile',
  'year',
] as const satisfies (keyof typeof firstDays)[];
export type SeasonDefinition = (typeof seasonDefinitions)[number];

/** A season by its first year, or all seasons. */
export type Season = number | 'all';

export const seasonRules = {
  today: 'Today must be within one day of the server’s date.',
  season: 'A season is current, last, all or its first year.',
} as const;

/** Returns the first year of the season that contains `date` (`YYYY-MM-DD`). */
export const seasonOf = (reading: SeasonDefinition, date: string): number => {
  const year = Number(date.slice(0, 4));
  return date.slice(5) >= firstDays[reading] ? year : year - 1;
};

const pad = (year: number) => String(year).padStart(4, '0');

/** Returns the calendar dates of a season: `starts` is included, `ends` is not. */
export const seasonRange = (reading: SeasonDefinition, season: number): { starts: string; ends: string } => ({
  starts: `${pad(season)}-${firstDays[reading]}`,
  ends: `${pad(season + 1)}-${firstDays[reading]}`,
});

/** Returns the day before a calendar date (`YYYY-MM-DD`). */
export const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 24 * 3600_000).toISOString().slice(0, 10);

/** Returns the day after a calendar date (`YYYY-MM-DD`). */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 3600_000).toISOString().slice(0, 10);

/** Totals of the games of a season; all statistics are computed from them. */
export interface SeasonSums extends Record<SummedCountName, number> {
  games: number;
  wins: number;
  losses: number;
  ties: number;
  /** Of goalie games; a game without minutes counts as 60. */
  minutes: number;
  shutouts: number;
}

export const sumNames: readonly (keyof SeasonSums)[] = [
  'games', 'wins', 'losses', 'ties', ...summedCountNames, 'minutes', 'shutouts',
]; // prettier-ignore

export const emptySeasonSums: SeasonSums = mapCounts(sumNames, () => 0);

/** Minutes of a goalie game that states none. */
export const defaultGameMinutes = 60;

const scaledRatio = (part: number, whole: number, scale: number) =>
  whole === 0 ? 0 : Math.round((part * scale) / whole);

/** Whole percent. */
export const winPercentage = (wins: number, games: number): number => scaledRatio(wins, games, 100);
/** Percent to one decimal. */
export const savePercentage = (saves: number, shotsAgainst: number): number =>
  scaledRatio(saves, shotsAgainst, 1000) / 10;
/** Per 60 minutes, to two decimals. */
export const goalsAgainstAverage = (goalsAgainst: number, minutes: number): number =>
  scaledRatio(goalsAgainst * 60, minutes, 100) / 100;
export const points = (goals: number, assists: number): number => goals + assists;
/** To two decimals. */
export const perGame = (total: number, games: number): number => scaledRatio(total, games, 100) / 100;

/** Returns an object with one value per summed count, by its field in the stats. */
export const mapSummedStats = <Value>(valueOf: (name: SummedCountName) => Value) =>
  Object.fromEntries(summedCountNames.map((name) => [gameCounts[name].sum.stat, valueOf(name)])) as Record<
    keyof SummedStats,
    Value
  >;

/** Computes all statistics from the totals of a season. */
export const statsOf = (sums: SeasonSums): SeasonStats => ({
  totalGames: sums.games,
  wins: sums.wins,
  losses: sums.losses,
  ties: sums.ties,
  ...mapSummedStats((name) => sums[name]),
  winPercentage: winPercentage(sums.wins, sums.games),
  savePercentage: savePercentage(sums.saves, sums.shots_against),
  goalsAgainstAverage: goalsAgainstAverage(sums.goals_against, sums.minutes),
  shutouts: sums.shutouts,
});

/** Key of the stats of all seasons together, which are stored once. */
export const allSeasons = { reading: 'year', season: 'all' } as const;

export const seasonRoutes: Routes<typeof seasonSchemas> = {
  stats: { method: 'GET', path: '/api/users/:id/stats', access: 'onboarded', limit: rateLimits.read },
};
