import { gameRules } from '@rinkside/contracts/game';
import { seasonRange } from '@rinkside/contracts/season';
import { notFound } from '@rinkside/platform/refusal';
import { statement, type Sql } from '@rinkside/platform/sql';
import { publicItemJoins, publicItemJson } from '../item/item.views.js';
import { playerSeenSql, publicPageSql } from '../player/player.policy.js';
import { currentSeason } from '../player/season.views.js';

// $1 the viewer or null, $2 the player, $3 and $4 the season's first day and the next one's.
const ofSeason = statement<{ games: string }>(
  'game.public',
  `select (
     select coalesce(json_agg(game order by feed_at desc, id desc), '[]')::text from (
       select i.feed_at, i.id, ${publicItemJson} as game from game join item i on i.id = game.item_id ${publicItemJoins}
       where game.player_id = p.id and game.date >= $3 and game.date < $4 and i.listed
       order by i.feed_at desc, i.id desc limit ${gameRules.page}) newest) as games
   from player p where p.id = $2 and ${playerSeenSql('p', '$1::uuid')} and ${publicPageSql('p')}`,
);

/**
 * The games of the current season (1 Sep to 31 Aug) as anybody sees them, newest first, as the JSON text of an array.
 * @throws 404 for a missing, switched-off or unseen player alike.
 */
export const publicGames = async (sql: Sql, viewerId: string | undefined, id: string): Promise<string> => {
  const { starts, ends } = seasonRange('stats', currentSeason('stats'));
  const [row] = await sql.rows(ofSeason, [viewerId ?? null, id, starts, ends]);
  if (!row) throw notFound();
  return row.games;
};
