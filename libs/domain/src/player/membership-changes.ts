import { playerRules } from '@rinkside/contracts/player';
import { validationError } from '@rinkside/platform/errors';
import type { Ctx } from '../actor.js';
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
