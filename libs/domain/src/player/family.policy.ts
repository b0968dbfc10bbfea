import { guardianRightsSql } from './guardian.policy.js';

/**
 * SQL for whether the player with this id is a child of the viewer, who reads it as the player does. PostgreSQL looks the
 * children up once per statement if `viewer` is a parameter.
 */
export const isOwnChildSql = (id: string, viewer: string) =>
  `${id} = any(array(select og.child_id from guardian og join player oc on oc.id = og.child_id
    where og.guardian_id = ${viewer} and ${guardianRightsSql('oc')} is not null))`;
