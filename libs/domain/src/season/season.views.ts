import { todayUtc } from '@rinkside/contracts/player';
import type { QueryOf } from '@rinkside/contracts/route';
import {
  allSeasons,
  emptySeasonSums,
  seasonOf,
  seasonRules,
  statsOf,
  type seasonRoutes,
  type StatsView,
} from '@rinkside/contracts/season';
import { validationError, notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import { playerVisibleSql } from '../player/player.policy.js';
import {
  seasonRow,
  seasonSumsJson,
  seasonStatsMapper,
  type SeasonRow,
} from '../player/season-stats.views.js';
import { allSeasonsKey } from './season.invalidation.js';

const selectStored = statement(
  'season.stored',
  `select ${seasonSumsJson('s')} as sums, s.version from player a
   left join season_stats s on s.player_id = a.id and s.reading = $3 and s.season = $4
   where a.id = $2 and ${playerVisibleSql('a', '$1::uuid')}`,
  seasonRow,
);

const readStored = async (
  sql: Sql,
  viewerId: string,
  id: string,
  { reading, season }: { reading: string; season: number },
): Promise<SeasonRow> => {
  const [row] = await sql.rows(selectStored, [viewerId, id, reading, season]);
  if (!row) throw notFound();
  return row;
};

const dayMs = 24 * 3600_000;
/** A local date differs from the UTC date by at most one day. */
const assertNearServerDate = (today: string, now: string) => {
  if (Math.abs(Date.parse(today) - Date.parse(now)) > dayMs)
    throw validationError('today', seasonRules.today);
};

export type SeasonQuery = QueryOf<typeof seasonRoutes.stats>;

const firstYearOf = ({ reading, season }: SeasonQuery, today: string): number => {
  const current = seasonOf(reading, today);
  return season === 'current' ? current : season === 'last' ? current - 1 : Number(season);
};

/**
 * Returns a player's stats of one season or all seasons as last computed; zeros at version 0 without any game.
 * @throws notFound for a player the viewer may not see, invalid for a `today` more than a day from the server's date.
 */
export const playerStats = async (
  sql: Sql,
  viewerId: string,
  { id, ...query }: SeasonQuery & { id: string },
): Promise<StatsView> => {
  const now = todayUtc();
  const { today = now, reading } = query;
  assertNearServerDate(today, now);
  if (query.season === 'all') {
    const { sums, version } = await readStored(sql, viewerId, id, allSeasonsKey);
    return {
      ...statsOf(sums ?? emptySeasonSums),
      ...allSeasons,
      starts_on: null,
      ends_on: null,
      version: version ?? 0,
    };
  }
  const season = firstYearOf(query, today);
  return seasonStatsMapper(reading, season)(await readStored(sql, viewerId, id, { reading, season }));
};
