import { todayUtc } from '@rinkside/contracts/player';
import type { QueryOf } from '@rinkside/contracts/route';
import {
  allSeasons,
  noGames,
  seasonOf,
  seasonRules,
  statsOf,
  type seasonRoutes,
  type StatsView,
} from '@rinkside/contracts/season';
import { badInput, notFound } from '@rinkside/platform/refusal';
import { statement, type Sql } from '@rinkside/platform/sql';
import { playerSeenSql } from '../player/player.policy.js';
import { seasonSumsJson, seasonView, type SeasonRow } from '../player/season.views.js';
import { everySeason } from './season.due.js';

const stored = statement<SeasonRow>(
  'season.stored',
  `select ${seasonSumsJson('s')} as sums, s.version from player a
   left join season_stats s on s.player_id = a.id and s.reading = $3 and s.season = $4
   where a.id = $2 and ${playerSeenSql('a', '$1::uuid')}`,
);

const readStored = async (
  sql: Sql,
  viewerId: string,
  id: string,
  { reading, season }: { reading: string; season: number },
): Promise<SeasonRow> => {
  const [row] = await sql.rows(stored, [viewerId, id, reading, season]);
  if (!row) throw notFound();
  return row;
};

const day = 24 * 3600_000;
/** Somewhere on earth it is still yesterday or already tomorrow; no date is further away. */
const assertNear = (today: string, now: string) => {
  if (Math.abs(Date.parse(today) - Date.parse(now)) > day) throw badInput('today', seasonRules.today);
};

export type SeasonQuery = QueryOf<typeof seasonRoutes.stats>;

const numberOf = ({ reading, season }: SeasonQuery, today: string): number => {
  const current = seasonOf(reading, today);
  return season === 'current' ? current : season === 'last' ? current - 1 : Number(season);
};

/**
 * A player's stats of one season or all, as last counted; zeros at version 0 where there never was a game.
 * @throws 404 for a player the viewer may not see, 400 for a `today` that is none.
 */
export const playerStats = async (
  sql: Sql,
  viewerId: string,
  { id, ...query }: SeasonQuery & { id: string },
): Promise<StatsView> => {
  const now = todayUtc();
  const { today = now, reading } = query;
  assertNear(today, now);
  if (query.season === 'all') {
    const { sums, version } = await readStored(sql, viewerId, id, everySeason);
    return {
      ...statsOf(sums ?? noGames),
      ...allSeasons,
      starts_on: null,
      ends_on: null,
      version: version ?? 0,
    };
  }
  const season = numberOf(query, today);
  return seasonView(reading, season)(await readStored(sql, viewerId, id, { reading, season }));
};
