import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { earnedAwards, type EarnedAward } from './award.catalogue.js';
import { readPlayerHistory } from './award.history.js';
import { awardViews } from './award.views.js';

// Serializes recomputing per player and prevents deletion of the account. The key share lock does not block the player's
// own commands, which lock the row.
const lockPlayer = statement(
  'award.lock',
  `select pg_advisory_xact_lock(hashtextextended('recompute-awards ' || id, 0)) as locked
   from player where id = $1 for key share`,
  z.object({ locked: z.unknown() }),
);
// A concurrently deleted item earns nothing: its deletion triggers another recomputation.
const grant = statement(
  'award.grant',
  `insert into award (id, player_id, kind, item_id, granted_at)
   select earned.id, $1, kind, i.id, $2
   from unnest($3::uuid[], $4::text[], $5::uuid[]) as earned (id, kind, item_id)
   join item i on i.id = earned.item_id order by i.id for key share of i
   on conflict (player_id, kind) do update set item_id = excluded.item_id, version = award.version + 1
   returning id`,
  z.object({ id: z.string() }),
);
const retract = statement(
  'award.retract',
  `delete from award where player_id = $1 and kind <> all($2::text[]) returning id, version + 1 as version`,
  z.object({ id: z.string(), version: z.number() }),
);

const grantAll = async (ctx: Ctx, earned: EarnedAward[]) => {
  if (earned.length === 0) return;
  const rows = await ctx.sql.rows(grant, [
    ctx.actor.id,
    ctx.now,
    earned.map(() => newId()),
    earned.map(({ kind }) => kind),
    earned.map(({ source }) => source.id),
  ]);
  const ids = rows.map(({ id }) => id);
  for (const award of await awardViews(ctx.sql, ids))
    ctx.emit('award.granted', { user_id: ctx.actor.id, award, version: award.version });
};

/**
 * Recomputes the actor's awards from their games and highlights: grants new ones, grants again those that another item
 * earns now, and retracts those that a correction undid. Repeated and concurrent runs are harmless.
 */
export const recomputeAwards = async (ctx: Ctx): Promise<void> => {
  const player = ctx.actor.id;
  const locked = await ctx.sql.rows(lockPlayer, [player]);
  if (locked.length === 0) return;
  const held = await runQuery(
    ctx.sql,
    db.selectFrom('award').select(['kind', 'item_id']).where('player_id', '=', player),
  );
  const sources = new Map(held.map((award) => [award.kind, award.item_id]));
  const earned = earnedAwards(await readPlayerHistory(ctx.sql, player));
  const retracted = await ctx.sql.rows(retract, [player, earned.map(({ kind }) => kind)]);
  for (const { id, version } of retracted) ctx.emit('award.retracted', { user_id: player, id, version });
  await grantAll(
    ctx,
    earned.filter(({ kind, source }) => sources.get(kind) !== source.id),
  );
};
