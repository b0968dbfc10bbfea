import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { lockCoachRights } from '../organization/coach.policy.js';
import { db } from '../query-builder.js';
import { addOffer } from './circle-offer.rows.js';
import { coachIdsOf, findCircleFacts, lockForDecision, mergeCircles } from './merge-circles.js';

const takeOffer = async (ctx: Ctx, circleId: string, targetId: string): Promise<boolean> => {
  const taken = await runQuery(
    ctx.sql,
    db
      .deleteFrom('circle_offer')
      .where('circle_id', '=', circleId)
      .where('target_id', '=', targetId)
      .returning('offered_by'),
  );
  for (const { offered_by } of taken)
    if (offered_by) ctx.emit('unread.changed', { of: 'actor', id: offered_by });
  return taken.length > 0;
};

const hasOffer = async (ctx: Ctx, circleId: string, targetId: string): Promise<boolean> => {
  const rows = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle_offer')
      .select('offered_by')
      .where('circle_id', '=', circleId)
      .where('target_id', '=', targetId),
  );
  return rows.length > 0;
};

/**
 * Locks the actor's circle and another one of the organization that has a coach, or whose families made an offer.
 * @throws notFound for any other circle, forbidden unless the actor is a coach of the organization
 */
const lockBoth = async (ctx: Ctx, id: string) => {
  const other = await findCircleFacts(ctx, id);
  const unknown = new AppError('notFound', coachCircleRules.offerUnknown);
  const { coachCircle } = ctx.actor;
  if (!other || !coachCircle) throw unknown;
  await lockForDecision(ctx, { organizationId: other.organizationId, circleIds: [id, coachCircle] });
  const { circleId } = await lockCoachRights(ctx, other.organizationId);
  const mine = circleId && circleId !== id && (await findCircleFacts(ctx, circleId));
  if (!mine) throw unknown;
  if ((await coachIdsOf(ctx, id)).length === 0 && !(await hasOffer(ctx, id, circleId))) throw unknown;
  return { mine, mineId: circleId, other };
};

/**
 * Offers the coaches of another circle that it becomes one with the actor's, or accepts their offer or that of the families
 * of a circle without a coach. The own circle stays, otherwise the older one. @throws notFound for a circle without a coach, forbidden unless the actor is a coach of the organization
 */
export const offerCircle = async (
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ success: true; joined: boolean }> => {
  const { mine, mineId, other } = await lockBoth(ctx, id);
  if (!(await takeOffer(ctx, id, mineId))) {
    await addOffer(ctx, { fromId: mineId, toId: id });
    return { success: true, joined: false };
  }
  const mineStays = mine.own || (!other.own && mine.createdAt <= other.createdAt);
  const [fromId, toId] = mineStays ? [id, mineId] : [mineId, id];
  const { organizationId } = mine;
  await mergeCircles(ctx, { organizationId, fromId, toId, own: mine.own || other.own, decided: true });
  logAction(ctx, 'join_circles', { type: 'circle', id: toId });
  return { success: true, joined: true };
};

/** Withdraws the offer of the actor's circle to another one, and declines that one's. Repeating it changes nothing. */
export const withdrawCircleOffer = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const { mineId } = await lockBoth(ctx, id);
  await takeOffer(ctx, mineId, id);
  await takeOffer(ctx, id, mineId);
  return { success: true };
};
