import type { PageQuery } from '@rinkside/contracts/paging';
import type { PlayerRow } from '@rinkside/contracts/player';
import type { CoachRow, MembersPage, TeamRow } from '@rinkside/contracts/roster';
import { noGames, statsOf, type SeasonSums } from '@rinkside/contracts/season';
import { statement, type Sql } from '@rinkside/platform/sql';
import type { Actor } from '../actor.js';
import type { RowsPage } from '../feed/rows.js';
import { playerSeenSql } from '../player/player.policy.js';
import { playerRowJson, rosterPairs } from '../player/player.views.js';
import { currentSeason, seasonSumsJson } from '../player/season.views.js';
import { assertCoach, assertCoachOrModerator, assertOrganization } from './coach.policy.js';
import { cursorAfterName, rosterPosition, type RosterKey } from './roster.cursor.js';

// $1 the viewer, $2 the organization; its seen members, read by the index `player_roster`.
const member = `a.organization_id = $2 and ${playerSeenSql('a', '$1::uuid')}`;
const rest = `(a.role is distinct from 'coach')`;
const sortKey = `${rest} as rest, a.search as name, a.id`;
const byName = `order by ${rest}, a.search, a.id`;
// $3, $4 and $5 the key to go on from, $6 limit + 1, $7 offset.
const page = `and (${rest}, a.search, a.id) > ($3::boolean, $4::text, $5::uuid) ${byName} limit $6 offset $7`;

const count = statement<{ count: number }>(
  'roster.count',
  `select count(*)::int as count from player a where ${member}`,
);
const members = statement<RosterKey & { row: PlayerRow }>(
  'roster.members',
  `select ${sortKey}, ${playerRowJson('f.follower_id is not null')} as row
   from player a left join organization o on o.id = a.organization_id
   left join follow f on f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following
   where ${member} ${page}`,
);

/** Cuts a read of `limit + 1` rows into a page. */
const cut = <Row extends RosterKey>(found: Row[], limit: number) => {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > limit;
  return { shown, hasMore, nextCursor: hasMore && last ? cursorAfterName(last) : null };
};

const pageValues = (viewer: Actor, id: string, query: PageQuery) => {
  const { rest: after, name, id: last, offset } = rosterPosition(query);
  return [viewer.id, id, after, name, last, query.limit + 1, offset];
};

/** Members the viewer sees with their number, coaches first, then by name. @throws 404 for an unknown organization. */
export const membersPage = async (
  sql: Sql,
  viewer: Actor,
  id: string,
  query: PageQuery,
): Promise<MembersPage> => {
  await assertOrganization(sql, id);
  const found = await sql.rows(members, pageValues(viewer, id, query));
  const [total] = await sql.rows(count, [viewer.id, id]);
  const { shown, hasMore, nextCursor } = cut(found, query.limit);
  return { members: shown.map(({ row }) => row), hasMore, nextCursor, totalMembers: total?.count ?? 0 };
};

const team = statement<RosterKey & { row: Omit<TeamRow, 'stats'>; sums: SeasonSums | null }>(
  'roster.team',
  `select ${sortKey}, json_build_object(${rosterPairs}) as row, ${seasonSumsJson('s')} as sums
   from player a
   left join season_stats s on s.player_id = a.id and s.reading = 'dashboard' and s.season = $8
   where ${member} and a.role = 'player' ${page}`,
);

/** The players of a coach's organization with their current season. @throws 404 when it is unknown, 403 for others. */
export const teamPage = async (
  sql: Sql,
  viewer: Actor,
  id: string,
  query: PageQuery,
): Promise<RowsPage<TeamRow>> => {
  await assertCoach(sql, viewer, id);
  const found = await sql.rows(team, [...pageValues(viewer, id, query), currentSeason('dashboard')]);
  const { shown, nextCursor } = cut(found, query.limit);
  const rows = shown.map(({ row, sums }) => Object.assign(row, { stats: statsOf(sums ?? noGames) }));
  return { rows, nextCursor };
};

const coaches = statement<{ row: CoachRow }>(
  'roster.coaches',
  `select json_build_object(${rosterPairs}, 'confirmed', a.coach_confirmed_at is not null) as row
   from player a where ${member} and a.role = 'coach'
   order by a.coach_confirmed_at is not null, a.search, a.id limit 200`,
);

/** Coaches, those who wait first, for its coaches and moderators. @throws 404 when it is unknown, 403 for others. */
export const coachesOf = async (sql: Sql, viewer: Actor, id: string): Promise<CoachRow[]> => {
  await assertCoachOrModerator(sql, viewer, id);
  const rows = await sql.rows(coaches, [viewer.id, id]);
  return rows.map(({ row }) => row);
};
