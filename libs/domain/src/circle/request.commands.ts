import { circleRules, type CircleView } from '@rinkside/contracts/circle';
import { AppError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { isAskableSql } from './circle.policy.js';
import { deleteRequest, removePlace } from './circle.rows.js';
import { readCircle } from './circle.views.js';
import { addRequest } from './request.rows.js';

const selectAskable = statement(
  'circle.askable',
  `select exists (select from circle_place p where p.circle_id = c.id and p.player_id = $2) as member
   from circle c join organization o on o.id = c.organization_id
   where c.id = $1 and o.deleted_at is null and ${isAskableSql('c', '$2::uuid')}`,
  z.object({ member: z.boolean() }),
);

/** Asks a circle for a place, for the actor's profile. Repeating it changes nothing. @throws notFound for a circle that cannot be asked. */
export const askCircle = async (ctx: Ctx, { id }: { id: string }): Promise<CircleView> => {
  await lockPlayers(ctx, [ctx.actor.id]);
  const [circle] = await ctx.sql.rows(selectAskable, [id, ctx.actor.id]);
  if (!circle) throw new AppError('notFound', circleRules.unknown);
  if (!circle.member) await addRequest(ctx, { circleId: id });
  return readCircle(ctx.sql, ctx.actor, id);
};

/** Withdraws the actor's request. Repeating it changes nothing. */
export const withdrawRequest = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const { id: playerId } = ctx.actor;
  await lockPlayers(ctx, [playerId]);
  await deleteRequest(ctx, { circleId: id, playerId });
  await runQuery(
    ctx.sql,
    db.deleteFrom('circle_vouch').where('player_id', '=', playerId).where('circle_id', '=', id),
  );
  return { success: true };
};

/** Ends the actor's place. An overseer ends it for the player, who is told. @throws notFound without one. */
export const leaveCircle = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const { id: playerId, guardianRights } = ctx.actor;
  await lockPlayers(ctx, [playerId]);
  const place = { circleId: id, playerId, byOther: guardianRights === 'oversee' };
  if (!(await removePlace(ctx, place))) throw notFound();
  return { success: true };
};
