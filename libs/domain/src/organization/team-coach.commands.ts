import { organizationRules } from '@rinkside/contracts/organization';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { hasCoachRightsSql } from '../player/coach-rights.js';
import { hasAdultAgeSql } from '../player/minor.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { lockCoachRights } from './coach.policy.js';

const readCandidate = statement(
  'organization.candidate',
  `select ${hasCoachRightsSql('a')} as confirmed, ${hasAdultAgeSql('a')} as adult, a.coach_revoked_at is not null as revoked
   from player a
   where a.id = $3 and a.organization_id = $2 and a.role = 'coach' and ${playerVisibleSql('a', '$1::uuid')}`,
  z.object({ confirmed: z.boolean(), adult: z.boolean(), revoked: z.boolean() }),
);

/**
 * Confirms a waiting coach, who then also shares the organization, and records it in the moderation log. Does nothing for a confirmed one.
 * @throws notFound for an unknown organization or a player who is no coach of it, forbidden for the actor, and
 * unless the actor is one of its confirmed coaches or a moderator.
 */
export const confirmCoach = async (
  ctx: Ctx,
  { organizationId, playerId }: { organizationId: string; playerId: string },
): Promise<{ success: true }> => {
  await lockPlayers(ctx, [ctx.actor.id, playerId]);
  await lockCoachRights(ctx, organizationId, { moderators: true });
  if (playerId === ctx.actor.id) throw new AppError('forbidden', organizationRules.confirmsSelf);
  const [candidate] = await ctx.sql.rows(readCandidate, [ctx.actor.id, organizationId, playerId]);
  if (!candidate) throw new AppError('notFound', organizationRules.coachUnknown);
  if (candidate.confirmed) return { success: true };
  if (!candidate.adult) throw new AppError('invalid', organizationRules.coachAge);
  if (candidate.revoked && !ctx.actor.moderator)
    throw new AppError('forbidden', organizationRules.coachRevoked);
  const [confirmed] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({
        coach_confirmed_at: ctx.now,
        coach_revoked_at: null,
        confirmed_organization_id: organizationId,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', playerId)
      .returning('version'),
  );
  logAction(ctx, 'confirm_coach', { type: 'user', id: playerId });
  if (confirmed) ctx.emit('profile.changed', { user_id: playerId, ...confirmed });
  ctx.emit('coach.confirmed', { player_id: playerId, actor_id: ctx.actor.id });
  return { success: true };
};
