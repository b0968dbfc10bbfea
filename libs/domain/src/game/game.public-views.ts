import { gameRules } from '@rinkside/contracts/game';
import { seasonRange } from '@rinkside/contracts/season';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { publicItemJoins, publicItemJson } from '../item/item.views.js';
import { playerVisibleSql, publicPageSql } from '../player/player.policy.js';
import { currentSeason } from '../player/season-stats.views.js';

// $1 viewer or null, $2 player, $3 the season's first day, $4 the next season's first day.
const selectSeasonGames = statement(
  'game.public',
  `select (
     select coalesce(json_agg(game order by feed_at desc, id desc), '[]')::text from (
       select i.feed_at, i.id, ${publicItemJson} as game from game join item i on i.id = game.item_id ${publicItemJoins}
       where game.player_id = p.id and game.date >= $3 and game.date < $4 and i.in_feeds and game.counts_from is null
       order by i.feed_at desc, i.id desc limit ${gameRules.maxPageSize}) newest) as games
   from player p where p.id = $2 and ${playerVisibleSql('p', '$1::uuid')} and ${publicPageSql('p')}`,
  z.object({ games: z.string() }),
);

/**
 * Returns a player's games of the current season (1 Sep to 31 Aug) for anonymous visitors, newest first, as JSON text of
 * an array. @throws notFound alike for a missing player, a disabled page and a player the viewer may not see.
 */
export const publicGames = async (sql: Sql, viewerId: string | undefined, id: string): Promise<string> => {
  const { starts, ends } = seasonRange('stats', currentSeason('stats'));
  const [row] = await sql.rows(selectSeasonGames, [viewerId ?? null, id, starts, ends]);
  if (!row) throw notFound();
  return row.games;
};
