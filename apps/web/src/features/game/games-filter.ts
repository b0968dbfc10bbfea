import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import { points, savePercentage, seasonOf } from '@rinkside/contracts/season';

export const results = ['all', 'win', 'loss', 'tie'] as const;
export const sorts = ['newest', 'oldest', 'best'] as const;

/** Which games somebody looks for, and in which order. */
export interface GamesFilter {
  result: (typeof results)[number];
  /** The first year of a season as the profile reads it. */
  season: number | 'all';
  /** Part of the opponent's name. */
  search: string;
  sort: (typeof sorts)[number];
}

export const everyGame: GamesFilter = { result: 'all', season: 'all', search: '', sort: 'newest' };

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

/** The filter is in the address, so that Back and a shared link find it. */
export const readFilter = (query: URLSearchParams): GamesFilter => {
  const year = query.get('season') ?? '';
  return {
    result: oneOf(results, query.get('result'), everyGame.result),
    season: /^\d{4}$/.test(year) ? Number(year) : everyGame.season,
    search: query.get('search') ?? everyGame.search,
    sort: oneOf(sorts, query.get('sort'), everyGame.sort),
  };
};

/** What differs from every game, newest first. */
export const writeFilter = (filter: GamesFilter): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of ['result', 'season', 'search', 'sort'] as const)
    if (filter[name] !== everyGame[name]) query.set(name, String(filter[name]));
  return query;
};

/** Without case and accents: 'Montréal' is found by 'montreal'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How good a game was for whom it is about: points, or the share of shots stopped. */
const quality = (game: GameView) =>
  game.position === 'goalie'
    ? savePercentage(game.saves ?? 0, game.shots_against ?? 0)
    : points(game.goals ?? 0, game.assists ?? 0);

/** @param games newest first */
export const filterGames = (games: readonly GameView[], filter: GamesFilter): readonly GameView[] => {
  const { result, season, search, sort } = filter;
  const wanted = plain(search.trim());
  const found = games.filter(
    (game) =>
      (result === 'all' || outcomeOf(game) === result) &&
      (season === 'all' || seasonOf('profile', game.date) === season) &&
      plain(`${game.opponent.name} ${game.opponent.team_name ?? ''}`).includes(wanted),
  );
  if (sort === 'oldest') return found.toReversed();
  return sort === 'best' ? found.toSorted((a, b) => quality(b) - quality(a)) : found;
};

/** The seasons somebody has games of, the newest first. */
export const seasonsOf = (games: readonly GameView[]): number[] =>
  [...new Set(games.map(({ date }) => seasonOf('profile', date)))].toSorted((a, b) => b - a);

export interface Month {
  /** 'YYYY-MM', or '' for games that are not in the order of their dates. */
  month: string;
  games: readonly GameView[];
}

/** Games month by month, in the order they come. */
export const byMonth = (games: readonly GameView[]): Month[] => {
  const months: { month: string; games: GameView[] }[] = [];
  for (const game of games) {
    const month = game.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.games.push(game);
    else months.push({ month, games: [game] });
  }
  return months;
};
