import { ageOn, todayUtc } from '@rinkside/contracts/player';
import { blockedWithSql } from '../block/block.policy.js';
import type { Player } from './player.entity.js';

const isAdult = (birthdate: string, today = todayUtc()) => ageOn(birthdate, today) >= 18;

/**
 * The birthdate that may rule after an edit. An earlier one takes a minor across 13 or 18 today, or sooner than they
 * grow: it opens nothing, the old one rules on until a moderator confirms. Growing older does.
 */
export const trustedAfterEdit = (trusted: string | null, edited: string, today = todayUtc()): string =>
  trusted && edited < trusted && !isAdult(trusted, today) ? trusted : edited;

/** What signed-out surfaces may show; unset switches follow the age. A parent's account counts as a minor's. */
export const publicSwitches = (
  player: Pick<Player, 'role' | 'trustedBirthdate' | 'showFullNamePublicly' | 'publicPlayerPage'>,
) => {
  const adult = player.role !== 'parent' && !!player.trustedBirthdate && isAdult(player.trustedBirthdate);
  return {
    showFullName: player.showFullNamePublicly ?? adult,
    publicPage: player.publicPlayerPage ?? true,
  };
};

/** Whether the viewer sees a player, aliased `a`: with a completed profile, not suspended, neither blocked the other. */
export const playerSeenSql = (a: string, viewer: string) =>
  `(${a}.onboarding_complete and ${a}.suspended_at is null and ${a}.id <> all(${blockedWithSql(viewer)}))`;

/** {@link publicSwitches} in SQL, for a player so aliased. */
export const adultSql = (a: string) =>
  `(${a}.role is distinct from 'parent' and coalesce(${a}.trusted_birthdate <= (now() at time zone 'utc')::date - interval '18 years', false))`;
export const showsFullNameSql = (a: string) => `coalesce(${a}.show_full_name_publicly, ${adultSql(a)})`;
export const publicPageSql = (a: string) => `coalesce(${a}.public_player_page, true)`;

/** The last name signed-out surfaces show: all of it, or its initial. */
export const publicLastNameSql = (a: string) =>
  `case when ${showsFullNameSql(a)} then ${a}.last_name else left(${a}.last_name, 1) || '.' end`;
