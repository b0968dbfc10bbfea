import type { PublicPlayer } from '@rinkside/contracts/player';
import { isUuid } from '@rinkside/platform/id';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { isAdultsPageSql, playerVisibleSql, publicPageSql } from '../player/player.policy.js';
import { publicPlayerJsonPairs } from '../player/player.views.js';
import { currentSeason, seasonRow, seasonSumsJson, seasonStatsMapper } from '../player/season-stats.views.js';

/** Data of a shared player page: HTML head and social image. */
export interface PlayerShare {
  /** As anonymous visitors see them: children by first name and initial. */
  player: PublicPlayer;
  /** Whether search engines may index it: adults' pages only. */
  indexed: boolean;
  /** Storage key of the organization's image. */
  emblem: string | null;
}

const selectShare = statement(
  'share.player',
  `select json_build_object(${publicPlayerJsonPairs}) as player, ${isAdultsPageSql('a')} as indexed, o.image_key as emblem,
     ${seasonSumsJson('s')} as sums, s.version
   from player a left join organization o on o.id = a.organization_id
   left join season_stats s on s.player_id = a.id and s.reading = 'stats' and s.season = $2
   where a.id = $1 and ${playerVisibleSql('a', 'null::uuid')} and ${publicPageSql('a')}`,
  seasonRow.extend({
    player: z.custom<Omit<PublicPlayer, 'stats'>>(),
    indexed: z.boolean(),
    emblem: z.string().nullable(),
  }),
);

/** Returns a player for the shared page; undefined alike for missing, disabled, suspended and malformed ids. */
export const playerShare = async (sql: Sql, id: string): Promise<PlayerShare | undefined> => {
  const season = currentSeason('stats');
  const [row] = isUuid(id) ? await sql.rows(selectShare, [id, season]) : [];
  if (!row) return undefined;
  const { player, indexed, emblem } = row;
  return { player: { ...player, stats: seasonStatsMapper('stats', season)(row) }, indexed, emblem };
};
