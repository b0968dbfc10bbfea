import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import { points, savePercentage, seasonOf } from '@rinkside/contracts/season';

const resultFilters = ['all', 'win', 'loss', 'tie'] as const;
const sortOrders = ['newest', 'oldest', 'best'] as const;

/** Filter and sort order of the games list. */
export interface GamesFilter {
  result: (typeof resultFilters)[number];
  /** First year of the season, by the profile's definition (June to May). */
  season: number | 'all';
  /** Substring of the opponent's name. */
  search: string;
  sort: (typeof sortOrders)[number];
}

export const defaultGamesFilter: GamesFilter = { result: 'all', season: 'all', search: '', sort: 'newest' };

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

/** Reads the filter from the URL's query, where Back and shared links find it. */
export const readGamesFilter = (query: URLSearchParams): GamesFilter => {
  const year = query.get('season') ?? '';
  return {
    result: oneOf(resultFilters, query.get('result'), defaultGamesFilter.result),
    season: /^\d{4}$/.test(year) ? Number(year) : defaultGamesFilter.season,
    search: query.get('search') ?? defaultGamesFilter.search,
    sort: oneOf(sortOrders, query.get('sort'), defaultGamesFilter.sort),
  };
};

/** Returns the query parameters of the non-default values. */
export const writeGamesFilter = (filter: GamesFilter): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of ['result', 'season', 'search', 'sort'] as const)
    if (filter[name] !== defaultGamesFilter[name]) query.set(name, String(filter[name]));
  return query;
};

/** Removes case and accents, so 'montreal' finds 'Montréal'. */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Rates a game for "best first": a skater's points, or a goalie's save percentage. */
const quality = (game: GameView) =>
  game.position === 'goalie'
    ? savePercentage(game.saves ?? 0, game.shots_against ?? 0)
    : points(game.goals ?? 0, game.assists ?? 0);

/** Filters and sorts games. @param games newest first */
export const filterGames = (games: readonly GameView[], filter: GamesFilter): readonly GameView[] => {
  const { result, season, search, sort } = filter;
  const searchText = normalize(search.trim());
  const matches = games.filter(
    (game) =>
      (result === 'all' || outcomeOf(game) === result) &&
      (season === 'all' || seasonOf('profile', game.date) === season) &&
      normalize(`${game.opponent.name} ${game.opponent.team_name ?? ''}`).includes(searchText),
  );
  if (sort === 'oldest') return matches.toReversed();
  return sort === 'best' ? matches.toSorted((a, b) => quality(b) - quality(a)) : matches;
};

/** Returns the seasons with games, newest first. */
export const seasonsOf = (games: readonly GameView[]): number[] =>
  [...new Set(games.map(({ date }) => seasonOf('profile', date)))].toSorted((a, b) => b - a);

export interface GameMonth {
  /** 'YYYY-MM', or '' for games not sorted by date. */
  month: string;
  games: readonly GameView[];
}

/** Groups consecutive games by month, keeping their order. */
export const byMonth = (games: readonly GameView[]): GameMonth[] => {
  const months: { month: string; games: GameView[] }[] = [];
  for (const game of games) {
    const month = game.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.games.push(game);
    else months.push({ month, games: [game] });
  }
  return months;
};
