import { organizationRules } from '@rinkside/contracts/organization';
import { newId } from '@rinkside/platform/id';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { ModerationLog } from '../moderation/moderation-log.entity.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { db } from '../query-builder.js';
import { lockCoachRights } from './coach.policy.js';

const lockCandidate = statement(
  'organization.candidate',
  `select a.coach_confirmed_at is not null as confirmed from player a
   where a.id = $3 and a.organization_id = $2 and a.role = 'coach' and ${playerVisibleSql('a', '$1::uuid')}
   for no key update`,
  z.object({ confirmed: z.boolean() }),
);

/**
 * Confirms a waiting coach and records it in the moderation log. Does nothing for a confirmed one.
 * @throws notFound for an unknown organization or a player who is no coach of it, forbidden unless the actor is one of its confirmed
 * coaches or a moderator.
 */
export const confirmCoach = async (
  ctx: Ctx,
  { organizationId, playerId }: { organizationId: string; playerId: string },
): Promise<{ success: true }> => {
  await lockCoachRights(ctx, organizationId, { moderators: true });
  const [candidate] = await ctx.sql.rows(lockCandidate, [ctx.actor.id, organizationId, playerId]);
  if (!candidate) throw new AppError('notFound', organizationRules.coachUnknown);
  if (candidate.confirmed) return { success: true };
  const [confirmed] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({ coach_confirmed_at: ctx.now, version: eb('version', '+', 1) }))
      .where('id', '=', playerId)
      .returning('version'),
  );
  ctx.em.create(ModerationLog, {
    id: newId(),
    moderatorId: ctx.actor.id,
    action: 'confirm_coach',
    targetType: 'user',
    targetId: playerId,
    createdAt: ctx.now,
  });
  if (confirmed) ctx.emit('profile.changed', { user_id: playerId, ...confirmed });
  ctx.emit('coach.confirmed', { player_id: playerId, actor_id: ctx.actor.id });
  return { success: true };
};
