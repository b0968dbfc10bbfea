import { organizationRules } from '@rinkside/contracts/organization';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockPlayers } from '../player/player.repository.js';
import { lockCoachRights } from './coach.policy.js';
import { confirmMembership } from './confirm-member.js';
import { waitsForConfirmationSql } from './membership.js';

const readMember = statement(
  'organization.member',
  `select ${waitsForConfirmationSql('a')} as waits from player a
   where a.id = $3 and a.organization_id = $2 and ${playerVisibleSql('a', '$1::uuid')}`,
  z.object({ waits: z.boolean() }),
);

/**
 * Confirms that a member belongs to the organization and records it in the moderation log. Does nothing for a member who
 * shares it already. @throws notFound for an unknown organization or member, forbidden for the actor, and unless the actor
 * is one of its confirmed coaches or a moderator.
 */
export const confirmMember = async (
  ctx: Ctx,
  { organizationId, playerId }: { organizationId: string; playerId: string },
): Promise<{ success: true }> => {
  await lockPlayers(ctx, [ctx.actor.id, playerId]);
  await lockCoachRights(ctx, organizationId, { moderators: true });
  if (playerId === ctx.actor.id) throw new AppError('forbidden', organizationRules.confirmsSelf);
  const [member] = await ctx.sql.rows(readMember, [ctx.actor.id, organizationId, playerId]);
  if (!member) throw new AppError('notFound', organizationRules.coachUnknown);
  const version = member.waits ? await confirmMembership(ctx, playerId) : undefined;
  if (version === undefined) return { success: true };
  logAction(ctx, 'confirm_member', { type: 'user', id: playerId });
  ctx.emit('roster.changed', { organization_id: organizationId, user_id: playerId, version });
  return { success: true };
};
