import type { PlayerRow } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import { likeText } from '../organization/organization.views.js';
import { playerSeenSql } from './player.policy.js';
import { playerRowJson } from './player.views.js';

/** The viewer's last games; their opponents' players are near, too. */
const recentGames = 20;
/** Looked at of each kind before the best are chosen: of a million players tens of thousands share a name. */
const considered = 200;

// $1 the viewer, $2 their organization.
const rivals = `rival as (
  select distinct opponent_id as id from (
    select opponent_id from game where player_id = $1 order by date desc, item_id desc limit ${recentGames}) recent)`;

const nearness = `case when a.organization_id = $2 then 0
  when a.organization_id in (select id from rival) then 1 else 2 end`;

const others = `${playerSeenSql('a', '$1::uuid')} and a.id <> $1`;

const some = (where: string) =>
  `(select a.id from player a where ${where} and ${others} limit ${considered})`;
/** For names like a pattern. It stands twice: the planner then takes them for few, and does not read all players until it has met enough. */
const named = (pattern: string) => `a.search like ${pattern} and a.search like ${pattern}`;
const isLong = 'length($3) > 2';

// A name that begins with the text comes first, then who is near. Fewer than three letters are known at the beginning of
// a word only. `<%` finds the text within the name and forgives a typo or two, where too few are named so.
const search = statement<{ row: PlayerRow }>(
  'player.search',
  `with ${rivals},
   said as (
     select found.id from (select $2::uuid as id union select id from rival) o
     cross join lateral ${some(`a.organization_id = o.id
       and ' ' || a.search like case when ${isLong} then '%' else '% ' end || lower($4) || '%'`)} found
     union ${some(named(`lower($4) || '%'`))}
     union ${some(named(`'% ' || lower($4) || '%'`))}
     union ${some(`${isLong} and ${named(`'%' || lower($4) || '%'`)}`)}),
   chosen as (
     select id from said
     union (select a.id from player a where (select count(*) from said) < $5 and $3 <% a.search and ${others}
       order by word_similarity($3, a.search) desc limit ${considered}))
   select ${playerRowJson('f.follower_id is not null')} as row
   from chosen join player a on a.id = chosen.id left join organization o on o.id = a.organization_id
   left join follow f on f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following
   order by (a.search like lower($4) || '%') desc, ${nearness}, word_similarity($3, a.search) desc, a.id desc
   limit $5`,
);

/** The newest of some players; the key is made of the time, so its index is read from the end. */
const newest = (rank: number, where: string) => `(select a.id, ${rank} as rank from player a
  where ${where} and ${others} and not exists (
    select from follow f where f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following)
  order by a.id desc limit ${considered})`;

// Three short index walks instead of a look at everybody; only who is shown is read whole.
const suggest = statement<{ row: PlayerRow }>(
  'player.suggest',
  `with ${rivals},
   near as (${newest(0, 'a.organization_id = $2')}
     union all select found.* from rival cross join lateral ${newest(1, 'a.organization_id = rival.id')} found
     union all ${newest(2, 'true')}),
   chosen as materialized (
     select id, min(rank) as rank from near group by id order by min(rank), id desc limit $3)
   select ${playerRowJson('false')} as row
   from chosen join player a on a.id = chosen.id left join organization o on o.id = a.organization_id
   order by chosen.rank, a.id desc`,
);

/** What holds neither a letter nor a number is in no name. */
const mayBeNamed = /[\p{L}\p{N}]/u;

/** Players by name; without a text, whom the viewer might follow: own organization, then recent opponents', first. */
export const searchPlayers = async (
  sql: Sql,
  viewer: { id: string; organizationId: string | null },
  text: string,
  limit: number,
): Promise<PlayerRow[]> => {
  if (text && !mayBeNamed.test(text)) return [];
  const near = [viewer.id, viewer.organizationId];
  const rows = text
    ? await sql.rows(search, [...near, text, likeText(text), limit])
    : await sql.rows(suggest, [...near, limit]);
  return rows.map(({ row }) => row);
};
