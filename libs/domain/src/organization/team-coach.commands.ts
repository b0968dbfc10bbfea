import { organizationRules } from '@rinkside/contracts/organization';
import { newId } from '@rinkside/platform/id';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockCoachRights } from './coach.policy.js';

const lockCandidate = statement(
  'organization.candidate',
  `select a.coach_confirmed_at is not null as confirmed from player a
   where a.id = $3 and a.organization_id = $2 and a.role = 'coach' and ${playerVisibleSql('a', '$1::uuid')}
   for no key update`,
  z.object({ confirmed: z.boolean() }),
);
const confirm = statement(
  'organization.confirm',
  `update player set coach_confirmed_at = $2, version = version + 1 where id = $1 returning version`,
  z.object({ version: z.number() }),
);
const log = statement<never>(
  'organization.logConfirmation',
  `insert into moderation_log (id, moderator_id, action, target_type, target_id, created_at)
   values ($1, $2, 'confirm_coach', 'user', $3, $4)`,
);

/**
 * Confirms a waiting coach and records it in the moderation log. Does nothing for a confirmed one.
 * @throws 404 for an unknown organization or a player who is no coach of it, 403 unless the actor is one of its confirmed
 * coaches or a moderator.
 */
export const confirmCoach = async (
  ctx: Ctx,
  { organizationId, playerId }: { organizationId: string; playerId: string },
): Promise<{ success: true }> => {
  await lockCoachRights(ctx, organizationId, { moderators: true });
  const [candidate] = await ctx.sql.rows(lockCandidate, [ctx.actor.id, organizationId, playerId]);
  if (!candidate) throw new AppError(404, organizationRules.coachUnknown);
  if (candidate.confirmed) return { success: true };
  const [confirmed] = await ctx.sql.rows(confirm, [playerId, ctx.now]);
  await ctx.sql.rows(log, [newId(), ctx.actor.id, playerId, ctx.now]);
  if (confirmed) ctx.emit('profile.changed', { user_id: playerId, ...confirmed });
  ctx.emit('coach.confirmed', { player_id: playerId, actor_id: ctx.actor.id });
  return { success: true };
};
