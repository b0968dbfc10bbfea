import type { PageQuery } from '@rinkside/contracts/paging';
import type { AgeLevel, PlayerRow } from '@rinkside/contracts/player';
import type { CoachRow, MembersPage, TeamRow } from '@rinkside/contracts/roster';
import { emptySeasonSums, statsOf } from '@rinkside/contracts/season';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import type { RowsPage } from '../feed/page-reader.js';
import { hasCoachRightsSql } from '../player/coach-rights.js';
import { isGuardianSql } from '../family/guardian.policy.js';
import { isMinorSql } from '../player/minor.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { playerRowJson, rosterJsonPairs, viewerFollowJoin } from '../player/player.views.js';
import { currentSeason, seasonSums, seasonSumsJson } from '../player/season-stats.views.js';
import { assertCoach, assertCoachOrModerator, assertOrganization } from './coach.policy.js';
import { sharesCircleSql } from './membership.js';
import { encodeRosterCursor, rosterKey, rosterPosition, type RosterKey } from './roster.cursor.js';

// $1 viewer, $2 organization. The members the viewer may see, read by the index `player_roster`.
const isMember = `a.organization_id = $2 and ${playerVisibleSql('a', '$1::uuid')}`;
/** Minors are listed for the people of their circles, and for their guardians. */
const isListed = `(not ${isMinorSql('a')} or a.id = $1 or ${sharesCircleSql('a', '$1::uuid')}
  or ${isGuardianSql('$1::uuid', 'a')})`;
const isNotCoach = `(a.role is distinct from 'coach' or a.coach_confirmed_at is null)`;
// The cursor gets no more of a name than everybody may see.
const sortKey = `${isNotCoach} as "isNotCoach", left(a.search, length(coalesce(a.first_name, '')) + 2) as name, a.id`;
const byName = `order by ${isNotCoach}, a.search, a.id`;
/** The whole name of the row to continue after, unless it has changed or is gone. */
const nameAfter = `coalesce(
  (select p.search from player p where p.id = $5::uuid and starts_with(p.search, $4::text)), $4::text)`;
// $3, $4 and $5 the sort key to continue after, $6 limit + 1, $7 offset.
const pageClause = `and (${isNotCoach}, a.search, a.id) > ($3::boolean, ${nameAfter}, $5::uuid)
  ${byName} limit $6 offset $7`;

const countMembers = statement(
  'roster.count',
  `select count(*)::int as count from player a where ${isMember}`,
  z.object({ count: z.number() }),
);
const selectMembers = statement(
  'roster.members',
  `select ${sortKey}, ${playerRowJson('$1::uuid', 'f.follower_id is not null')} as row
   from player a left join organization o on o.id = a.organization_id
   ${viewerFollowJoin}
   where ${isMember} and ${isListed} ${pageClause}`,
  rosterKey.extend({ row: z.custom<PlayerRow>() }),
);

/** Turns `limit + 1` rows into a page. */
const toPage = <Row extends RosterKey>(rows: Row[], limit: number) => {
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  const hasMore = rows.length > limit;
  return { pageRows, hasMore, nextCursor: hasMore && last ? encodeRosterCursor(last) : null };
};

const pageValues = (viewer: Pick<Actor, 'id'>, id: string, query: PageQuery) => {
  const { isNotCoach, name, id: lastId, offset } = rosterPosition(query);
  return [viewer.id, id, isNotCoach, name, lastId, query.limit + 1, offset];
};

/** Returns the members the viewer may see, minors of other circles left out, and the total of all, confirmed coaches first, then by name. @throws notFound for an unknown organization. */
export const readMembersPage = async (
  sql: Sql,
  viewer: Actor,
  id: string,
  query: PageQuery,
): Promise<MembersPage> => {
  await assertOrganization(sql, id);
  const rows = await sql.rows(selectMembers, pageValues(viewer, id, query));
  const [total] = await sql.rows(countMembers, [viewer.id, id]);
  const { pageRows, hasMore, nextCursor } = toPage(rows, query.limit);
  return { members: pageRows.map(({ row }) => row), hasMore, nextCursor, totalMembers: total?.count ?? 0 };
};

// $2 the coach's circle. Its players, and those who asked it for a place.
const isInTeam = `a.role = 'player' and ${playerVisibleSql('a', '$1::uuid')}`;
const selectTeam = statement(
  'roster.team',
  `with team as (
     select player_id, since as joined_at, true as confirmed from circle_place where circle_id = $2
     union all select player_id, asked_at, false from circle_request where circle_id = $2)
   select ${sortKey}, json_build_object(${rosterJsonPairs('$1::uuid')}, 'joined_at', team.joined_at,
     'confirmed', team.confirmed) as row, ${seasonSumsJson('s')} as sums
   from team join player a on a.id = team.player_id
   left join season_stats s on s.player_id = a.id and s.reading = 'dashboard' and s.season = $8
   where ${isInTeam} and ($9::text is null or a.age = $9) ${pageClause}`,
  rosterKey.extend({ row: z.custom<Omit<TeamRow, 'stats'>>(), sums: seasonSums.nullable() }),
);

/** Returns the players of a circle, of all or one age level, with their current season. */
export const readTeamOf = async (
  sql: Sql,
  viewer: Pick<Actor, 'id'>,
  circleId: string,
  { age, ...query }: PageQuery & { age?: AgeLevel | undefined },
): Promise<RowsPage<TeamRow>> => {
  const values = [...pageValues(viewer, circleId, query), currentSeason('dashboard'), age ?? null];
  const teamRows = await sql.rows(selectTeam, values);
  const { pageRows, nextCursor } = toPage(teamRows, query.limit);
  const rows = pageRows.map(({ row, sums }) =>
    Object.assign(row, { stats: statsOf(sums ?? emptySeasonSums) }),
  );
  return { rows, nextCursor };
};

/** {@link readTeamOf} the coach's circle. @throws notFound if the organization is unknown, forbidden unless the viewer is its coach. */
export const readTeamPage = async (
  sql: Sql,
  viewer: Actor,
  id: string,
  query: Parameters<typeof readTeamOf>[3],
): Promise<RowsPage<TeamRow>> => readTeamOf(sql, viewer, await assertCoach(sql, viewer, id), query);

// $3 the coach's circle; null for a moderator, who sees all coaches.
const selectCoaches = statement(
  'roster.coaches',
  `select json_build_object(${rosterJsonPairs('$1::uuid')}, 'confirmed', ${hasCoachRightsSql('a')}) as row
   from player a where ${isMember} and a.role = 'coach' and ($3::uuid is null
     or exists (select from circle_place p where p.player_id = a.id and p.circle_id = $3)
     or exists (select from circle_request r where r.player_id = a.id and r.circle_id = $3))
   order by a.coach_confirmed_at is not null, a.search, a.id limit 200`,
  z.object({ row: z.custom<CoachRow>() }),
);

/** Returns the coaches of the viewer's circle, waiting ones first; of the organization for moderators. @throws notFound if it is unknown, forbidden unless the viewer is its coach or a moderator. */
export const coachesOf = async (sql: Sql, viewer: Actor, id: string): Promise<CoachRow[]> => {
  await assertCoachOrModerator(sql, viewer, id);
  const circleId = viewer.coachOf === id ? viewer.coachCircle : null;
  const rows = await sql.rows(selectCoaches, [viewer.id, id, circleId]);
  return rows.map(({ row }) => row);
};
