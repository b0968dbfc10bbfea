import { ageOn, todayUtc } from '@rinkside/contracts/player';
import type { Player } from './player.entity.js';

type AgeFields = Pick<Player, 'role' | 'trustedBirthdate'>;
const adultAge = 18;

const isUnder18 = (birthdate: string, today: string) => ageOn(birthdate, today) < adultAge;

/** Known age under 18, or a player of unknown age. */
export const isMinor = ({ role, trustedBirthdate }: AgeFields, today = todayUtc()): boolean =>
  trustedBirthdate ? isUnder18(trustedBirthdate, today) : role === 'player';

/**
 * Known age of 18 or older, or a parent. A parent of known age under 18 is both, and a coach of unknown age neither:
 * protection asks {@link isMinor}.
 */
export const isAdult = ({ role, trustedBirthdate }: AgeFields, today = todayUtc()): boolean =>
  role === 'parent' || hasAdultAge({ trustedBirthdate }, today);

/** Known age of 18 or older, which coach rights and invitations need. */
export const hasAdultAge = (
  { trustedBirthdate }: Pick<AgeFields, 'trustedBirthdate'>,
  today = todayUtc(),
): boolean => !!trustedBirthdate && !isUnder18(trustedBirthdate, today);

/** A parent's account shows a child's games, so its items are protected as a minor's. */
export const hasMinorsItems = (player: AgeFields, today = todayUtc()): boolean =>
  player.role === 'parent' || isMinor(player, today);

const latestBirthdateSql = (age: number) => `((now() at time zone 'utc')::date - interval '${age} years')`;
const adultBirthdateSql = latestBirthdateSql(adultAge);

/** SQL for whether a birthdate is known and its age under `age`; never null. */
export const wasBornAfterSql = (birthdate: string, age: number) =>
  `coalesce(${birthdate} > ${latestBirthdateSql(age)}, false)`;

/** {@link isMinor} in SQL, for a player with alias `a`; never null. */
export const isMinorSql = (a: string) =>
  `(case when ${a}.trusted_birthdate is null then ${a}.role is not distinct from 'player'
    else ${a}.trusted_birthdate > ${adultBirthdateSql} end)`;
/** {@link hasAdultAge} in SQL; never null. */
export const hasAdultAgeSql = (a: string) =>
  `coalesce(${a}.trusted_birthdate <= ${adultBirthdateSql}, false)`;
/** {@link isAdult} in SQL; never null. */
export const isAdultSql = (a: string) => `(${a}.role is not distinct from 'parent' or ${hasAdultAgeSql(a)})`;
/** {@link hasMinorsItems} in SQL; never null. */
export const hasMinorsItemsSql = (a: string) =>
  `(${a}.role is not distinct from 'parent' or ${isMinorSql(a)})`;
