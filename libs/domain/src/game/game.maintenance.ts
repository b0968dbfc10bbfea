import { todayUtc } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { visibleItem } from '../item/item.repository.js';
import { invalidateSeasons } from '../season/season.invalidation.js';

const selectPlayers = statement(
  'game.playersWithPassed',
  `select distinct player_id from game where counts_from <= $1 limit 200`,
  z.object({ player_id: z.string() }),
);

/** Returns players with games that lay ahead when they were logged and have passed since. */
export const playersWithPassedGames = async (sql: Sql, now: Date): Promise<string[]> =>
  (await sql.rows(selectPlayers, [todayUtc(now)])).map(({ player_id }) => player_id);

// Like every command, this locks items first, in id order.
const lockPassed = statement(
  'game.lockPassed',
  `select i.id from item i join game g on g.item_id = i.id
   where g.player_id = $1 and g.counts_from <= $2 order by i.id for no key update of i`,
  z.object({ id: z.string() }),
);
const countPassed = statement(
  'game.countPassed',
  `with passed as (update game set counts_from = null where item_id = any($1::uuid[]) and counts_from <= $2 returning item_id, date)
   update item i set version = i.version + 1 from passed where i.id = passed.item_id
   returning i.content_type, i.id, i.author_id, i.organization_id, i.in_feeds, i.club_visible, i.version, passed.date::text as date`,
  visibleItem.omit({ likes_count: true, comments_count: true }).extend({ date: z.string() }),
);

/** Makes seasons, records and awards count the actor's games that have passed. Repeated runs are harmless. */
export const countPassedGames = async (ctx: Ctx): Promise<void> => {
  const today = todayUtc(ctx.now);
  const locked = await ctx.sql.rows(lockPassed, [ctx.actor.id, today]);
  const passed = await ctx.sql.rows(countPassed, [locked.map(({ id }) => id), today]);
  if (passed.length === 0) return;
  for (const { date: _, ...event } of passed) ctx.emit('item.changed', event);
  await invalidateSeasons(
    ctx,
    ctx.actor.id,
    passed.map(({ date }) => date),
  );
};
