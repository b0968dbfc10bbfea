import { circleRules } from '@rinkside/contracts/circle';
import { accountsOfSql } from '../family/acting-account.js';
import { isChildProfileSql } from '../family/guardian.policy.js';
import { hasAdultAgeSql, isMinorSql } from '../player/minor.js';

/** SQL for whether a player with alias `a`, or a guardian of the child profile, has a confirmed address; never null. */
export const hasConfirmedAddressSql = (a: string) =>
  `(${a}.email_verified or exists (select from guardian ag join player ap on ap.id = ag.guardian_id
    where ag.child_id = ${a}.id and ap.email_verified))`;

/** SQL for whether a player with alias `a` can make links and vouch: an adult with a login and a confirmed address; never null. */
export const isConfirmedAdultSql = (a: string) =>
  `(${a}.email_verified and not ${isChildProfileSql(a)} and not ${isMinorSql(a)}
    and (${a}.role is not distinct from 'parent' or ${hasAdultAgeSql(a)}))`;

/** SQL for the places of the children that an account brought: as their guardian, or as the account that asked for the place. */
const broughtPlacesSql = (account: string) =>
  `(select p.player_id, p.circle_id from guardian g join circle_place p on p.player_id = g.child_id where g.guardian_id = ${account}
    union all select p.player_id, p.circle_id from circle_place p where p.asked_by = ${account})`;

/** SQL for whether an account of a player brought as many other children as one account brings alone. */
const bringsManyChildrenSql = (player: string) =>
  `exists (select from ${accountsOfSql(player)} la where la.id <> ${player}
    and (select count(distinct b.player_id) from ${broughtPlacesSql('la.id')} b
      where b.player_id <> ${player}) >= ${circleRules.maxChildren})`;

/** SQL for whether an account of a player, with the children it brought, has places in as many other organizations as one account has alone. */
export const bringsManyOrganizationsSql = (player: string, organization: string) =>
  `exists (select from ${accountsOfSql(player)} la
    where (select count(distinct c.organization_id) from circle c join (
        select p.circle_id from circle_place p where p.player_id = la.id
        union all select b.circle_id from ${broughtPlacesSql('la.id')} b) b on b.circle_id = c.id
      where c.organization_id <> ${organization}) >= ${circleRules.maxOrganizations})`;

/** SQL for whether another person ended the player's place a short time ago, so that only a coach or a moderator gives it again. */
export const wasEndedSql = (player: string, circle: string) =>
  `exists (select from circle_end e where e.player_id = ${player} and e.circle_id = ${circle}
    and e.ended_at > now() - interval '${circleRules.endDays} days')`;

/** SQL for what a player with alias `a` needs to get a place in a circle. */
export const needsSql = (a: string, circle: string) =>
  `(case when not ${hasConfirmedAddressSql(a)} then 'address'
    when ${bringsManyChildrenSql(`${a}.id`)}
      or ${bringsManyOrganizationsSql(`${a}.id`, `(select organization_id from circle where id = ${circle})`)} then 'club_coach'
    when ${wasEndedSql(`${a}.id`, circle)} then 'coach' else 'answer' end)`;

/** SQL for whether a player with alias `a` has coach rights in the circle of the place aliased `place`; never null. */
export const isCoachPlaceSql = (place: string, a: string) =>
  `(${place}.coach_at is not null and ${a}.role is not distinct from 'coach' and ${a}.coach_confirmed_at is not null
    and ${hasAdultAgeSql(a)} and ${a}.suspended_at is null)`;

/** SQL for whether the circle has a coach with rights; never null. */
export const hasCoachSql = (circle: string) =>
  `exists (select from circle_place hp join player hc on hc.id = hp.player_id
    where hp.circle_id = ${circle} and hp.coach_at is not null and ${isCoachPlaceSql('hp', 'hc')})`;

/** SQL for whether a guardian of the player, or a child that the player is a guardian of, has a place in the circle. */
const hasRelativeSql = (player: string, circle: string) =>
  `exists (select from circle_place rp where rp.circle_id = ${circle} and (
    exists (select from guardian rg where rg.guardian_id = rp.player_id and rg.child_id = ${player})
    or exists (select from guardian rg where rg.child_id = rp.player_id and rg.guardian_id = ${player})))`;

/**
 * SQL for whether a player can ask the circle with alias `c`: the organization's own, one with a coach, or that of a
 * guardian or a child. Others are joined by their links only.
 */
export const isAskableSql = (c: string, player: string) =>
  `(${c}.own or ${hasCoachSql(`${c}.id`)} or ${hasRelativeSql(player, `${c}.id`)})`;

/** SQL for whether a link with alias `l` gives places; never null. */
export const circleLinkIsOpenSql = (l: string) =>
  `(${l}.revoked_at is null and ${l}.expires_at > now() and ${l}.uses < ${l}.max_uses)`;

/** SQL for the ids of the accounts of a player's family: those that stand for the player, and those who are guardians with them. */
const familySql = (player: string) =>
  `(select fa.id from ${accountsOfSql(player)} fa union select gb.guardian_id from ${accountsOfSql(player)} fa
    join guardian ga on ga.guardian_id = fa.id join guardian gb on gb.child_id = ga.child_id)`;

/** SQL for whether the families of two players have an account in common. */
export const sharesFamilySql = (one: string, other: string) =>
  `exists (select from ${familySql(one)} x join ${familySql(other)} y on y.id = x.id)`;

/** SQL for whether a circle aliased `c` is that of a first coach. */
export const isFirstCoachCircleSql = (c: string) => `(not ${c}.own and ${hasCoachSql(`${c}.id`)})`;

/**
 * SQL for the open questions whether the coach of a circle `c` is known to people `v` of circles `t` without a coach: adults
 * with a confirmed address, who belonged to `t` before the coach came, and whose family has no account in common with that
 * of a coach. More conditions may follow.
 */
export const openQuestionsSql = `circle c join circle t on t.organization_id = c.organization_id and t.id <> c.id
  join circle_place tp on tp.circle_id = t.id join player v on v.id = tp.player_id
  where c.declined_at is null and ${isFirstCoachCircleSql('c')} and not ${hasCoachSql('t.id')}
    and tp.since < c.created_at and ${isConfirmedAdultSql('v')} and v.suspended_at is null
    and not exists (select from circle_place cp join player k on k.id = cp.player_id
      left join circle_place kp on kp.circle_id = t.id and kp.player_id = k.id
      where cp.circle_id = c.id and ${isCoachPlaceSql('cp', 'k')} and (${sharesFamilySql('v.id', 'k.id')}
        or ${wasEndedSql('k.id', 't.id')} or kp.since <= tp.since
        or k.organization_id = c.organization_id and k.organization_joined_at <= tp.since))`;
