import { circleRules } from '@rinkside/contracts/circle';
import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { organizationRules } from '@rinkside/contracts/organization';
import { AppError } from '@rinkside/platform/errors';
import type { Ctx } from '../actor.js';
import { removePlace } from '../circle/circle.rows.js';
import { coachIdsOf, findCircleFacts } from '../circle/merge-circles.js';
import { ownCircle } from '../circle/start-circle.js';
import { logAction } from '../moderation/moderation.log.js';
import { lockPlayers } from '../player/player.repository.js';
import { findCandidate, giveRights, takeRights } from './coach-places.js';
import { lockCoachRights } from './coach.policy.js';

/**
 * Gives a coach who waits, or is a member already, coach rights in the circle of the coach who confirms; a moderator gives
 * them in the circle that was asked, else in the organization's own. Recorded in the moderation log. Does nothing for a
 * confirmed coach.
 * @throws notFound for an unknown organization or a player who is no coach of it, forbidden for the actor, and
 * unless the actor is one of its confirmed coaches or a moderator, and for a coach without a confirmed address.
 */
export const confirmCoach = async (
  ctx: Ctx,
  { organizationId, playerId }: { organizationId: string; playerId: string },
): Promise<{ success: true }> => {
  await lockPlayers(ctx, [ctx.actor.id, playerId]);
  const { circleId } = await lockCoachRights(ctx, organizationId, { moderators: true });
  if (playerId === ctx.actor.id) throw new AppError('forbidden', organizationRules.confirmsSelf);
  const candidate = await findCandidate(ctx, { organizationId, playerId, circleId });
  if (!candidate) throw new AppError('notFound', organizationRules.coachUnknown);
  if (candidate.confirmed) return { success: true };
  if (!candidate.adult) throw new AppError('invalid', organizationRules.coachAge);
  if (candidate.revoked && !ctx.actor.moderator)
    throw new AppError('forbidden', organizationRules.coachRevoked);
  if (!candidate.hasAddress) throw new AppError('forbidden', circleRules.addressNeeded);
  await giveRights(
    ctx,
    circleId ?? candidate.askedCircle ?? (await ownCircle(ctx, organizationId)),
    playerId,
  );
  logAction(ctx, 'confirm_coach', { type: 'user', id: playerId });
  ctx.emit('coach.confirmed', { player_id: playerId, actor_id: ctx.actor.id });
  return { success: true };
};

/**
 * Hands the actor's coach rights in a circle over to a coach who belongs to it or waits for it, in one step; the actor stays
 * a member unless `leave`. Both are notified.
 * @throws notFound for an unknown circle, forbidden unless the actor has rights in it and the other may get them
 */
export const handOverCircle = async (
  ctx: Ctx,
  { id, playerId, leave }: { id: string; playerId: string; leave: boolean },
): Promise<{ success: true }> => {
  await lockPlayers(ctx, [ctx.actor.id, playerId]);
  const circle = await findCircleFacts(ctx, id);
  if (!circle) throw new AppError('notFound', circleRules.unknown);
  const { organizationId } = circle;
  const { circleId } = await lockCoachRights(ctx, organizationId);
  if (circleId !== id) throw new AppError('forbidden', organizationRules.notCoach);
  const candidate = await findCandidate(ctx, { organizationId, playerId, circleId });
  const leads = (await coachIdsOf(ctx, id)).includes(playerId);
  if (!candidate || playerId === ctx.actor.id || (candidate.confirmed && !leads))
    throw new AppError('notFound', coachCircleRules.notSuccessor);
  if (!candidate.adult) throw new AppError('invalid', organizationRules.coachAge);
  if (candidate.revoked) throw new AppError('forbidden', organizationRules.coachRevoked);
  if (!candidate.hasAddress) throw new AppError('forbidden', circleRules.addressNeeded);
  if (!leads) await giveRights(ctx, id, playerId);
  await takeRights(ctx, ctx.actor.id);
  if (leave) await removePlace(ctx, { circleId: id, playerId: ctx.actor.id, byOther: false });
  logAction(ctx, 'hand_over', { type: 'user', id: playerId });
  ctx.emit('coach.confirmed', { player_id: playerId, actor_id: ctx.actor.id });
  ctx.emit('coach.handed_over', { player_id: ctx.actor.id, successor_id: playerId });
  return { success: true };
};
