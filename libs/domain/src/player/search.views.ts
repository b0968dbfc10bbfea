import type { SearchQuery } from '@rinkside/contracts/paging';
import type { PlayerRow } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { decodeKeyCursor } from '../feed/cursor.js';
import { searchPageOf, type RowsPage } from '../feed/page-reader.js';
import { sharesCircleSql } from '../organization/membership.js';
import { escapeLikePattern } from '../organization/organization.views.js';
import { hasCoachRightsSql } from './coach-rights.js';
import { isMinorSql } from './minor.js';
import { playerVisibleSql } from './player.policy.js';
import { playerRowJson, viewerFollowJoin } from './player.views.js';

/** The viewer's last games; players of those opponents rank above other players. */
const maxRecentGames = 20;
/** Candidates per group before ranking: among a million players, tens of thousands share a name. */
const maxCandidates = 200;
/** With fewer matches, names with a typo or two are found as well. */
const minExactMatches = 20;

// $1 viewer, $2 the viewer's organization.
const rivals = `rival as (
  select distinct opponent_id as id from (
    select opponent_id from game where player_id = $1 and counts_from is null order by date desc, item_id desc limit ${maxRecentGames}) recent)`;

const nearnessRank = `case when a.organization_id = $2 then 0
  when a.organization_id in (select id from rival) then 1 else 2 end`;

const isOtherVisible = `${playerVisibleSql('a', '$1::uuid')} and a.id <> $1`;

/** Condition: anybody finds the player, or the viewer does as a member of their circle. */
const isOpen = `(not ${isMinorSql('a')} or ${sharesCircleSql('a', '$1::uuid')})`;

const candidates = (where: string) =>
  `(select a.id from player a where ${where} and ${isOtherVisible} limit ${maxCandidates})`;
/** The name without accents, as the index has it. */
const nameKey = 'search_key(a.search)';
/** Name matches a pattern. Repeated on purpose: the planner then expects few rows and uses the index instead of scanning all players. */
const nameLike = (pattern: string) => `${nameKey} like ${pattern} and ${nameKey} like ${pattern}`;
const isLong = 'length($3) > 2';

/** Minors of other circles: by the first letters of the first name, by the whole last name, or by both names whole. */
const otherMinors = [
  candidates(`${nameLike(`search_key($4) || '%'`)} and ${isLong} and search_key(a.first_name) like search_key($4) || '%'
    and not $6::boolean and not ${isOpen}`),
  candidates(
    `${nameLike(`'% ' || search_key($4)`)} and search_key(a.last_name) = search_key($3) and not $6::boolean and not ${isOpen}`,
  ),
  candidates(`${nameLike(`search_key($4)`)} and not $6::boolean and not ${isOpen}`),
].join(' union ');

