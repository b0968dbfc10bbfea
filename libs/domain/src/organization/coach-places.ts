import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { hasConfirmedAddressSql } from '../circle/circle.policy.js';
import { addPlace } from '../circle/circle.rows.js';
import { accountOf } from '../moderation/moderation.log.js';
import { hasCoachRightsSql } from '../player/coach-rights.js';
import { hasAdultAgeSql } from '../player/minor.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { db } from '../query-builder.js';

// $4 the circle of the coach who confirms; null for a moderator, who confirms coaches who asked no circle, too.
const selectCandidate = statement(
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

/**
 * Returns a coach who can get rights in a circle: one who asked it or belongs to it; without a circle every coach of the
 * organization. Undefined for anybody else.
 */
export const findCandidate = async (
  ctx: Ctx,
  {
    organizationId,
    playerId,
    circleId,
  }: { organizationId: string; playerId: string; circleId: string | null },
) => (await ctx.sql.rows(selectCandidate, [ctx.actor.id, organizationId, playerId, circleId]))[0];

/** Ends a player's coach rights; the place stays. */
export const takeRights = async (ctx: Ctx, playerId: string): Promise<void> => {
  await endCoachPlace(ctx, playerId);
  const [changed] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({ coach_confirmed_at: null, version: eb('version', '+', 1) }))
      .where('id', '=', playerId)
      .returning('version'),
  );
  if (changed) ctx.emit('profile.changed', { user_id: playerId, ...changed });
};

const endCoachPlace = (ctx: Ctx, playerId: string) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('circle_place')
      .set({ coach_at: null })
      .where('player_id', '=', playerId)
      .where('coach_at', 'is not', null),
  );

/** Gives a player coach rights in a circle, and a place; rights elsewhere end. */
export const giveRights = async (ctx: Ctx, circleId: string, playerId: string): Promise<void> => {
  await endCoachPlace(ctx, playerId);
  await addPlace(ctx, {
    circleId,
    playerId,
    source: ctx.actor.moderator ? 'moderator' : 'coach',
    givenBy: accountOf(ctx),
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
