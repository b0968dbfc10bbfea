import { circleRules, type CircleView } from '@rinkside/contracts/circle';
import { AppError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { lockPlayers } from '../player/player.repository.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { db } from '../query-builder.js';
import { accountOf, actingAccount, sameFamilySql } from '../player/acting-account.js';
import { hasCoachSql, isAskableSql, isCoachPlaceSql, isConfirmedAdultSql } from './circle.policy.js';
import { deleteRequest, keepCircle, removePlace } from './circle.rows.js';
import { readCircle } from './circle.views.js';

/** People who are notified of a request. */
const maxNotified = 50;

// The coaches of the circle; without one, the adults who can vouch.
const selectAnswerers = statement(
  'circle.answerers',
  `select a.id, ${isCoachPlaceSql('place', 'a')} as coach from circle_place place join player a on a.id = place.player_id
   where place.circle_id = $1 and ${playerVisibleSql('a', '$2::uuid')} and not ${sameFamilySql('a.id', '$2::uuid')}
     and case when ${hasCoachSql('$1::uuid')} then ${isCoachPlaceSql('place', 'a')} else ${isConfirmedAdultSql('a')} end
   order by place.since, a.id limit ${maxNotified}`,
  z.object({ id: z.string(), coach: z.boolean() }),
);

/** Stores a request and notifies the people who can answer it. Repeating it changes nothing. */
export const addRequest = async (
  ctx: Ctx,
  { circleId, linkId = null }: { circleId: string; linkId?: string | null },
): Promise<void> => {
  const { id: playerId, role } = ctx.actor;
  await keepCircle(ctx, circleId);
  const added = await runQuery(
    ctx.sql,
    db
      .insertInto('circle_request')
      .values({
        player_id: playerId,
        circle_id: circleId,
        asked_by: accountOf(ctx.actor),
        asked_at: ctx.now,
        link_id: linkId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('player_id'),
  );
  if (added.length === 0) return;
  for (const { id, coach } of await ctx.sql.rows(selectAnswerers, [circleId, playerId]))
    if (role === 'coach' && coach)
      ctx.emit('coach.confirmation_requested', { player_id: playerId, coach_id: id });
    else
      ctx.emit('circle.asked', {
        circle_id: circleId,
        player_id: playerId,
        answerer_id: id,
        ...actingAccount(ctx.actor),
      });
};

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