/** Sort key of a found player, in descending order: the name begins with the text, nearness, similarity, id. */
const searchKey = z.object({
  starts: z.boolean(),
  nearness: z.number(),
  similarity: z.number(),
  id: z.string(),
});
const searchCursor = z.tuple([z.boolean(), z.int32(), z.number(), z.uuid()]);
const firstSearchKey: z.infer<typeof searchCursor> = [true, 1, 2, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

// Names that begin with the text rank first, then nearby players. Fewer than three letters match only at the start of a
// word. If there are too few matches, `<%` (word similarity) adds names with a typo or two.
// $7 to $10 the sort key to continue after.
const searchStatement = statement(
  'player.search',
  `with ${rivals},
   matches as (
     select found.id from (select $2::uuid as id union select id from rival) o
     cross join lateral ${candidates(`a.organization_id = o.id and ${isOpen}
       and ' ' || ${nameKey} like case when ${isLong} then '%' else '% ' end || search_key($4) || '%'`)} found
     union ${candidates(`${nameLike(`search_key($4) || '%'`)} and ${isOpen}`)}
     union ${candidates(`${nameLike(`'% ' || search_key($4) || '%'`)} and ${isOpen}`)}
     union ${candidates(`${isLong} and ${nameLike(`'%' || search_key($4) || '%'`)} and ${isOpen}`)}
     union ${otherMinors}),
   chosen as (
     select id from matches
     union (select a.id from player a where (select count(*) from matches) < ${minExactMatches} and search_key($3) <% ${nameKey} and ${isOpen} and ${isOtherVisible}
       order by word_similarity(search_key($3), ${nameKey}) desc, a.id desc limit ${maxCandidates})),
   ranked as (
     select a.id, ${nameKey} like search_key($4) || '%' as starts, -(${nearnessRank}) as nearness,
       word_similarity(search_key($3), ${nameKey})::float8 as similarity
     from chosen join player a on a.id = chosen.id),
   page as (
     select * from ranked
     where (starts, nearness, similarity, id) < ($7::boolean, $8::int, $9::float8, $10::uuid)
     order by starts desc, nearness desc, similarity desc, id desc limit $5)
   select ${playerRowJson('$1::uuid', 'f.follower_id is not null')} as row, page.*
   from page join player a on a.id = page.id left join organization o on o.id = a.organization_id
   ${viewerFollowJoin}
   order by page.starts desc, page.nearness desc, page.similarity desc, page.id desc`,
  searchKey.extend({ row: z.custom<PlayerRow>() }),
);

// Strangers who chose the role of a coach are not suggested to minors. `viewer` is a part of the statement below.
const isSuggested = `${isOtherVisible} and (a.role is distinct from 'coach' or ${hasCoachRightsSql('a')}
  or not (select minor from viewer))`;

/** Selects the newest players of a group. Ids are time-ordered, so this scans the primary key backwards. */
const newestOf = (rank: number, where: string) => `(select a.id, ${rank} as rank from player a
  where ${where} and ${isSuggested} and not exists (
    select from follow f where f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following)
  order by a.id desc limit ${maxCandidates})`;

/** Minors get members of their circles. Others get those whom they can find. */
const isSuggestedMember = `case when (select minor from viewer) then ${sharesCircleSql('a', '$1::uuid')} else ${isOpen} end`;
/** Minors get players of about their age. Others get no minors. */
const isSuggestedRival = `case when (select minor from viewer)
  then a.role = 'player' and a.trusted_birthdate between (select earliest from viewer) and (select latest from viewer)
  else not ${isMinorSql('a')} end`;

// Three short index scans instead of reading all players; full rows are read only for the result.
const suggest = statement(
  'player.suggest',
  `with ${rivals},
   viewer as (
     select ${isMinorSql('v')} as minor, v.trusted_birthdate - interval '2 years' as earliest,
       v.trusted_birthdate + interval '2 years' as latest from player v where v.id = $1),
   near as (${newestOf(0, `a.organization_id = $2 and ${isSuggestedMember}`)}
     union all select found.* from rival cross join lateral ${newestOf(1, `a.organization_id = rival.id and ${isSuggestedRival}`)} found
     union all ${newestOf(2, `not (select minor from viewer) and not ${isMinorSql('a')}`)}),
   chosen as materialized (
     select id, min(rank) as rank from near group by id order by min(rank), id desc limit $3)
   select ${playerRowJson('$1::uuid', 'false')} as row
   from chosen join player a on a.id = chosen.id left join organization o on o.id = a.organization_id
   order by chosen.rank, a.id desc`,
  z.object({ row: z.custom<PlayerRow>() }),
);

/** A text without letters or digits matches no name. */
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Searches players by name: adults and members of the viewer's circles by any part of it, other minors
 * only as {@link otherMinors}; with `withoutMinors` not at all. @throws invalid for an invalid cursor.
 */
export const searchPlayers = async (
  sql: Sql,
  viewer: Pick<Actor, 'id' | 'organizationId'>,
  { search: text, limit, cursor, withoutMinors }: SearchQuery & { withoutMinors: boolean },
): Promise<RowsPage<PlayerRow>> => {
  const after = cursor === undefined ? firstSearchKey : decodeKeyCursor(searchCursor, cursor);
  if (!hasLetterOrDigit.test(text)) return { rows: [], nextCursor: null };
  const { id, organizationId } = viewer;
  const pattern = escapeLikePattern(text);
  const values = [id, organizationId, text, pattern, limit + 1, withoutMinors, ...after];
  const found = await sql.rows(searchStatement, values);
  return searchPageOf(found, limit, (last) => [last.starts, last.nearness, last.similarity, last.id]);
};

/** Suggests players to follow: of the viewer's organization, then of recent opponents, then, to adults, other adults. */
export const suggestPlayers = async (
  sql: Sql,
  { id, organizationId }: Pick<Actor, 'id' | 'organizationId'>,
  limit: number,
): Promise<PlayerRow[]> => (await sql.rows(suggest, [id, organizationId, limit])).map(({ row }) => row);
