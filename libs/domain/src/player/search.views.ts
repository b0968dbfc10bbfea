import type { PlayerRow } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { escapeLikePattern } from '../organization/organization.views.js';
import { hasCoachRightsSql } from './coach-rights.js';
import { isMinorSql } from './minor.js';
import { playerVisibleSql } from './player.policy.js';
import { playerRowJson, viewerFollowJoin } from './player.views.js';

/** The viewer's last games; players of those opponents rank above other players. */
const maxRecentGames = 20;
/** Candidates per group before ranking: among a million players, tens of thousands share a name. */
const maxCandidates = 200;

// $1 viewer, $2 the viewer's organization.
const rivals = `rival as (
  select distinct opponent_id as id from (
    select opponent_id from game where player_id = $1 and counts_from is null order by date desc, item_id desc limit ${maxRecentGames}) recent)`;

const nearnessRank = `case when a.organization_id = $2 then 0
  when a.organization_id in (select id from rival) then 1 else 2 end`;

const isOtherVisible = `${playerVisibleSql('a', '$1::uuid')} and a.id <> $1`;

const candidates = (where: string) =>
  `(select a.id from player a where ${where} and ${isOtherVisible} limit ${maxCandidates})`;
/** Name matches a pattern. Repeated on purpose: the planner then expects few rows and uses the index instead of scanning all players. */
const nameLike = (pattern: string) => `a.search like ${pattern} and a.search like ${pattern}`;
const isLong = 'length($3) > 2';

// Names that begin with the text rank first, then nearby players. Fewer than three letters match only at the start of a
// word. If there are too few matches, `<%` (word similarity) adds names with a typo or two.
const search = statement(
  'player.search',
  `with ${rivals},
   matches as (
     select found.id from (select $2::uuid as id union select id from rival) o
     cross join lateral ${candidates(`a.organization_id = o.id
       and ' ' || a.search like case when ${isLong} then '%' else '% ' end || lower($4) || '%'`)} found
     union ${candidates(nameLike(`lower($4) || '%'`))}
     union ${candidates(nameLike(`'% ' || lower($4) || '%'`))}
     union ${candidates(`${isLong} and ${nameLike(`'%' || lower($4) || '%'`)}`)}),
   chosen as (
     select id from matches
     union (select a.id from player a where (select count(*) from matches) < $5 and $3 <% a.search and ${isOtherVisible}
       order by word_similarity($3, a.search) desc limit ${maxCandidates}))
   select ${playerRowJson('f.follower_id is not null')} as row
   from chosen join player a on a.id = chosen.id left join organization o on o.id = a.organization_id
   ${viewerFollowJoin}
   order by (a.search like lower($4) || '%') desc, ${nearnessRank}, word_similarity($3, a.search) desc, a.id desc
   limit $5`,
  z.object({ row: z.custom<PlayerRow>() }),
);

// Strangers who chose the role of a coach are not suggested to minors.
const isSuggested = `${isOtherVisible} and (a.role is distinct from 'coach' or ${hasCoachRightsSql('a')}
  or not (select ${isMinorSql('viewer')} from player viewer where viewer.id = $1))`;

/** Selects the newest players of a group. Ids are time-ordered, so this scans the primary key backwards. */
const newestOf = (rank: number, where: string) => `(select a.id, ${rank} as rank from player a
  where ${where} and ${isSuggested} and not exists (
    select from follow f where f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following)
  order by a.id desc limit ${maxCandidates})`;

// Three short index scans instead of reading all players; full rows are read only for the result.
const suggest = statement(
  'player.suggest',
  `with ${rivals},
   near as (${newestOf(0, 'a.organization_id = $2')}
     union all select found.* from rival cross join lateral ${newestOf(1, 'a.organization_id = rival.id')} found
     union all ${newestOf(2, 'true')}),
   chosen as materialized (
     select id, min(rank) as rank from near group by id order by min(rank), id desc limit $3)
   select ${playerRowJson('false')} as row
   from chosen join player a on a.id = chosen.id left join organization o on o.id = a.organization_id
   order by chosen.rank, a.id desc`,
  z.object({ row: z.custom<PlayerRow>() }),
);

/** A text without letters or digits matches no name. */
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** Searches players by name. Without a text, suggests players to follow: first of the viewer's organization, then of recent opponents. */
export const searchPlayers = async (
  sql: Sql,
  viewer: { id: string; organizationId: string | null },
  text: string,
  limit: number,
): Promise<PlayerRow[]> => {
  if (text && !hasLetterOrDigit.test(text)) return [];
  const viewerValues = [viewer.id, viewer.organizationId];
  const rows = text
    ? await sql.rows(search, [...viewerValues, text, escapeLikePattern(text), limit])
    : await sql.rows(suggest, [...viewerValues, limit]);
  return rows.map(({ row }) => row);
};
