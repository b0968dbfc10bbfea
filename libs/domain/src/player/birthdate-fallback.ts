import { todayUtc } from '@rinkside/contracts/player';
import { hasMinorsItems } from './minor.js';
import type { Player } from './player.entity.js';
import { needsGuardian } from './player.policy.js';

/**
 * Takes back what an edit of the birthdate leaves without a guardian: under 13, everything that a guardian confirms. A
 * guardian confirms it anew. Other settings stay as they were chosen.
 */
export const fallBackAfterBirthdate = (
  player: Player,
  before: Pick<Player, 'role' | 'trustedBirthdate'>,
  today = todayUtc(),
): void => {
  const isUnder13Now = needsGuardian(player, today) && !needsGuardian(before, today);
  // An adult's choice does not open the items of an account that turned out to be a minor's.
  const isMinorsNow = hasMinorsItems(player, today) && !hasMinorsItems(before, today);
  if (player.whoCanComment === 'everyone' && (isUnder13Now || isMinorsNow)) player.whoCanComment = null;
  if (!isUnder13Now) return;
  player.guardianFullNameConfirmedAt = null;
  player.guardianAiConfirmedAt = null;
  player.approveFollowers = true;
};
