import {
  circleRules,
  type CircleLinkView,
  type CircleMember,
  type circleRoutes,
  type CircleView,
} from '@rinkside/contracts/circle';
import type { PageQuery } from '@rinkside/contracts/paging';
import type { WaitingRow } from '@rinkside/contracts/roster';
import type { ReplyOf } from '@rinkside/contracts/route';
import { AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { createPageReader, pagedRow, type RowsPage } from '../feed/page-reader.js';
import { organizationCardJson } from '../organization/organization.views.js';
import { assertOrganization } from '../organization/coach.policy.js';
import { avatarUrlSql } from '../player/avatar.js';
import { hashLinkToken } from '../family/link-token.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { authorJson, rosterJsonPairs } from '../player/player.views.js';
import {
  bringsManyOrganizationsSql,
  circleLinkIsOpenSql,
  hasCoachSql,
  isAskableSql,
  isCoachPlaceSql,
  isConfirmedAdultSql,
  needsSql,
} from './circle.policy.js';
import { canAnswer, decides, standingIn, standingsIn } from './circle.standing.js';

const viewer = '$1::uuid';
/** SQL for the number of families' vouches for a player in a circle. */
const vouchesSql = (player: string, circle: string) =>
  `(select least(count(*), ${circleRules.vouches})::int from circle_vouch v where v.player_id = ${player} and v.circle_id = ${circle})`;

/** SQL for the rows of up to `limit` people who lead the circle `c`: its coaches, otherwise the adult who began it. */
const leadersSql = `(select a.* from circle_place lp join player a on a.id = lp.player_id
  where lp.circle_id = c.id and ${playerVisibleSql('a', viewer)}
    and case when ${hasCoachSql('c.id')} then ${isCoachPlaceSql('lp', 'a')} else a.id = c.created_by end
  order by lp.since, a.id limit 3)`;
const helpersSql = `(select a.* from circle_place hp join player a on a.id = hp.player_id
  where hp.circle_id = c.id and a.id <> ${viewer} and ${playerVisibleSql('a', viewer)}
    and case when ${hasCoachSql('c.id')} then ${isCoachPlaceSql('hp', 'a')} else ${isConfirmedAdultSql('a')} end
  order by hp.since, a.id limit 3)`;

/** SQL for whether the viewer leads and began no circle of the organization of `c`, and may bring one more organization. */
const beginsCircleSql = `(not exists (select from circle lc join circle_place lp on lp.circle_id = lc.id and lp.player_id = me.id
    where lc.organization_id = c.organization_id and (lc.created_by = me.id or ${isCoachPlaceSql('lp', 'me')}))
  and not ${bringsManyOrganizationsSql('me.id', 'c.organization_id')})`;

// `me` is the viewer, `mine` the viewer's place, `r` the viewer's request.
const circleJson = `json_build_object('id', c.id, 'organization', ${organizationCardJson}, 'own', c.own,
  'leader', (select ${authorJson('a', viewer)} from ${leadersSql} a limit 1), 'has_coach', ${hasCoachSql('c.id')},
  'members', (select count(*)::int from circle_place cp join player a on a.id = cp.player_id
    where cp.circle_id = c.id and ${playerVisibleSql('a', viewer)}),
  'state', case when mine.player_id is not null then 'member' when r.player_id is not null then 'waiting' else 'none' end,
  'waiting', case when r.player_id is not null then json_build_object('since', r.asked_at, 'needs', ${needsSql('me', 'c.id')},
    'vouches', ${vouchesSql('me.id', 'c.id')},
    'helpers', (select coalesce(json_agg(${authorJson('a', viewer)}), '[]') from ${helpersSql} a)) end,
  'can', json_build_object(
    'answer', me.moderator or mine.player_id is not null and (${isCoachPlaceSql('mine', 'me')} or ${isConfirmedAdultSql('me')}),
    'decide', me.moderator or mine.player_id is not null and ${isCoachPlaceSql('mine', 'me')},
    'invite', ${isConfirmedAdultSql('me')} and mine.player_id is not null
      and (${isCoachPlaceSql('mine', 'me')} or c.created_by is not distinct from me.id and not ${hasCoachSql('c.id')}),
    'begin', ${beginsCircleSql}))`;
const circleJoins = `circle c join organization o on o.id = c.organization_id join player me on me.id = ${viewer}
  left join circle_place mine on mine.circle_id = c.id and mine.player_id = me.id
  left join circle_request r on r.circle_id = c.id and r.player_id = me.id`;
const circleRow = z.object({ circle: z.custom<CircleView>() });

const selectCircle = statement(
  'circle.one',
  `select ${circleJson} as circle from ${circleJoins} where c.id = $2`,
  circleRow,
);
/** Returns a circle as the viewer sees it. @throws notFound if it is unknown */
export const readCircle = async (
  sql: Sql,
  { id }: Pick<Actor, 'id'>,
  circleId: string,
): Promise<CircleView> => {
  const [row] = await sql.rows(selectCircle, [id, circleId]);
  if (!row) throw new AppError('notFound', circleRules.unknown);
  return row.circle;
};

const selectOfOrganization = statement(
  'circle.ofOrganization',
  `select ${circleJson} as circle from ${circleJoins}
   where c.organization_id = $2 and (mine.player_id is not null or r.player_id is not null or ${isAskableSql('c', viewer)})
   order by c.own desc, c.created_at, c.id limit 50`,
  circleRow,
);
/** Returns the circles of an organization that the viewer can ask, waits for or belongs to. @throws notFound for an unknown organization */
export const readCirclesOf = async (
  sql: Sql,
  { id }: Pick<Actor, 'id'>,
  organizationId: string,
): Promise<CircleView[]> => {
  await assertOrganization(sql, organizationId);
  return (await sql.rows(selectOfOrganization, [id, organizationId])).map(({ circle }) => circle);
};

const selectMine = statement(
  'circle.mine',
  `select ${circleJson} as circle from ${circleJoins}
   where mine.player_id is not null or r.player_id is not null
   order by coalesce(mine.since, r.asked_at), c.id limit 50`,
  circleRow,
);
/** Returns the circles that a profile belongs to or waits for, in the order it joined or asked. */
export const readOwnCircles = async (sql: Sql, { id }: Pick<Actor, 'id'>): Promise<CircleView[]> =>
  (await sql.rows(selectMine, [id])).map(({ circle }) => circle);

const selectMembers = createPageReader(
  statement(
    'circle.members',
    `select json_build_object(${rosterJsonPairs('$6::uuid')}, 'since', p.since,
       'vouched_by_me', exists (select from circle_vouch v where v.circle_id = p.circle_id and v.player_id = a.id and v.voucher_id = $6),
       'can_end', a.id <> $6 and ($7::boolean or p.source = 'vouched' and exists (
         select from circle_vouch v where v.circle_id = p.circle_id and v.player_id = a.id and v.voucher_id = $6)
         or exists (select from circle_link l where l.id = p.link_id and l.created_by = $6))) as row,
       a.id, to_json(p.since)#>>'{}' as at
     from circle_place p join player a on a.id = p.player_id
     where p.circle_id = $1 and ${playerVisibleSql('a', '$6::uuid')} and (p.since, a.id) < ($2::timestamptz, $3::uuid)
     order by p.since desc, a.id desc limit $4 offset $5`,
    pagedRow<CircleMember>(),
  ),
);
/** Reads a page of a circle's members, the newest first. @throws notFound unless the viewer is one, or its coach or a moderator */
export const readCircleMembers = async (
  sql: Sql,
  actor: Actor,
  id: string,
  query: PageQuery,
): Promise<RowsPage<CircleMember>> => {
  const standing = await standingIn(sql, actor, id);
  if (!standing.member && !decides(standing)) throw new AppError('notFound', circleRules.unknown);
  return selectMembers(sql, id, query, actor.id, decides(standing));
};

// $2 the circles whose requests the viewer may answer.
const selectWaiting = statement(
  'circle.waiting',
  `select json_build_object(${rosterJsonPairs(viewer)}, 'circle_id', r.circle_id, 'asked_at', r.asked_at,
     'guardians', (select coalesce(json_agg(json_build_object('id', w.id, 'first_name', w.first_name, 'last_name', w.last_name,
         'avatar', ${avatarUrlSql('w')}, 'position', w.position,
         'waits', exists (select from circle_request wr where wr.circle_id = r.circle_id and wr.player_id = w.id)) order by g.created_at, w.id), '[]')
       from guardian g join player w on w.id = g.guardian_id where g.child_id = a.id and ${playerVisibleSql('w', viewer)}),
     'same_name', exists (select from circle_place sp join player s on s.id = sp.player_id
       where sp.circle_id = r.circle_id and s.id <> a.id and s.search = a.search),
     'by_my_link', exists (select from circle_link l where l.id = r.link_id and l.created_by = ${viewer}),
     'needs', ${needsSql('a', 'r.circle_id')}, 'vouches', ${vouchesSql('a.id', 'r.circle_id')},
     'vouched_by_me', exists (select from circle_vouch v where v.circle_id = r.circle_id and v.player_id = a.id and v.voucher_id = ${viewer})) as row
   from circle_request r join player a on a.id = r.player_id
   where r.circle_id = any($2::uuid[]) and ${playerVisibleSql('a', viewer)} and a.id <> ${viewer}
   order by r.asked_at, a.id limit 200`,
  z.object({ row: z.custom<WaitingRow>() }),
);
const selectAnswered = statement(
  'circle.answered',
  `select c.id from circle c where c.organization_id = $1
     and ($3::boolean or exists (select from circle_place p where p.circle_id = c.id and p.player_id = $2))`,
  z.object({ id: z.string() }),
);
/**
 * Returns who waits for circles of an organization that the viewer answers for, the longest wait first: at most 200.
 * @throws notFound for an unknown organization, forbidden for people who answer for no circle
 */
export const readWaiting = async (sql: Sql, actor: Actor, organizationId: string): Promise<WaitingRow[]> => {
  await assertOrganization(sql, organizationId);
  const circles = await sql.rows(selectAnswered, [organizationId, actor.id, actor.moderator]);
  const standings = await standingsIn(
    sql,
    actor,
    circles.map(({ id }) => id),
  );
  const answered = standings.filter(canAnswer).map(({ id }) => id);
  if (answered.length === 0 && !actor.moderator) throw new AppError('forbidden', circleRules.notAnswering);
  return (await sql.rows(selectWaiting, [actor.id, answered])).map(({ row }) => row);
};

/** SQL for the state of a link with alias `l`. */
export const circleLinkStateSql = (l: string) =>
  `(case when ${l}.revoked_at is not null then 'revoked' when ${l}.uses >= ${l}.max_uses then 'used'
    when ${l}.expires_at <= now() then 'expired' else 'open' end)`;

const selectLinks = statement(
  'circle.links',
  `select json_build_object('id', l.id, 'circle_id', l.circle_id,
     'state', ${circleLinkStateSql('l')},
     'created_by', ${authorJson('m', viewer)}, 'created_at', l.created_at, 'expires_at', l.expires_at, 'uses', l.uses, 'max_uses', l.max_uses,
     'joined', (select coalesce(json_agg(j.person order by j.since desc), '[]') from (
       select json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name, 'avatar', ${avatarUrlSql('a')},
         'position', a.position, 'since', p.since) as person, p.since
       from circle_place p join player a on a.id = p.player_id
       where p.link_id = l.id and ${playerVisibleSql('a', viewer)} order by p.since desc limit ${circleRules.maxLinkUses}) j)) as link
   from circle_link l join circle c on c.id = l.circle_id join player m on m.id = l.created_by
   where c.organization_id = $2 and l.created_by = $1 and l.team_id is null order by l.created_at desc, l.id desc limit 20`,
  z.object({ link: z.custom<CircleLinkView>() }),
);
/** Returns the newest 20 links of the viewer in an organization. */
export const readLinks = async (
  sql: Sql,
  { id }: Pick<Actor, 'id'>,
  organizationId: string,
): Promise<CircleLinkView[]> => (await sql.rows(selectLinks, [id, organizationId])).map(({ link }) => link);

const selectOpenLink = statement(
  'circle.openLink',
  `select json_build_object('circle_id', c.id, 'organization', ${organizationCardJson}, 'expires_at', l.expires_at,
     'created_by', json_build_object('first_name', m.first_name, 'last_name', m.last_name, 'avatar', ${avatarUrlSql('m')})) as link
   from circle_link l join circle c on c.id = l.circle_id join organization o on o.id = c.organization_id
   join player m on m.id = l.created_by join circle_place place on place.circle_id = c.id and place.player_id = m.id
   where l.token_hash = $1 and l.team_id is null and ${circleLinkIsOpenSql('l')} and o.deleted_at is null and m.suspended_at is null`,
  z.object({ link: z.custom<ReplyOf<typeof circleRoutes.openLink>>() }),
);
/** Returns what a link gives. @throws notFound for a link that is not open */
export const readOpenCircleLink = async (
  sql: Sql,
  token: string,
): Promise<ReplyOf<typeof circleRoutes.openLink>> => {
  const [row] = await sql.rows(selectOpenLink, [hashLinkToken(token)]);
  if (!row) throw new AppError('notFound', circleRules.linkEnded);
  return row.link;
};
