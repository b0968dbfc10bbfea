import { liveGameRules } from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { isUuid } from '@rinkside/platform/id';
import { AppError, validationError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { itemEvent } from '../item/item.events.js';
import type { Item } from '../item/item.entity.js';
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
   on conflict (highlight_id) do update set event_id = excluded.event_id where highlight_pin.event_id <> excluded.event_id
   returning highlight_id`,
  z.object({ highlight_id: z.string() }),
);

const selectGames = statement(
  'highlightPin.games',
  `select distinct l.game_id as id from live_game_event e join live_game l on l.id = e.live_game_id
   where l.player_id = $1 and l.game_id is not null
     and (e.id = $3::uuid or e.id = (select event_id from highlight_pin where highlight_id = $2))`,
  z.object({ id: z.string() }),
);

/** Locks the highlight, and the games of its pin before and after the change. @returns the games */
const lockItems = async (ctx: Ctx, highlightId: string, eventId: string | null): Promise<Item[]> => {
  await lockOwnItem(ctx, 'highlight', highlightId);
  const rows = await ctx.sql.rows(selectGames, [ctx.actor.id, highlightId, eventId]);
  const games: Item[] = [];
  for (const { id } of rows) games.push(await lockOwnItem(ctx, 'game', id));
  return games;
};

/** Open pages of the games read their timelines again, each with the rights of its viewer. */
const reportChanged = (ctx: Ctx, games: Item[]) => {
  for (const game of games) {
    game.version++;
    ctx.emit('item.changed', itemEvent(game));
  }
};

/**
 * Pins the actor's highlight to an event in the timeline of one of their finished games. A highlight has one pin.
 * @throws notFound if the actor may not see the highlight, forbidden if it belongs to another player, invalid for another
 * event, conflict for too many pins
 */
export const setHighlightPin = async (
  ctx: Ctx,
  { id, event_id }: { id: string; event_id: string },
): Promise<{ success: true }> => {
  const games = await lockItems(ctx, id, isUuid(event_id) ? event_id : null);
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
  const changed = await ctx.sql.rows(upsertPin, [id, event_id]);
  if (changed.length > 0) reportChanged(ctx, games);
  return { success: true };
};

const deletePin = statement(
  'highlightPin.remove',
  `delete from highlight_pin where highlight_id = $1 returning highlight_id`,
  z.object({ highlight_id: z.string() }),
);

/** Removes the pin of the actor's highlight. Repeating it changes nothing. @throws as {@link setHighlightPin} for the highlight */
export const removeHighlightPin = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const games = await lockItems(ctx, id, null);
  const removed = await ctx.sql.rows(deletePin, [id]);
  if (removed.length > 0) reportChanged(ctx, games);
  return { success: true };
};
