import { statement } from '@rinkside/platform/sql';
import { hasCoachSql, isCoachPlaceSql, isConfirmedAdultSql } from '../circle/circle.policy.js';
import { audienceRow, createAudienceReader } from '../feed/audience.js';
import { isOwnChildSql } from '../family/family.policy.js';

const hasPlaceSql = (player: string, circle: string) =>
  `exists (select from circle_place hp where hp.circle_id = ${circle} and hp.player_id = ${player})`;

/**
 * SQL for what the viewer is to a team with alias `t` as its staff: a coach of the circle, a manager, or the person who made
 * it where the circle has no coach; otherwise null. Managers and the maker are adults with a confirmed address and a place.
 */
export const staffRoleSql = (t: string, viewer: string) =>
  `(select case when ${isCoachPlaceSql('sp', 'sa')} then 'coach'
      when ${isConfirmedAdultSql('sa')} and sa.suspended_at is null
        and exists (select from team_manager sm where sm.team_id = ${t}.id and sm.player_id = sa.id) then 'manager'
      when ${isConfirmedAdultSql('sa')} and sa.suspended_at is null and ${t}.created_by = sa.id
        and not ${hasCoachSql(`${t}.circle_id`)} then 'maker' end
    from circle_place sp join player sa on sa.id = sp.player_id
    where sp.circle_id = ${t}.circle_id and sp.player_id = ${viewer})`;

/** SQL for whether the viewer edits a team with alias `t`: its staff and moderators; never null. */
const isTeamStaffSql = (t: string, viewer: string) =>
  `(${staffRoleSql(t, viewer)} is not null or exists (select from player vm where vm.id = ${viewer} and vm.moderator))`;

/** SQL condition: a row of `team_member` with alias `m` of a team with alias `t` that counts: a player with a place in the circle. */
export const isOnRosterSql = (m: string, t: string) =>
  `(${m}.until is null and ${m}.player_id is not null and ${hasPlaceSql(`${m}.player_id`, `${t}.circle_id`)})`;

/** SQL for what the viewer is to a team with alias `t`; null for everybody who may not see it. */
export const teamRelationSql = (t: string, viewer: string) =>
  `(case when ${isTeamStaffSql(t, viewer)} then 'staff'
    when exists (select from team_member rm where rm.team_id = ${t}.id and rm.player_id = ${viewer} and ${isOnRosterSql('rm', t)})
      then 'member'
    when exists (select from team_member rm where rm.team_id = ${t}.id and ${isOwnChildSql('rm.player_id', viewer)}
      and ${isOnRosterSql('rm', t)}) then 'guardian'
    when ${hasPlaceSql(viewer, `${t}.circle_id`)} then 'circle' end)`;

/** Returns for each request which of the people may see the team. */
export const teamReadersAmong = createAudienceReader(
  statement(
    'team.readers',
    `select exists (select from team t join circle c on c.id = t.circle_id join organization o on o.id = c.organization_id
       where t.id = r.subject and o.deleted_at is null and ${teamRelationSql('t', 'r.viewer')} is not null) as allowed
     from unnest($1::uuid[], $2::uuid[]) with ordinality as r(subject, viewer, at) order by r.at`,
    audienceRow,
  ),
);
