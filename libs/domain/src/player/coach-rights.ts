import { todayUtc } from '@rinkside/contracts/player';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { startCircle } from '../circle/start-circle.js';
import { db } from '../query-builder.js';
import { hasAdultAge, hasAdultAgeSql } from './minor.js';
import type { Player } from './player.entity.js';

/** SQL for whether a player with alias `a` has coach rights over their organization; never null. */
export const hasCoachRightsSql = (a: string) =>
  `(${a}.role is not distinct from 'coach' and ${a}.coach_confirmed_at is not null and ${hasAdultAgeSql(a)})`;

/** SQL for the circle in which a player with alias `a` has coach rights, or null. */
export const coachCircleSql = (a: string) =>
  `(select cp.circle_id from circle_place cp where cp.player_id = ${a}.id and cp.coach_at is not null)`;

const selectCoachOfOwnCircle = statement(
  'player.coachOfOwnCircle',
  `select a.id from circle c join circle_place place on place.circle_id = c.id and place.coach_at is not null
   join player a on a.id = place.player_id
   where c.organization_id = $1 and c.own and a.id <> $2 and ${hasCoachRightsSql('a')} limit 1`,
  z.object({ id: z.string() }),
);

const dayMs = 86_400_000;
/** The rights of a first coach are given for one organization in this period. */
const claimPeriodMs = 30 * dayMs;

const hasEditedSince = async (ctx: Ctx, organizationId: string, since: Date): Promise<boolean> => {
  const edits = await runQuery(
    ctx.sql,
    db
      .selectFrom('organization_edit')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('editor_id', '=', ctx.actor.id)
      .where('created_at', '>=', since.toISOString())
      .limit(1),
  );
  return edits.length > 0;
};

/**
 * Whether a player may become the first coach of an organization: one organization in 30 days, with one correction within
 * 24 hours while they edited nothing. Never after a moderator revoked the rights.
 */
const claimOrganization = async (ctx: Ctx, player: Player, organizationId: string): Promise<boolean> => {
  if (player.coachRevokedAt) return false;
  const { coachClaimedAt: claimedAt, coachClaimedOrganizationId: claimedId } = player;
  const age = claimedAt ? ctx.now.getTime() - claimedAt.getTime() : Infinity;
  if (!claimedAt || age >= claimPeriodMs) {
    player.coachClaimedAt = ctx.now;
    player.coachClaimCorrectedAt = null;
  } else if (claimedId && claimedId !== organizationId) {
    if (player.coachClaimCorrectedAt || age > dayMs) return false;
    if (await hasEditedSince(ctx, claimedId, claimedAt)) return false;
    player.coachClaimCorrectedAt = ctx.now;
  }
  player.coachClaimedOrganizationId = organizationId;
  return true;
};

/** The fields that decide whether coach rights must be recomputed. */
export type PreviousCoachState = Pick<
  Player,
  'role' | 'organizationId' | 'onboardingComplete' | 'trustedBirthdate'
>;

// The circle that the coach began before, if they still belong to it.
const takeOwnCircle = statement(
  'player.takeOwnCircle',
  `update circle_place p set coach_at = $3 where p.player_id = $1 and p.circle_id = (
     select c.id from circle c join circle_place own on own.circle_id = c.id and own.player_id = $1
     where c.created_by = $1 and c.organization_id = $2 order by c.created_at limit 1) returning p.circle_id as id`,
  z.object({ id: z.string() }),
);

const endRights = async (ctx: Ctx, player: Player): Promise<void> => {
  player.coachConfirmedAt = null;
  await runQuery(
    ctx.sql,
    db
      .updateTable('circle_place')
      .set({ coach_at: null })
      .where('player_id', '=', player.id)
      .where('coach_at', 'is not', null),
  );
};

/**
 * Updates a player's coach rights after a profile change; they need a complete profile and a known age of 18. While the
 * organization's own circle has no coach, every new coach is a first coach with a circle of their own, within limits.
 * Others ask a circle.
 */
export const updateCoachRights = async (
  ctx: Ctx,
  player: Player,
  before: PreviousCoachState,
): Promise<void> => {
  const { id, role, organizationId, onboardingComplete } = player;
  const today = todayUtc(ctx.now);
  if (role !== 'coach' || !organizationId || !onboardingComplete || !hasAdultAge(player, today))
    return endRights(ctx, player);
  if (
    before.role === role &&
    before.organizationId === organizationId &&
    before.onboardingComplete &&
    hasAdultAge(before, today)
  )
    return;
  await endRights(ctx, player);
  // Serializes with a confirmation that gives the own circle a coach.
  await runQuery(
    ctx.sql,
    db.selectFrom('organization').select('id').where('id', '=', organizationId).forUpdate(),
  );
  const coaches = await ctx.sql.rows(selectCoachOfOwnCircle, [organizationId, id]);
  if (coaches.length > 0 || !(await claimOrganization(ctx, player, organizationId))) return;
  player.coachConfirmedAt = ctx.now;
  const [begun] = await ctx.sql.rows(takeOwnCircle, [id, organizationId, ctx.now]);
  if (!begun) await startCircle(ctx, { organizationId, playerId: id, coach: true });
};
