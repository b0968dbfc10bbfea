import { circleRoutes } from '@rinkside/contracts/circle';
import { coachRoutes } from '@rinkside/contracts/coach';
import { commentRoutes } from '@rinkside/contracts/comment';
import { blockRoutes } from '@rinkside/contracts/block';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { guardianRoutes, guardianRules, type GuardianRights } from '@rinkside/contracts/guardian';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { ageOn, playerRoutes, todayUtc } from '@rinkside/contracts/player';
import type { Route } from '@rinkside/contracts/route';
import { teamRoutes } from '@rinkside/contracts/team';
import { isAdult, isMinor, wasBornAfterSql } from '../player/minor.js';
import type { Player } from '../player/player.entity.js';

/** `issuer` of a child profile, which has no login. */
const childIssuer = 'child';

/** The identity columns of a child profile. No provider issues them, so no token matches the row. */
export const childIdentity = (id: string) => ({ provider: null, issuer: childIssuer, subject: id });

/** Whether the row is a child profile, which has guardians instead of a login. */
export const isChildProfile = ({ issuer }: Pick<Player, 'issuer'>): boolean => issuer === childIssuer;
/** {@link isChildProfile} in SQL, for a player with alias `a`. */
export const isChildProfileSql = (a: string) => `(${a}.issuer = '${childIssuer}')`;

/** Adults can have children. A parent of known age under 18 cannot. */
export const canHaveChildren = (player: Pick<Player, 'role' | 'trustedBirthdate'>, today?: string): boolean =>
  isAdult(player, today) && !isMinor(player, today);

/** Guardians act as a child with a login under this age. */
const actingAge = 13;

type RightsFields = Pick<Player, 'trustedBirthdate' | 'rightsBirthdate'>;

/** The earlier one of two dates, of which either may be unknown. */
const earlier = (one: string | null | undefined, other: string | null | undefined): string | null =>
  one && other ? (one < other ? one : other) : (one ?? other ?? null);

/**
 * The birthdate that decides what guardians of a child with a login may do: the earliest that was trusted since the
 * hand-over, so that no later date gives rights back.
 */
export const rightsBirthdateOf = ({ trustedBirthdate, rightsBirthdate }: RightsFields): string | null =>
  earlier(rightsBirthdate, trustedBirthdate);
/** {@link rightsBirthdateOf} in SQL, for a player with alias `a`. */
const rightsBirthdateSql = (a: string) => `least(${a}.rights_birthdate, ${a}.trusted_birthdate)`;

/** Whether guardians act as a child; otherwise they oversee it at most. */
export const guardiansAct = (child: Pick<Player, 'issuer'> & RightsFields, today = todayUtc()): boolean => {
  const birthdate = rightsBirthdateOf(child);
  return isChildProfile(child) || (!!birthdate && ageOn(birthdate, today) < actingAge);
};

/**
 * SQL for the rights that the age of a child with alias `a` leaves to its guardians: without a login, and under 13, they
 * act as the child; from 13 to 17 they oversee it; from 18 on, null.
 */
export const guardianRightsSql = (a: string) =>
  `(case when ${isChildProfileSql(a)} or ${wasBornAfterSql(rightsBirthdateSql(a), actingAge)} then 'act'
    when ${wasBornAfterSql(rightsBirthdateSql(a), 18)} then 'oversee' end)`;

/** SQL for whether an account is a guardian with rights; `a` is the alias of the profile. */
export const isGuardianSql = (account: string, a: string) =>
  `(exists (select from guardian g where g.guardian_id = ${account} and g.child_id = ${a}.id)
    and ${guardianRightsSql(a)} is not null)`;

/** Reads that show what a player tells the coach. */
const privateReads = new Set<Route>([exportRoutes.mine, coachRoutes.messages, coachRoutes.memories]);
const overseerWrites = new Set<Route>([
  playerRoutes.update,
  guardianRoutes.allow,
  followRoutes.removeFollower,
  followRoutes.unfollow,
  followRoutes.accept,
  followRoutes.decline,
  blockRoutes.block,
  blockRoutes.unblock,
  commentRoutes.remove,
  circleRoutes.withdraw,
  circleRoutes.leave,
  teamRoutes.removeMember,
  liveLinkRoutes.create,
  liveLinkRoutes.revoke,
]);

/** Returns why a guardian with these rights may not use a route as the child; undefined if they may, and for no guardian. */
export const guardianRefusal = (route: Route, rights: GuardianRights | undefined): string | undefined => {
  if (rights !== 'oversee') return undefined;
  const isAllowed = route.method === 'GET' ? !privateReads.has(route) : overseerWrites.has(route);
  return isAllowed ? undefined : guardianRules.overseesOnly;
};

/**
 * SQL for whether an account still holds what it made for a profile: it is the profile itself, or a guardian with rights
 * who is not suspended. Both are columns or parameters.
 */
export const holdsForSql = (account: string, profileId: string) =>
  `(${account} = ${profileId} or exists (select from guardian held join player holder on holder.id = held.guardian_id
     join player child on child.id = held.child_id
     where held.guardian_id = ${account} and held.child_id = ${profileId}
       and holder.suspended_at is null and holder.closed_at is null and ${guardianRightsSql('child')} is not null))`;
