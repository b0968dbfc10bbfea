import { circleRules } from '@rinkside/contracts/circle';
import { organizationRules } from '@rinkside/contracts/organization';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { hasConfirmedAddressSql } from '../circle/circle.policy.js';
import { addPlace } from '../circle/circle.rows.js';
import { ownCircle } from '../circle/start-circle.js';
import { logAction } from '../moderation/moderation.log.js';
import { hasCoachRightsSql } from '../player/coach-rights.js';
import { hasAdultAgeSql } from '../player/minor.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { lockCoachRights } from './coach.policy.js';

// $4 the circle of the coach who confirms; null for a moderator, who confirms coaches who asked no circle, too.
const readCandidate = statement(
  'organization.candidate',
  `select ${hasCoachRightsSql('a')} as confirmed, ${hasAdultAgeSql('a')} as adult, a.coach_revoked_at is not null as revoked,
     ${hasConfirmedAddressSql('a')} as "hasAddress",
     (select r.circle_id from circle_request r join circle c on c.id = r.circle_id
       where r.player_id = a.id and c.organization_id = $2 order by c.own desc, r.asked_at limit 1) as "askedCircle"
   from player a
   where a.id = $3 and a.organization_id = $2 and a.role = 'coach' and ${playerVisibleSql('a', '$1::uuid')}
     and ($4::uuid is null
       or exists (select from circle_request r where r.player_id = a.id and r.circle_id = $4)
       or exists (select from circle_place p where p.player_id = a.id and p.circle_id = $4))`,
  z.object({
    confirmed: z.boolean(),
    adult: z.boolean(),
    revoked: z.boolean(),
    hasAddress: z.boolean(),
    askedCircle: z.string().nullable(),
  }),
);

const giveRights = async (ctx: Ctx, circleId: string, playerId: string): Promise<void> => {
  await runQuery(
    ctx.sql,
    db
      .updateTable('circle_place')
      .set({ coach_at: null })
      .where('player_id', '=', playerId)
      .where('coach_at', 'is not', null),
  );
  await addPlace(ctx, {
    circleId,
    playerId,
    source: ctx.actor.moderator ? 'moderator' : 'coach',
    givenBy: ctx.actor.id,
  });
  await runQuery(
    ctx.sql,
    db
      .updateTable('circle_place')
      .set({ coach_at: ctx.now })
      .where('player_id', '=', playerId)
      .where('circle_id', '=', circleId),
  );
  const [confirmed] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({ coach_confirmed_at: ctx.now, coach_revoked_at: null, version: eb('version', '+', 1) }))
      .where('id', '=', playerId)
      .returning('version'),
  );
  if (confirmed) ctx.emit('profile.changed', { user_id: playerId, ...confirmed });
};

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
  const [candidate] = await ctx.sql.rows(readCandidate, [ctx.actor.id, organizationId, playerId, circleId]);
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
