import { playerRules, todayUtc, type CommenterGroup } from '@rinkside/contracts/player';
import { validationError } from '@rinkside/platform/errors';
import { isKnownToSql } from '../organization/membership.js';
import { isGuardianSql } from '../family/guardian.policy.js';
import { hasMinorsItems, hasMinorsItemsSql } from './minor.js';
import { needsGuardian } from './player.policy.js';
import type { Player } from './player.entity.js';

/** Who can comment on the player's items. An unset setting depends on the age; a parent's account counts as a minor's. */
export const commentersOf = (
  player: Pick<Player, 'role' | 'trustedBirthdate' | 'whoCanComment'>,
  today?: string,
): CommenterGroup =>
  player.whoCanComment ?? (hasMinorsItems(player, today) ? 'club_and_followed' : 'everyone');

const commentersSql = (a: string) =>
  `coalesce(${a}.who_can_comment, case when ${hasMinorsItemsSql(a)} then 'club_and_followed' else 'everyone' end)`;

/** SQL for the setting that keeps the viewer from commenting on items of a player with alias `a`; null if they can comment. Guardians always can. */
export const commentRefusalSql = (a: string, viewer: string) =>
  `(case ${commentersSql(a)} when 'everyone' then null
    when 'nobody' then case when ${a}.id = ${viewer} or ${isGuardianSql(viewer, a)} then null else 'nobody' end
    else case when ${isKnownToSql(a, viewer)} or ${isGuardianSql(viewer, a)} then null
      else 'club_and_followed' end end)`;

/** Sets who can comment as chosen. @throws invalid if a guardian must confirm that everyone can. */
export const changeCommenters = (
  player: Player,
  { group, guardianConfirmed }: { group: CommenterGroup | undefined; guardianConfirmed: boolean },
  today = todayUtc(),
): void => {
  if (group === undefined || group === player.whoCanComment) return;
  if (group === 'everyone' && needsGuardian(player, today) && !guardianConfirmed)
    throw validationError('guardian_confirmed', playerRules.guardianComments);
  player.whoCanComment = group;
};
