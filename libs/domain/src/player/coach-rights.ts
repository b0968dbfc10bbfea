import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import type { Player } from './player.entity.js';

/** Maximum number of coaches that are notified of a new coach. */
const maxNotifiedCoaches = 50;
const confirmedCoaches = statement(
  'player.confirmedCoaches',
  `select id from player where organization_id = $1 and role = 'coach' and coach_confirmed_at is not null and id <> $2
   order by coach_confirmed_at limit ${maxNotifiedCoaches}`,
  z.object({ id: z.string() }),
);

/** The fields that decide whether coach rights must be recomputed. */
export type PreviousCoachState = Pick<Player, 'role' | 'organizationId' | 'onboardingComplete'>;

/**
 * Updates a player's coach rights after a profile change. The first coach of an organization is confirmed at once. Later
 * ones wait for confirmation, and the confirmed coaches are notified. An incomplete profile has no rights.
 */
export const updateCoachRights = async (
  ctx: Ctx,
  player: Player,
  before: PreviousCoachState,
): Promise<void> => {
  const { id, role, organizationId, onboardingComplete } = player;
  if (role !== 'coach' || !organizationId || !onboardingComplete) {
    player.coachConfirmedAt = null;
    return;
  }
  if (before.role === role && before.organizationId === organizationId && before.onboardingComplete) return;
  // Serializes concurrent coaches of one organization.
  await runQuery(
    ctx.sql,
    db.selectFrom('organization').select('id').where('id', '=', organizationId).forUpdate(),
  );
  const others = await ctx.sql.rows(confirmedCoaches, [organizationId, id]);
  player.coachConfirmedAt = others.length > 0 ? null : ctx.now;
  for (const { id: coach_id } of others)
    ctx.emit('coach.confirmation_requested', { player_id: id, coach_id });
};
