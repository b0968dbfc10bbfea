import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import type { Player } from './player.entity.js';

const lockOrganization = statement<never>(
  'organization.lock',
  `select 1 from organization where id = $1 for update`,
);
/** More of them than this need not hear of every newcomer. */
const mostAsked = 50;
const confirmedCoaches = statement<{ id: string }>(
  'player.confirmedCoaches',
  `select id from player where organization_id = $1 and role = 'coach' and coach_confirmed_at is not null and id <> $2
   order by coach_confirmed_at limit ${mostAsked}`,
);

/** What decides whether rights are to be settled anew. */
export type CoachBefore = Pick<Player, 'role' | 'organizationId' | 'onboardingComplete'>;

/**
 * The first coach of an organization without one has its rights at once; later ones wait to be confirmed, and
 * its coaches are told. Nobody has rights before the profile is complete.
 */
export const settleCoachRights = async (ctx: Ctx, player: Player, before: CoachBefore): Promise<void> => {
  const { id, role, organizationId, onboardingComplete } = player;
  if (role !== 'coach' || !organizationId || !onboardingComplete) {
    player.coachConfirmedAt = null;
    return;
  }
  if (before.role === role && before.organizationId === organizationId && before.onboardingComplete) return;
  // Two coaches who arrive at once are asked one after the other.
  await ctx.sql.rows(lockOrganization, [organizationId]);
  const others = await ctx.sql.rows(confirmedCoaches, [organizationId, id]);
  player.coachConfirmedAt = others.length > 0 ? null : ctx.now;
  for (const { id: coach_id } of others) ctx.emit('coach.waiting', { player_id: id, coach_id });
};
