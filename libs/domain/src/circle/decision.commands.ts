import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { circleRules } from '@rinkside/contracts/circle';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { db } from '../query-builder.js';
import { answerRequest, endPlace } from './answer.commands.js';
import { coachIdsOf, findCircleFacts, lockForDecision, makeOwn, mergeCircles } from './merge-circles.js';

/**
 * A moderator's word about the circle of a first coach: it joins the own circle, or becomes it where there is none; or the
 * members are not asked any more. @throws notFound unless it is the circle of a first coach
 */
export const decideCoachCircle = async (
  ctx: Ctx,
  { id, action, reason }: { id: string; action: 'agree' | 'decline'; reason: string },
): Promise<{ success: true }> => {
  const unknown = new AppError('notFound', coachCircleRules.unknown);
  const found = await findCircleFacts(ctx, id);
  if (!found) throw unknown;
  const { organizationId } = found;
  await lockForDecision(ctx, { organizationId, circleIds: [id] });
  const circle = await findCircleFacts(ctx, id);
  if (!circle || circle.own || (await coachIdsOf(ctx, id)).length === 0) throw unknown;
  const { ownId } = circle;
  if (action === 'decline') {
    await runQuery(ctx.sql, db.updateTable('circle').set({ declined_at: ctx.now }).where('id', '=', id));
    logAction(ctx, 'decline_circle', { type: 'circle', id, reason });
  } else if (ownId) {
    await mergeCircles(ctx, { organizationId, fromId: id, toId: ownId, own: true, decided: true });
    logAction(ctx, 'join_circles', { type: 'circle', id: ownId, reason });
  } else {
    await makeOwn(ctx, { id, organizationId });
    logAction(ctx, 'make_circle_own', { type: 'circle', id, reason });
  }
  return { success: true };
};

/** A moderator's word about a request for a place in a circle. @throws notFound for an unknown circle or request, forbidden without a confirmed address */
export const decideCircleRequest = async (
  ctx: Ctx,
  input: { circleId: string; playerId: string; action: 'confirm' | 'decline'; reason: string },
): Promise<{ success: true }> => {
  const { circleId, playerId, action, reason } = input;
  const circle = await findCircleFacts(ctx, circleId);
  if (!circle) throw new AppError('notFound', circleRules.unknown);
  const { organizationId } = circle;
  if (action === 'decline') return endPlace(ctx, { id: circleId, playerId, reason });
  await answerRequest(ctx, { organizationId, circleId, playerId, guardianIds: [], reason });
  return { success: true };
};
