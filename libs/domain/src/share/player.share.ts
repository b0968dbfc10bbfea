import type { PublicPlayer } from '@rinkside/contracts/player';
import { isId } from '@rinkside/platform/id';
import { statement, type Sql } from '@rinkside/platform/sql';
import { adultSql, playerSeenSql, publicPageSql } from '../player/player.policy.js';
import { publicPlayerPairs } from '../player/player.views.js';
import { currentSeason, seasonSumsJson, seasonView, type SeasonRow } from '../player/season.views.js';

/** A player's page as links to it may tell of it. */
export interface PlayerShare {
  /** As anybody sees them: children by first name and initial. */
  player: PublicPlayer;
  /** Search engines may list it: adults' pages only. */
  indexed: boolean;
  /** Where the picture of the player's organization is stored. */
  emblem: string | null;
}

const one = statement<SeasonRow & Omit<PlayerShare, 'player'> & { player: Omit<PublicPlayer, 'stats'> }>(
  'share.player',
  `select json_build_object(${publicPlayerPairs}) as player, ${adultSql('a')} as indexed, o.image_key as emblem,
     ${seasonSumsJson('s')} as sums, s.version
   from player a left join organization o on o.id = a.organization_id
   left join season_stats s on s.player_id = a.id and s.reading = 'stats' and s.season = $2
   where a.id = $1 and ${playerSeenSql('a', 'null::uuid')} and ${publicPageSql('a')}`,
);

/** What a link to a player's page tells, or undefined: missing, switched off, suspended and malformed look alike. */
export const playerShare = async (sql: Sql, id: string): Promise<PlayerShare | undefined> => {
  const season = currentSeason('stats');
  const [row] = isId(id) ? await sql.rows(one, [id, season]) : [];
  if (!row) return undefined;
  const { player, indexed, emblem } = row;
  return { player: { ...player, stats: seasonView('stats', season)(row) }, indexed, emblem };
};
