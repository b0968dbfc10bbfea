import { ageOn, todayUtc } from '@rinkside/contracts/player';
import { blockedWithSql } from '../block/block.policy.js';
import { isOwnChildSql } from '../family/family.policy.js';
import { isKnownToSql } from '../organization/membership.js';
import { hasAdultAge, hasAdultAgeSql, isMinorSql } from './minor.js';
import type { Player } from './player.entity.js';

/** Whether a guardian must confirm that the full name is shown: under 13 and of unknown age. */
export const needsGuardian = ({ trustedBirthdate }: Pick<Player, 'trustedBirthdate'>, today = todayUtc()) =>
  !trustedBirthdate || ageOn(trustedBirthdate, today) < 13;

/**
 * Returns the trusted birthdate after an edit. If a minor edits to an earlier date, which would let them reach 13 or 18
 * too soon, the old date stays trusted until a moderator confirms the edit.
 */
export const trustedBirthdateAfterEdit = (
  trusted: string | null,
  edited: string,
  today = todayUtc(),
): string =>
  trusted && edited < trusted && !hasAdultAge({ trustedBirthdate: trusted }, today) ? trusted : edited;

/** Returns what anonymous visitors may see. Unset settings depend on the age; a parent's account counts as a minor's. */
export const publicSettings = (
  player: Pick<
    Player,
    'role' | 'trustedBirthdate' | 'showFullNamePublicly' | 'guardianFullNameConfirmedAt' | 'publicPlayerPage'
  >,
) => {
  const adult = player.role !== 'parent' && hasAdultAge(player);
  const confirmed = !needsGuardian(player) || !!player.guardianFullNameConfirmedAt;
  return {
    showFullName: player.showFullNamePublicly == null ? adult : player.showFullNamePublicly && confirmed,
    publicPage: player.publicPlayerPage ?? true,
  };
};

/** Condition for players (aliased `a`) a viewer may see: completed profile, not suspended, neither blocked the other. */
export const playerVisibleSql = (a: string, viewer: string) =>
  `(${a}.onboarding_complete and ${a}.suspended_at is null and ${a}.id <> all(${blockedWithSql(viewer)}))`;

/** {@link publicSettings} in SQL, for a player with the given alias. */
export const isAdultsPageSql = (a: string) =>
  `(${a}.role is distinct from 'parent' and ${hasAdultAgeSql(a)})`;
const needsGuardianSql = (a: string) =>
  `coalesce(${a}.trusted_birthdate > (now() at time zone 'utc')::date - interval '13 years', true)`;
export const showsFullNameSql = (a: string) =>
  `coalesce(${a}.show_full_name_publicly and (${a}.guardian_full_name_confirmed_at is not null or not ${needsGuardianSql(a)}),
    ${isAdultsPageSql(a)})`;
export const publicPageSql = (a: string) => `coalesce(${a}.public_player_page, true)`;

/** SQL for the last name as its initial. */
export const lastNameInitialSql = (a: string) => `(name_initial(${a}.last_name) || '.')`;

const lastNameIfSql = (condition: string, a: string) =>
  `case when ${condition} then ${a}.last_name else ${lastNameInitialSql(a)} end`;

/** SQL for the last name shown to anonymous visitors: in full, or its initial. */
export const publicLastNameSql = (a: string) => lastNameIfSql(showsFullNameSql(a), a);

/** SQL for the last name in live events, which are the same for every receiver: a minor's initial. */
export const liveLastNameSql = (a: string) =>
  lastNameIfSql(`(not ${isMinorSql(a)} or ${showsFullNameSql(a)})`, a);

/** SQL for the last name a signed-in viewer sees: a minor's initial, unless the player knows the viewer or is their child. */
export const lastNameSql = (a: string, viewer: string) =>
  lastNameIfSql(
    `(not ${isMinorSql(a)} or ${showsFullNameSql(a)} or ${isKnownToSql(a, viewer)} or ${isOwnChildSql(`${a}.id`, viewer)})`,
    a,
  );
