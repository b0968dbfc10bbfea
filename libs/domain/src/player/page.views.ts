import type { PlayerView } from '@rinkside/contracts/player';
import { isId } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/refusal';
import { statement, type Sql, uncounted } from '@rinkside/platform/sql';
import { playerSeenSql, publicPageSql } from './player.policy.js';
import { playerPairs, publicPlayerPairs } from './player.views.js';
import { currentSeason, seasonSumsJson, seasonView, type SeasonRow } from './season.views.js';

// $1 the viewer, $2 the player. Items as their lists show them: all of them to their author, the listed ones to others.
const items = `select json_build_object(
    'games', count(*) filter (where i.content_type = 'game'),
    'highlights', count(*) filter (where i.content_type = 'highlight'),
    'posts', count(*) filter (where i.content_type = 'post'),
    'followers', (select count(*) from follow f join player p on p.id = f.follower_id
      where f.target_id = $2 and f.target_type = 'user' and f.following and ${playerSeenSql('p', '$1::uuid')}),
    'following', (select count(*) from follow f join player p on p.id = f.target_id
      where f.follower_id = $2 and f.target_type = 'user' and f.following and ${playerSeenSql('p', '$1::uuid')}))
  from item i where i.author_id = $2 and (i.author_id = $1 or i.listed)`;

const page = statement<{ view: PlayerView }>(
  'player.page',
  `select json_build_object(${playerPairs}, 'following', f.follower_id is not null,
     'organization_id', a.organization_id, 'counts', (${items}), 'can', json_build_object('edit', a.id = $1),
     'created_at', a.created_at, 'version', a.version) as view
   from player a left join organization o on o.id = a.organization_id
   left join follow f on f.follower_id = $1 and f.target_type = 'user' and f.target_id = a.id and f.following
   where a.id = $2 and ${playerSeenSql('a', '$1::uuid')}`,
);

/** A player's page for somebody signed in. @throws 404 for whom the viewer may not see. */
export const playerPage = async (sql: Sql, viewerId: string, id: string): Promise<PlayerView> => {
  const [row] = await sql.rows(page, [viewerId, id]);
  if (!row) throw notFound();
  return row.view;
};

const publicPages = statement<SeasonRow & { at: number; player: string }>(
  'player.publicPages',
  `select asked.at::int as at, json_build_object(${publicPlayerPairs})::text as player, ${seasonSumsJson('s')} as sums, s.version
   from unnest(${uncounted('$1', 'uuid')}, $2::uuid[]) with ordinality asked (viewer_id, id, at)
   join player a on a.id = asked.id left join organization o on o.id = a.organization_id
   left join season_stats s on s.player_id = a.id and s.reading = 'stats' and s.season = $3
   where ${playerSeenSql('a', 'asked.viewer_id')} and ${publicPageSql('a')}`,
);

/** Whose page somebody opens, and who that is if they are signed in. */
export interface PublicPageAsked {
  viewerId: string | undefined;
  id: string;
}

/**
 * Players' pages as anybody sees them, whoever asks, as JSON text of a `PublicPlayer`; a viewer counts only where one
 * has blocked the other. In the order of what is asked: undefined for a missing, switched-off or malformed one alike.
 */
export const publicPlayers = async (sql: Sql, asked: PublicPageAsked[]): Promise<(string | undefined)[]> => {
  const season = currentSeason('stats');
  const viewOf = seasonView('stats', season);
  const viewers = asked.map(({ viewerId }) => viewerId ?? null);
  const ids = asked.map(({ id }) => (isId(id) ? id : null));
  const pages: (string | undefined)[] = asked.map(() => undefined);
  for (const row of await sql.rows(publicPages, [viewers, ids, season])) {
    // PostgreSQL's object goes on with what it does not reckon.
    pages[row.at - 1] = `${row.player.slice(0, -1)},"stats":${JSON.stringify(viewOf(row))}}`;
  }
  return pages;
};
