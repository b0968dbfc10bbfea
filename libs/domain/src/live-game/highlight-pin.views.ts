import type { liveGameRoutes, PinnedHighlight } from '@rinkside/contracts/live-game';
import type { ReplyOf } from '@rinkside/contracts/route';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { canSeeSql } from '../item/item.policy.js';
import { itemJoins, itemJson } from '../item/item.views.js';

const selectPinned = statement(
  'highlightPin.ofGame',
  `select p.event_id, ${itemJson('$1::uuid')} as highlight
   from live_game g join live_game_event e on e.live_game_id = g.id join highlight_pin p on p.event_id = e.id
   join item i on i.id = p.highlight_id ${itemJoins('$1::uuid')}
   where g.game_id = $2 and ${canSeeSql('$1::uuid')} order by i.id`,
  z.object({ event_id: z.string(), highlight: z.custom<PinnedHighlight['highlight']>() }),
);

/** Returns the highlights that are pinned to events of a game and that the viewer may see, oldest first. */
export const pinnedHighlights = (sql: Sql, viewerId: string, gameId: string): Promise<PinnedHighlight[]> =>
  sql.rows(selectPinned, [viewerId, gameId]);

const selectPin = statement(
  'highlightPin.one',
  `select p.event_id, g.id as game_id
   from item i left join (highlight_pin p join live_game_event e on e.id = p.event_id join live_game l on l.id = e.live_game_id
     join (select i.id from item i where ${canSeeSql('$1::uuid')}) g on g.id = l.game_id) on p.highlight_id = i.id
   where i.id = $2 and i.content_type = 'highlight' and ${canSeeSql('$1::uuid')}`,
  z.object({ event_id: z.string().nullable(), game_id: z.string().nullable() }),
);

/** Returns where a highlight is pinned; null without a pin to a game the viewer may see. @throws notFound for a highlight the viewer may not see. */
export const readHighlightPin = async (
  sql: Sql,
  viewerId: string,
  id: string,
): Promise<ReplyOf<typeof liveGameRoutes.pin>> => {
  const [row] = await sql.rows(selectPin, [viewerId, id]);
  if (!row) throw notFound();
  const { event_id, game_id } = row;
  return event_id && game_id ? { event_id, game_id } : null;
};
