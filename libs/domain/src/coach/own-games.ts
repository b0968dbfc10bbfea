import type { Citation } from '@rinkside/contracts/coach';
import { outcomeOf } from '@rinkside/contracts/game';
import { gameCountNames, gameCounts, mapCounts, optionalCountsOf } from '@rinkside/contracts/game.counts';
import { positions } from '@rinkside/contracts/player';
import { pluralize } from '@rinkside/contracts/text';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { dayText } from './dates.js';
import type { GamesReader, OwnGame } from './own-game.js';
import { sanitizeName } from './sanitize-name.js';
import type { StatName } from './stats.js';

const selectGames = statement(
  'coach.games',
  `select g.item_id as id, g.date::text as date, i.position, g.our_score, g.their_score,
     ${gameCountNames.map((name) => `g.${name}`).join(', ')},
     o.team_name, o.name
   from game g join item i on i.id = g.item_id left join organization o on o.id = g.opponent_id
   where g.player_id = $1 and g.counts_from is null and g.date >= $2 and g.date < $3
   order by g.date desc, i.created_at desc, g.item_id desc limit $4`,
  z.object({
    id: z.string(),
    date: z.string(),
    position: z.enum(positions).nullable(),
    our_score: z.number(),
    their_score: z.number(),
    ...mapCounts(gameCountNames, () => z.number().nullable()),
    team_name: z.string().nullable(),
    name: z.string().nullable(),
  }),
);

/** The same limit as the games list. No player has more games. */
const maxGames = 1000;

const readGames = async (
  sql: Sql,
  playerId: string,
  { starts, ends, limit }: { starts: string; ends: string; limit: number },
): Promise<OwnGame[]> => {
  const rows = await sql.rows(selectGames, [playerId, starts, ends, limit]);
  return rows.map(({ team_name, name, ...game }) =>
    Object.assign(game, { opponent: sanitizeName(team_name) ?? sanitizeName(name) ?? 'the other team' }),
  );
};

/**
 * Loads the player's own games, newest first. With a cache, the database is read once.
 * @param options `starts` is inclusive, `ends` exclusive; both are PostgreSQL dates.
 */
export const ownGames = async (
  { sql, persona, gamesCache }: GamesReader,
  {
    starts = '-infinity',
    ends = 'infinity',
    limit = maxGames,
  }: { starts?: string; ends?: string; limit?: number } = {},
): Promise<OwnGame[]> => {
  if (!gamesCache) return readGames(sql, persona.id, { starts, ends, limit });
  const games = await (gamesCache.games ??= readGames(sql, persona.id, {
    starts: '-infinity',
    ends: 'infinity',
    limit: maxGames,
  }));
  return games
    .filter(({ date }) => (starts === '-infinity' || date >= starts) && (ends === 'infinity' || date < ends))
    .slice(0, limit);
};

/** Whether a stat is a count that games may leave out. */
export const isOptionalCount = (stat: StatName): boolean =>
  gameCountNames.some((name) => name === stat && !gameCounts[name].required);

/** Returns the games that a stat is computed from: those that log it, if it is a count that may be left out. */
export const gamesWith = (stat: StatName, games: readonly OwnGame[]): readonly OwnGame[] =>
  games.filter((game) => {
    const optional = optionalCountsOf(game.position).find((name) => name === stat);
    return !optional || game[optional] !== null;
  });

const resultLetters = { win: 'W', loss: 'L', tie: 'T' } as const;

/** For example 'Nov 20 vs Blades, W 4-2'. */
export const gameLabel = (game: OwnGame): string =>
  `${dayText(game.date)} vs ${game.opponent}, ${resultLetters[outcomeOf(game)]} ${game.our_score}-${game.their_score}`;

/** For example '27 of 30 shots saved' or '2 goals, 1 assist'. */
export const statLine = ({ position, goals, assists, saves, shots_against }: OwnGame): string =>
  position === 'goalie'
    ? `${saves ?? 0} of ${pluralize(shots_against ?? 0, 'shot')} saved`
    : `${pluralize(goals ?? 0, 'goal')}, ${pluralize(assists ?? 0, 'assist')}`;

/** A citation lists at most this many games, newest first. */
const maxCitedGames = 30;

/** Creates a citation: a value, its label and the games it was computed from. */
export const cite = (value: string, label: string, games: readonly OwnGame[]): Citation => ({
  type: 'citation',
  value,
  label,
  games: games.slice(0, maxCitedGames).map((game) => ({ id: game.id, label: gameLabel(game) })),
});
