import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
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

/** Returns the organization's own circle, which begins empty if there is none. */
export const ownCircle = async (ctx: Ctx, organizationId: string): Promise<string> => {
  await runQuery(
    ctx.sql,
    db
      .insertInto('circle')
      .values({ id: newId(), organization_id: organizationId, own: true, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing()),
  );
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
