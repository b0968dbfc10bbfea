import { guardianRightsSql } from './guardian.policy.js';

/**
 * SQL for whether the player with this id is a child of the viewer, who reads it as the player does. PostgreSQL looks the
 * children up once per statement if `viewer` is a parameter.
 */
export const isOwnChildSql = (id: string, viewer: string) =>
  `${id} = any(array(select og.child_id from guardian og join player oc on oc.id = og.child_id
    where og.guardian_id = ${viewer} and ${guardianRightsSql('oc')} is not null))`;

/** SQL for whether the guardians of a player with alias `a` removed the viewer, and none of them allowed more since. */
export const isRemovedGuardianSql = (a: string, viewer: string) =>
  `${a}.id = any(array(select fg.child_id from former_guardian fg
    where fg.person_id = ${viewer} and fg.allowed_at is null))`;
