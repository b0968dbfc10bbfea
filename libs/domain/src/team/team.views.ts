import type { teamRoutes, TeamProposal, TeamSummary, TeamView } from '@rinkside/contracts/team';
import { teamRules } from '@rinkside/contracts/team';
import type { ReplyOf } from '@rinkside/contracts/route';
import { seasonOf, seasonRange } from '@rinkside/contracts/season';
import { todayUtc } from '@rinkside/contracts/player';
import { AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { circleLinkIsOpenSql, hasConfirmedAddressSql } from '../circle/circle.policy.js';
import { circleLinkStateSql } from '../circle/circle.views.js';
import { assertOrganization } from '../organization/coach.policy.js';
import { organizationCardJson } from '../organization/organization.views.js';
import { avatarUrlSql } from '../player/avatar.js';
import { isOwnChildSql } from '../family/family.policy.js';
import { lastNameInitialSql, playerVisibleSql } from '../player/player.policy.js';
import { authorJson } from '../player/player.views.js';
import { matchingPlaceSql } from './matching-place.js';
import { isOnRosterSql, staffRoleSql, teamRelationSql } from './team.policy.js';

const viewer = '$1::uuid';

/** Returns the first year of the season that runs now. */
const currentTeamSeason = (): number => seasonOf('dashboard', todayUtc());

const cardPairs = `'id', t.id, 'organization', ${organizationCardJson}, 'name', t.name, 'age_level', t.age_level, 'level', t.level,
  'season', t.season`;
const teamJoins = `team t join circle c on c.id = t.circle_id join organization o on o.id = c.organization_id`;

const selectTeams = statement(
  'team.list',
  `select json_build_object(${cardPairs}, 'version', t.version, 'circle_id', t.circle_id, 'relation', seen.relation,
     'players', (select count(*)::int from team_member m join player a on a.id = m.player_id
       where m.team_id = t.id and ${isOnRosterSql('m', 't')} and ${playerVisibleSql('a', viewer)}),
     'fits', exists (select from player me where me.id = ${viewer} and me.age = t.age_level and me.level = t.level),
     'waiting', case when seen.relation = 'staff' then (select count(*)::int from team_request r join player a on a.id = r.player_id
       where r.team_id = t.id and ${playerVisibleSql('a', viewer)}) else 0 end) as team
   from ${teamJoins} cross join lateral (select ${teamRelationSql('t', viewer)} as relation) seen
   where c.organization_id = $2 and seen.relation is not null order by t.season desc, t.name, t.id limit 200`,
  z.object({ team: z.custom<TeamSummary>() }),
);
/** Returns the teams of an organization that the viewer may see, the newest season first. @throws notFound for an unknown organization */
export const readTeamsOf = async (
  sql: Sql,
  { id }: Pick<Actor, 'id'>,
  organizationId: string,
): Promise<TeamSummary[]> => {
  await assertOrganization(sql, organizationId);
  return (await sql.rows(selectTeams, [id, organizationId])).map(({ team }) => team);
};

// Players of the viewer's circles by age level and level, where no team of the circle has both in this season.
const selectProposals = statement(
  'team.proposals',
  `select json_build_object('age_level', q.age, 'level', q.level, 'players', q.players) as proposal from (
     select a.age, a.level, count(distinct a.id)::int as players
     from circle_place mine join circle c on c.id = mine.circle_id and c.organization_id = $2
     join circle_place p on p.circle_id = c.id join player a on a.id = p.player_id
     where mine.player_id = ${viewer} and a.role = 'player' and a.organization_id = $2 and a.age is not null and a.level is not null
       and ${playerVisibleSql('a', viewer)}
       and not exists (select from team t where t.circle_id = c.id and t.season = $3 and t.age_level = a.age and t.level = a.level)
     group by a.age, a.level) q order by q.players desc, q.age, q.level limit 20`,
  z.object({ proposal: z.custom<TeamProposal>() }),
);
/** Returns the teams that the profiles of the viewer's circles suggest for this season. @throws notFound for an unknown organization */
export const readTeamProposals = async (
  sql: Sql,
  { id }: Pick<Actor, 'id'>,
  organizationId: string,
): Promise<TeamProposal[]> => {
  await assertOrganization(sql, organizationId);
  const rows = await sql.rows(selectProposals, [id, organizationId, currentTeamSeason()]);
  return rows.map(({ proposal }) => proposal);
};

const namedAuthorJson = (a: string, lastName: string) =>
  `json_build_object('id', ${a}.id, 'first_name', ${a}.first_name, 'last_name', ${lastName},
    'avatar', ${avatarUrlSql(a)}, 'position', ${a}.position)`;
/** An author with the name that everybody of the circle gets: first name and initial. */
const shortAuthorJson = (a: string) => namedAuthorJson(a, lastNameInitialSql(a));
/** Staff see the whole name of somebody who came by their link or code. */
const wholeAuthorJson = (a: string) => namedAuthorJson(a, `${a}.last_name`);

// `seen.roster`: the viewer gets names and numbers; `seen.desk`: the viewer is staff.
const membersJson = `(select coalesce(json_agg(json_build_object('id', m.id,
    'player', case when a.id is null then null when seen.roster then ${authorJson('a', viewer)} else ${shortAuthorJson('a')} end,
    'name', m.name, 'birth_year', case when m.player_id is null then m.birth_year end,
    'number', case when seen.roster then m.number end, 'position', coalesce(m.position, a.position), 'since', m.since,
    'own', coalesce(a.id = ${viewer} or ${isOwnChildSql('a.id', viewer)}, false))
    order by length(m.number), m.number, a.search, m.name, m.id), '[]')
  from team_member m left join player a on a.id = m.player_id
  where m.team_id = t.id and m.until is null
    and (${isOnRosterSql('m', 't')} and ${playerVisibleSql('a', viewer)} or m.player_id is null and seen.desk))`;

const staffJson = `(select coalesce(json_agg(json_build_object('id', a.id, 'first_name', a.first_name,
    'last_name', (${authorJson('a', viewer)})->>'last_name', 'avatar', ${avatarUrlSql('a')}, 'position', a.position, 'role', s.role)
    order by s.role, a.search, a.id), '[]')
  from circle_place sp join player a on a.id = sp.player_id
  cross join lateral (select ${staffRoleSql('t', 'a.id')} as role) s
  where sp.circle_id = t.circle_id and ${playerVisibleSql('a', viewer)} and s.role is not null
    and (sp.coach_at is not null or a.id = t.created_by
      or exists (select from team_manager tm where tm.team_id = t.id and tm.player_id = a.id)))`;

// A game that several members logged counts once: with the score that most of them typed.
const seasonLineJson = `(select json_build_object('games', count(*)::int,
    'wins', count(*) filter (where g.our_score > g.their_score)::int,
    'losses', count(*) filter (where g.our_score < g.their_score)::int,
    'ties', count(*) filter (where g.our_score = g.their_score)::int)
  from (select distinct on (g.date, g.opponent_id) g.our_score, g.their_score
    from team_member m join game g on g.player_id = m.player_id
    join item i on i.id = g.item_id and i.organization_id = c.organization_id and (i.viewable or i.club_visible)
    where m.team_id = t.id and ${isOnRosterSql('m', 't')} and g.date >= $3::date and g.date < $4::date and g.counts_from is null
    group by g.date, g.opponent_id, g.our_score, g.their_score
    order by g.date, g.opponent_id, count(*) desc, g.our_score, g.their_score) g)`;

const placeJson = (m: string) =>
  `json_build_object('id', ${m}.id, 'name', ${m}.name, 'birth_year', ${m}.birth_year, 'number', ${m}.number, 'position', ${m}.position)`;

/** SQL condition: a request with alias `r` of a player with alias `a` is about the roster, not only about the circle. */
const waitsForRosterSql = (r: string, a: string) =>
  `(${r}.plays and ${a}.role is not distinct from 'player')`;

const waitingJson = `(select coalesce(json_agg(json_build_object('player', ${wholeAuthorJson('a')}, 'arrival', r.arrival,
    'plays', ${waitsForRosterSql('r', 'a')}, 'number', case when ${waitsForRosterSql('r', 'a')} then r.number end,
    'number_taken', exists (select from team_member m where m.team_id = r.team_id and m.until is null and m.number = r.number
      and ${waitsForRosterSql('r', 'a')} and m.id::text is distinct from ${matchingPlaceSql('t.id', 'a', 'u.id')}), 'needs', case when ${hasConfirmedAddressSql('a')} then 'staff' else 'address' end, 'asked_at', r.asked_at,
    'guardians', (select coalesce(json_agg(${wholeAuthorJson('w')} order by g.created_at, w.id), '[]')
      from guardian g join player w on w.id = g.guardian_id join team_request wr on wr.team_id = r.team_id and wr.player_id = w.id
      where g.child_id = a.id and ${playerVisibleSql('w', viewer)}),
    'place', case when ${waitsForRosterSql('r', 'a')} then (${matchingPlaceSql('t.id', 'a', placeJson('u'))})::json end) order by r.asked_at, a.id), '[]')
  from team_request r join player a on a.id = r.player_id
  where r.team_id = t.id and ${playerVisibleSql('a', viewer)})`;

const linksJson = `(select coalesce(json_agg(l.link order by l.at desc), '[]') from (
    select json_build_object('id', l.id, 'state', ${circleLinkStateSql('l')}, 'created_by', ${authorJson('k', viewer)},
      'created_at', l.created_at, 'expires_at', l.expires_at, 'uses', l.uses, 'max_uses', l.max_uses,
      'code', case when ${circleLinkIsOpenSql('l')} and l.code_expires_at > now() then l.code end, 'code_expires_at', l.code_expires_at,
      'joined', (select coalesce(json_agg(j.person order by j.since desc), '[]') from (
        select json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name, 'avatar', ${avatarUrlSql('a')},
          'position', a.position, 'since', p.since) as person, p.since
        from circle_place p join player a on a.id = p.player_id
        where p.link_id = l.id and ${playerVisibleSql('a', viewer)} order by p.since desc limit ${teamRules.maxLinkUses}) j)) as link,
      l.created_at as at
    from circle_link l join player k on k.id = l.created_by where l.team_id = t.id order by l.created_at desc limit 20) l)`;

const suggestedJson = `(select coalesce(json_agg(${authorJson('a', viewer)} order by a.search, a.id), '[]') from (
    select a.* from circle_place p join player a on a.id = p.player_id
    where p.circle_id = t.circle_id and a.role = 'player' and a.age = t.age_level and a.level = t.level
      and a.organization_id = c.organization_id and ${playerVisibleSql('a', viewer)}
      and not exists (select from team_member m join team other on other.id = m.team_id
        where m.player_id = a.id and m.until is null and other.circle_id = t.circle_id and other.season = t.season)
    order by a.search, a.id limit ${teamRules.maxMembers}) a)`;

const selectTeam = statement(
  'team.one',
  `select json_build_object(${cardPairs}, 'version', t.version, 'circle_id', t.circle_id, 'created_at', t.created_at,
     'relation', seen.relation, 'staff', ${staffJson}, 'members', ${membersJson},
     'season_line', case when seen.roster then ${seasonLineJson} end, 'can', json_build_object('edit', seen.desk),
     'desk', case when seen.desk then json_build_object('waiting', ${waitingJson}, 'links', ${linksJson}, 'suggested', ${suggestedJson}) end) as team
   from ${teamJoins}
   cross join lateral (select ${teamRelationSql('t', viewer)} as relation) r
   cross join lateral (select r.relation, r.relation = 'staff' as desk, r.relation <> 'circle' as roster) seen
   where t.id = $2 and seen.relation is not null and o.deleted_at is null`,
  z.object({ team: z.custom<TeamView>() }),
);
const selectSeason = statement(
  'team.season',
  'select season from team where id = $1',
  z.object({ season: z.number() }),
);

/** Returns a team as the viewer sees it. @throws notFound for a team the viewer may not see */
export const readTeam = async (sql: Sql, { id }: Pick<Actor, 'id'>, teamId: string): Promise<TeamView> => {
  const [found] = await sql.rows(selectSeason, [teamId]);
  const { starts, ends } = seasonRange('dashboard', found?.season ?? 0);
  const [row] = found ? await sql.rows(selectTeam, [id, teamId, starts, ends]) : [];
  if (!row) throw new AppError('notFound', teamRules.unknown);
  return row.team;
};

/** SQL condition: a link of a team with alias `l` that works; its maker `k` is still staff of the team `t`. */
const teamLinkIsOpenSql = (l: string, t: string, k: string) =>
  `(${circleLinkIsOpenSql(l)} and ${k}.suspended_at is null and ${staffRoleSql(t, `${k}.id`)} is not null)`;

/** SQL condition: a link with alias `l` has the token's hash or the code, either of which may be null. */
export const hasCredentialSql = (l: string, tokenHash: string, code: string) =>
  `(${l}.token_hash = ${tokenHash}::text or ${l}.code = ${code}::text and ${l}.code_expires_at > now())`;

type OpenedLink = ReplyOf<typeof teamRoutes.openLink>;

const selectOpenLink = statement(
  'team.openLink',
  `select json_build_object('team', json_build_object(${cardPairs}), 'expires_at', case when $1::text is null then l.code_expires_at else l.expires_at end,
     'arrival', case when $1::text is null then 'code' else 'link' end,
     'created_by', json_build_object('first_name', k.first_name, 'last_name', k.last_name, 'avatar', ${avatarUrlSql('k')})) as link
   from circle_link l join ${teamJoins} on t.id = l.team_id join player k on k.id = l.created_by
   where ${hasCredentialSql('l', '$1', '$2')} and ${teamLinkIsOpenSql('l', 't', 'k')} and o.deleted_at is null`,
  z.object({ link: z.custom<Omit<OpenedLink, 'family' | 'ended'>>() }),
);

// Whether it works or not. The maker of a dead link has the name that the viewer gets elsewhere.
const selectFamilyOfLink = statement(
  'team.familyOfLink',
  `select json_build_object('team', json_build_object(${cardPairs}), 'expires_at', l.expires_at, 'arrival', 'link',
     'created_by', json_build_object('first_name', k.first_name, 'last_name', (${authorJson('k', viewer)})->>'last_name',
       'avatar', ${avatarUrlSql('k')})) as link,
     (select json_agg(json_build_object('id', a.id, 'first_name', a.first_name, 'own', a.id = ${viewer})
        order by a.id = ${viewer} desc, a.search, a.id)
      from team_member m join player a on a.id = m.player_id where m.team_id = t.id and ${isOnRosterSql('m', 't')}
        and (a.id = ${viewer} or ${isOwnChildSql('a.id', viewer)})) as family
   from circle_link l join ${teamJoins} on t.id = l.team_id
   left join player k on k.id = l.created_by and ${playerVisibleSql('k', viewer)}
   where (l.token_hash = $2::text or l.code = $3::text) and o.deleted_at is null`,
  z.object({
    link: z.custom<Omit<OpenedLink, 'family' | 'ended'>>(),
    family: z.custom<OpenedLink['family'] | null>(),
  }),
);

/**
 * Returns the team of a link or a code; undefined for one that does not work. A dead link is one that works no more, to
 * families on the roster, who use it to come back.
 */
export const findTeamLink = async (
  sql: Sql,
  { id }: Pick<Actor, 'id'>,
  { tokenHash, code }: { tokenHash: string | null; code: string | null },
): Promise<OpenedLink | undefined> => {
  const [open] = await sql.rows(selectOpenLink, [tokenHash, code]);
  const [here] = await sql.rows(selectFamilyOfLink, [id, tokenHash, code]);
  const family = here?.family && { family: here.family };
  if (open) return { ...open.link, ...family };
  return here && family && tokenHash !== null ? { ...here.link, ...family, ended: true } : undefined;
};
