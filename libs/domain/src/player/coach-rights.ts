import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { organizationRules } from '@rinkside/contracts/organization';
import { todayUtc } from '@rinkside/contracts/player';
import { AppError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { hasCoachSql, openQuestionsSql } from '../circle/circle.policy.js';
import { organizationExists } from '../organization/organization.policy.js';
import { startCircle } from '../circle/start-circle.js';
import { logAction } from '../moderation/moderation.log.js';
import { db } from '../query-builder.js';
import { hasAdultAge, hasAdultAgeSql } from './minor.js';
import type { Player } from './player.entity.js';
import { lockOwnPlayer } from './player.repository.js';

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

/** People who are asked whether they know a new coach. */
const maxAsked = 50;
const selectAsked = statement(
  'player.askedAboutCoach',
  `select distinct v.id from ${openQuestionsSql} and c.id = $1 order by v.id limit ${maxAsked}`,
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

// The circle that the coach began before as a first coach, if they still belong to it and nobody leads it.
const takeOwnCircle = statement(
  'player.takeOwnCircle',
  `update circle_place p set coach_at = $3 where p.player_id = $1 and p.circle_id = (
     select c.id from circle c join circle_place own on own.circle_id = c.id and own.player_id = $1
     where c.created_by = $1 and c.organization_id = $2 and c.by_coach and not c.own and not ${hasCoachSql('c.id')} order by c.created_at limit 1) returning p.circle_id as id`,
  z.object({ id: z.string() }),
);

/**
 * Begins the circle of a first coach, who must fulfil {@link mayCoach}. @returns why not, or undefined
 */
const beginFirstCircle = async (
  ctx: Ctx,
  player: Player,
  organizationId: string,
): Promise<string | undefined> => {
  // Serializes with decisions about the circles of the organization.
  await runQuery(
    ctx.sql,
    db.selectFrom('organization').select('id').where('id', '=', organizationId).forNoKeyUpdate(),
  );
  const coaches = await ctx.sql.rows(selectCoachOfOwnCircle, [organizationId, player.id]);
  if (coaches.length > 0) return coachCircleRules.hasCoach;
  if (player.coachRevokedAt) return organizationRules.coachRevoked;
  if (!(await claimOrganization(ctx, player, organizationId))) return coachCircleRules.limit;
  player.coachConfirmedAt = ctx.now;
  const [begun] = await ctx.sql.rows(takeOwnCircle, [player.id, organizationId, ctx.now]);
  const circleId =
    begun?.id ?? (await startCircle(ctx, { organizationId, playerId: player.id, coach: true }));
  logAction(ctx, 'start_circle', { type: 'circle', id: circleId });
  await ctx.em.flush();
  for (const { id } of await ctx.sql.rows(selectAsked, [circleId]))
    ctx.emit('coach.introduced', { coach_id: player.id, player_id: id });
  return undefined;
};

const mayCoach = (player: Player, today: string): boolean =>
  player.role === 'coach' && player.onboardingComplete && hasAdultAge(player, today);

/**
 * Begins a circle of the actor's own as a first coach, while the own circle has no coach.
 * @throws forbidden unless the actor is a coach of the organization without rights, and within the limits of first coaches
 */
export const startCoachCircle = async (
  ctx: Ctx,
  { organizationId }: { organizationId: string },
): Promise<{ circle_id: string }> => {
  const player = await lockOwnPlayer(ctx);
  if (!(await organizationExists(ctx.sql, organizationId))) throw notFound();
  if (player.organizationId !== organizationId || !mayCoach(player, todayUtc(ctx.now)))
    throw new AppError('forbidden', coachCircleRules.coachOnly);
  if (player.coachConfirmedAt) throw new AppError('conflict', coachCircleRules.hasCircle);
  const refusal = await beginFirstCircle(ctx, player, organizationId);
  if (refusal) throw new AppError('forbidden', refusal);
  player.version++;
  const [circle] = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle_place')
      .select('circle_id')
      .where('player_id', '=', player.id)
      .where('coach_at', 'is not', null),
  );
  if (!circle) throw new Error(`the circle of ${player.id} was not stored`);
  ctx.emit('profile.changed', { user_id: player.id, version: player.version });
  return circle;
};

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
  const { role, organizationId } = player;
  const today = todayUtc(ctx.now);
  if (!organizationId || !mayCoach(player, today)) return endRights(ctx, player);
  if (
    before.role === role &&
    before.organizationId === organizationId &&
    before.onboardingComplete &&
    hasAdultAge(before, today)
  )
    return;
  await endRights(ctx, player);
  await beginFirstCircle(ctx, player, organizationId);
};
