import type { PlayerView } from '@rinkside/contracts/player';
import { isUuid } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { inFeedsOfSql } from '../item/item.policy.js';
import { playerVisibleSql, publicPageSql } from './player.policy.js';
import { playerRowPairs, publicPlayerJsonPairs, viewerFollowJoin } from './player.views.js';
import { currentSeason, seasonRow, seasonSumsJson, seasonStatsMapper } from './season-stats.views.js';

// $1 viewer, $2 player. Counts the items that the viewer's lists show: all for the author, only those in feeds for other players.
const countsJson = `select json_build_object(
    'games', count(*) filter (where i.content_type = 'game'),
    'highlights', count(*) filter (where i.content_type = 'highlight'),
    'posts', count(*) filter (where i.content_type = 'post'),
    'followers', (select count(*) from follow f join player p on p.id = f.follower_id
      where f.target_id = $2 and f.target_type = 'user' and f.following and ${playerVisibleSql('p', '$1::uuid')}),
    'following', (select count(*) from follow f join player p on p.id = f.target_id
      where f.follower_id = $2 and f.target_type = 'user' and f.following and ${playerVisibleSql('p', '$1::uuid')}))
  from item i where i.author_id = $2 and (i.author_id = $1 or ${inFeedsOfSql('$1::uuid')})`;

const selectPage = statement(
  'player.page',
  `select json_build_object(${playerRowPairs('$1::uuid', 'f.follower_id is not null')},
     'organization_id', a.organization_id, 'counts', (${countsJson}), 'can', json_build_object('edit', a.id = $1),
     'live_alerts', coalesce(f.live_alerts, false),
     'created_at', a.created_at, 'version', a.version) as view
   from player a left join organization o on o.id = a.organization_id
   ${viewerFollowJoin}
   where a.id = $2 and ${playerVisibleSql('a', '$1::uuid')}`,
  z.object({ view: z.custom<PlayerView>() }),
);

/** Returns a player's page for a signed-in viewer. @throws notFound for a player the viewer may not see. */
export const readPlayerPage = async (sql: Sql, viewerId: string, id: string): Promise<PlayerView> => {
  const [row] = await sql.rows(selectPage, [viewerId, id]);
  if (!row) throw notFound();
  return row.view;
};

const selectPublicPages = statement(
  'player.publicPages',
  `select request.at::int as at, json_build_object(${publicPlayerJsonPairs})::text as player, ${seasonSumsJson('s')} as sums, s.version
   from unnest(${stableArrayParam('$1', 'uuid')}, $2::uuid[]) with ordinality request (viewer_id, id, at)
   join player a on a.id = request.id left join organization o on o.id = a.organization_id
   left join season_stats s on s.player_id = a.id and s.reading = 'stats' and s.season = $3
   where ${playerVisibleSql('a', 'request.viewer_id')} and ${publicPageSql('a')}`,
  seasonRow.extend({ at: z.number(), player: z.string() }),
);

/** A request for a public player page; `viewerId` is undefined for anonymous visitors. */
export interface PublicPageRequest {
  viewerId: string | undefined;
  id: string;
}

/**
 * Returns public player pages as JSON text of a `PublicPlayer`, in the order of the requests. They are the same for every
 * viewer, except that blocks between viewer and player hide them. Undefined alike for missing, disabled and malformed ids.
 */
export const readPublicPlayers = async (
  sql: Sql,
  requests: PublicPageRequest[],
): Promise<(string | undefined)[]> => {
  const season = currentSeason('stats');
  const viewOf = seasonStatsMapper('stats', season);
  const viewers = requests.map(({ viewerId }) => viewerId ?? null);
  const ids = requests.map(({ id }) => (isUuid(id) ? id : null));
  const pages: (string | undefined)[] = requests.map(() => undefined);
  for (const row of await sql.rows(selectPublicPages, [viewers, ids, season])) {
    // Appends the stats, which are computed here, to PostgreSQL's JSON object.
    pages[row.at - 1] = `${row.player.slice(0, -1)},"stats":${JSON.stringify(viewOf(row))}}`;
  }
  return pages;
};
