import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

/** Begins a circle of an organization with one player, whose version the caller increments. @returns its id */
export const startCircle = async (
  ctx: Ctx,
  { organizationId, playerId, coach = false }: { organizationId: string; playerId: string; coach?: boolean },
): Promise<string> => {
  const id = newId();
  await runQuery(
    ctx.sql,
    db.insertInto('circle').values({
      id,
      organization_id: organizationId,
      created_by: playerId,
      created_at: ctx.now,
      by_coach: coach,
    }),
  );
  await runQuery(
    ctx.sql,
    db.insertInto('circle_place').values({
      player_id: playerId,
      circle_id: id,
      since: ctx.now,
      source: 'creator',
      coach_at: coach ? ctx.now : null,
    }),
  );
  return id;
};

// A parameter in the conflict's condition would not match the index.
const insertOwn = statement(
  'circle.insertOwn',
  `insert into circle (id, organization_id, own, created_at) values ($1, $2, true, $3)
   on conflict (organization_id) where own do nothing`,
);

/** Returns the organization's own circle, which begins empty if there is none. */
export const ownCircle = async (ctx: Ctx, organizationId: string): Promise<string> => {
  await ctx.sql.rows(insertOwn, [newId(), organizationId, ctx.now]);
  const [circle] = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('own', '=', true),
  );
  if (!circle) throw new Error(`the own circle of ${organizationId} was not stored`);
  return circle.id;
};
