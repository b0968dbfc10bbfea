import { liveGameRules } from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { isUuid } from '@rinkside/platform/id';
import { AppError, validationError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { lockOwnItem } from '../item/item.repository.js';
import { liveGameColumns, liveGameRow, selectEvents } from './live-game.rows.js';

const lockGameOfEvent = statement(
  'highlightPin.lockGame',
  `select ${liveGameColumns} from live_game l join live_game_event e on e.live_game_id = l.id
   where e.id = $1 and l.player_id = $2 and l.status = 'final' for no key update of l`,
  liveGameRow,
);
const countOthers = statement(
  'highlightPin.count',
  `select (count(*) filter (where p.event_id = $2))::int as "ofEvent", count(*)::int as "ofGame"
   from live_game_event e join highlight_pin p on p.event_id = e.id
   where e.live_game_id = $1 and p.highlight_id <> $3`,
  z.object({ ofEvent: z.number(), ofGame: z.number() }),
);
const upsertPin = statement(
  'highlightPin.set',
  `insert into highlight_pin (highlight_id, event_id) values ($1, $2)
   on conflict (highlight_id) do update set event_id = excluded.event_id`,
);

/**
 * Pins the actor's highlight to an event in the timeline of one of their finished games. A highlight has one pin.
 * @throws notFound if the actor may not see the highlight, forbidden if it belongs to another player, invalid for another
 * event, conflict for too many pins
 */
export const setHighlightPin = async (
  ctx: Ctx,
  { id, event_id }: { id: string; event_id: string },
): Promise<{ success: true }> => {
  await lockOwnItem(ctx, 'highlight', id);
  const [game] = isUuid(event_id) ? await ctx.sql.rows(lockGameOfEvent, [event_id, ctx.actor.id]) : [];
  const { timeline } = game
    ? reduceLiveGame({ ...game, events: await ctx.sql.rows(selectEvents, [game.id]) })
    : { timeline: [] };
  if (!game || !timeline.some((entry) => entry.id === event_id))
    throw validationError('event_id', liveGameRules.pinTarget);
  const [others] = await ctx.sql.rows(countOthers, [game.id, event_id, id]);
  if (others && others.ofEvent >= liveGameRules.maxPinsOfEvent)
    throw new AppError('conflict', liveGameRules.tooManyPinsOfEvent);
  if (others && others.ofGame >= liveGameRules.maxPinsOfGame)
    throw new AppError('conflict', liveGameRules.tooManyPinsOfGame);
  await ctx.sql.rows(upsertPin, [id, event_id]);
  return { success: true };
};

const deletePin = statement('highlightPin.remove', `delete from highlight_pin where highlight_id = $1`);

/** Removes the pin of the actor's highlight. Repeating it changes nothing. @throws as {@link setHighlightPin} for the highlight */
export const removeHighlightPin = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  await lockOwnItem(ctx, 'highlight', id);
  await ctx.sql.rows(deletePin, [id]);
  return { success: true };
};
