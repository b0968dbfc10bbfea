import { playerRules, todayUtc } from '@rinkside/contracts/player';
import { validationError } from '@rinkside/platform/errors';
import type { Ctx } from '../actor.js';
import { confirmFollowed, isFollowedByMember } from '../organization/confirm-followed.js';
import { sharesAtOnce } from '../organization/membership.js';
import type { Player } from './player.entity.js';

const changePeriodMs = playerRules.organizationChangeDays * 86_400_000;

/** Sets the organization. Choices before the profile is complete do not count as changes. @throws invalid for the third change in 30 days. */
export const changeOrganization = (ctx: Ctx, player: Player, id: string): void => {
  if (player.onboardingComplete && player.organizationId) {
    const previous = player.previousOrganizationChangeAt?.getTime() ?? 0;
    if (previous > ctx.now.getTime() - changePeriodMs)
      throw validationError('organization_id', playerRules.organizationChanges);
    player.previousOrganizationChangeAt = player.organizationChangedAt;
    player.organizationChangedAt = ctx.now;
  }
  player.organizationId = id;
  player.organizationJoinedAt = ctx.now;
};

type PreviousMember = Pick<Player, 'role' | 'organizationId' | 'onboardingComplete' | 'trustedBirthdate'>;

/**
 * Updates whether a player shares their organization after a profile change. A new organization needs a new confirmation,
 * and so does a minor who shared it at once and is no longer one by an edit. A birthday takes nothing away.
 */
export const updateMembership = async (ctx: Ctx, player: Player, before: PreviousMember): Promise<void> => {
  const today = todayUtc(ctx.now);
  const { id, organizationId } = player;
  const atOnce = sharesAtOnce(player, today);
  if (organizationId !== before.organizationId || (sharesAtOnce(before, today) && !atOnce))
    player.confirmedOrganizationId = null;
  if (!organizationId || !player.onboardingComplete) return;
  if (player.confirmedOrganizationId === organizationId) return;
  if (atOnce || (await isFollowedByMember(ctx.sql, id, organizationId)))
    player.confirmedOrganizationId = organizationId;
  if (!atOnce) return;
  await ctx.em.flush();
  await confirmFollowed(ctx, { followerId: id });
};
