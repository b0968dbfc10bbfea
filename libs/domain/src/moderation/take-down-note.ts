import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { itemEventOfRow } from '../item/item.events.js';
import { visibleItem, visibleItemColumns } from '../item/item.repository.js';

// A change that locks an item and a live game locks the item first.
const lockItem = statement(
  'moderation.lockGameOfNote',
  `select ${visibleItemColumns} from live_game_event e join live_game l on l.id = e.live_game_id join item i on i.id = l.game_id
   where e.id = $1 for no key update of i`,
  visibleItem,
);
const lockLiveGame = statement(
  'moderation.lockLogOfNote',
  `select l.id, l.player_id from live_game_event e join live_game l on l.id = e.live_game_id
   where e.id = $1 for no key update of l`,
  z.object({ id: z.string(), player_id: z.string() }),
);
// The edits of a note have its text, too.
const hideNote = statement(
  'moderation.hideNote',
  `update live_game_event set taken_down_at = $3
   where live_game_id = $1 and taken_down_at is null
     and (id = $2::uuid or (action->>'kind' = 'edit' and action->>'target_id' = $2::uuid::text)) returning id`,
  z.object({ id: z.string() }),
);
const countChange = statement(
  'moderation.noteHidden',
  'update live_game set version = version + 1 where id = $1 returning version',
  z.object({ version: z.number() }),
);
const countItemChange = statement(
  'moderation.gameOfNoteChanged',
  'update item set version = version + 1 where id = $1 returning version',
  z.object({ version: z.number() }),
);

/** Removes the text of a note from a live log. The event stays. Does nothing if it is gone or already taken down. */
export const takeDownNote = async (ctx: Ctx, id: string): Promise<void> => {
  const [item] = await ctx.sql.rows(lockItem, [id]);
  const [game] = await ctx.sql.rows(lockLiveGame, [id]);
  if (!game) return;
  const hidden = await ctx.sql.rows(hideNote, [game.id, id, ctx.now]);
  if (hidden.length === 0) return;
  const [changed] = await ctx.sql.rows(countChange, [game.id]);
  if (changed) ctx.emit('live_game.changed', { id: game.id, user_id: game.player_id, ...changed });
  // Open pages of the game read their timelines again.
  const [itemChanged] = item ? await ctx.sql.rows(countItemChange, [item.id]) : [];
  if (item && itemChanged) ctx.emit('item.changed', itemEventOfRow({ ...item, ...itemChanged }));
};
