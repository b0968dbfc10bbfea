import type { ContentType } from '@rinkside/contracts/item';
import type { PageQuery } from '@rinkside/contracts/paging';
import { cursorAfter } from '@rinkside/domain/feed/cursor';
import { followingFeed, kindFeeds, organizationFeed } from '@rinkside/domain/feed/feed.views';
import { followersOf } from '@rinkside/domain/follow/follow.views';
import type { Sql } from '@rinkside/platform/sql';
import type { PoolClient } from 'pg';
import { cast } from './million.js';

/** Rows of a page, and of all pages before the 10,000th. */
export const pageSize = 20;
const deepest = 9999 * pageSize;

export interface List {
  name: string;
  read: (sql: Sql, query: PageQuery) => Promise<unknown>;
  /** Everything it shows as `at`, `id`, written without the product's statement and at any cost. */
  truth: string;
}

const [viewer = ''] = cast.deep;
const blocked = `array(select blocked_id from block where blocker_id = '${viewer}' union select blocker_id from block where blocked_id = '${viewer}')`;
const shown = `i.listed and i.author_id <> all(${blocked})`;
const items = (where: string) => `select i.feed_at as at, i.id from item i where ${shown} and ${where}`;
const targets = (type: string) =>
  `array(select target_id from follow where follower_id = '${viewer}' and following and target_type = '${type}')`;
const followed = (kind = 'true') =>
  items(`${kind} and (i.author_id = any(${targets('user')})
    or i.organization_id = any(${targets('organization')}) and i.off_feed_at is null and i.author_id <> '${viewer}')`);

const byKind = (kind: ContentType): List => ({
  name: `${kind}s-followed`,
  read: (sql, query) => kindFeeds[kind].following(sql, viewer, viewer, query),
  truth: followed(`i.content_type = '${kind}'`),
});

/** Every list that can grow without end, as one viewer with 500 follows and 15 blocks sees it. */
export const lists: List[] = [
  {
    name: 'organization-feed',
    read: (sql, query) => organizationFeed(sql, viewer, cast.leagueOrganization, query),
    truth: items(`i.organization_id = '${cast.leagueOrganization}' and i.off_feed_at is null`),
  },
  {
    name: 'following',
    read: (sql, query) => followingFeed(sql, viewer, viewer, query),
    truth: followed(),
  },
  byKind('post'),
  byKind('game'),
  byKind('highlight'),
  {
    name: 'posts-of-a-player',
    read: (sql, query) => kindFeeds.post.ofPlayer(sql, viewer, cast.league, query),
    truth: items(`i.author_id = '${cast.league}' and i.content_type = 'post'`),
  },
  {
    name: 'followers',
    read: (sql, query) => followersOf(sql, cast.star, query),
    truth: `select changed_at as at, follower_id as id from follow where following and target_id = '${cast.star}'`,
  },
];

/** The 10,000th page of a list, or the one in the middle of a shorter list, by its cursor. */
export const deepPage = async (client: PoolClient, { truth }: List) => {
  const { rows } = await client.query<{ at: string; id: string; place: string }>(
    `select to_json(at)#>>'{}' as at, id, place from (
       select *, row_number() over (order by at desc, id desc) as place, count(*) over () as total from (${truth}) everything) rows
     where place = case when total > $1 then $1 else total / 2 / $2 * $2 end`,
    [deepest, pageSize],
  );
  const [last] = rows;
  if (!last) throw new Error('a list with no row so deep');
  return {
    page: Number(last.place) / pageSize + 1,
    query: { page: 1, limit: pageSize, cursor: cursorAfter(last.at, last.id) },
  };
};
