import { todayUtc } from '@rinkside/contracts/player';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { hasAdultAge, hasAdultAgeSql } from './minor.js';
import type { Player } from './player.entity.js';

/** SQL for whether a player with alias `a` has coach rights over their organization; never null. */
export const hasCoachRightsSql = (a: string) =>
  `(${a}.role is not distinct from 'coach' and ${a}.coach_confirmed_at is not null and ${hasAdultAgeSql(a)})`;

/** Maximum number of coaches that are notified of a new coach. */
const maxNotifiedCoaches = 50;
const confirmedCoaches = statement(
  'player.confirmedCoaches',
  `select a.id from player a where a.organization_id = $1 and ${hasCoachRightsSql('a')} and a.id <> $2
   order by a.coach_confirmed_at limit ${maxNotifiedCoaches}`,
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

/**
 * Updates a player's coach rights after a profile change; they need a complete profile and a known age of 18. The first
 * coach of an organization is confirmed at once, within limits. Others wait, and the confirmed coaches are notified.
 */
export const updateCoachRights = async (
  ctx: Ctx,
  player: Player,
  before: PreviousCoachState,
): Promise<void> => {
  const { id, role, organizationId, onboardingComplete } = player;
  const today = todayUtc(ctx.now);
  if (role !== 'coach' || !organizationId || !onboardingComplete || !hasAdultAge(player, today)) {
    player.coachConfirmedAt = null;
    return;
  }
  if (
    before.role === role &&
    before.organizationId === organizationId &&
    before.onboardingComplete &&
    hasAdultAge(before, today)
  )
    return;
  // Serializes concurrent coaches of one organization.
  await runQuery(
    ctx.sql,
    db.selectFrom('organization').select('id').where('id', '=', organizationId).forUpdate(),
  );
  const others = await ctx.sql.rows(confirmedCoaches, [organizationId, id]);
  const first = others.length === 0 && (await claimOrganization(ctx, player, organizationId));
  player.coachConfirmedAt = first ? ctx.now : null;
  for (const { id: coach_id } of others)
    ctx.emit('coach.confirmation_requested', { player_id: id, coach_id });
};
