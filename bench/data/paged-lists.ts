import type { ContentType } from '@rinkside/contracts/item';
import type { PageQuery } from '@rinkside/contracts/paging';
import { encodeCursor } from '@rinkside/domain/feed/cursor';
import { readFollowingFeed, kindFeeds, readOrganizationFeed } from '@rinkside/domain/feed/feed.views';
import { followersOf } from '@rinkside/domain/follow/follow.views';
import type { Sql } from '@rinkside/platform/sql';
import type { PoolClient } from 'pg';
import { sampleIds } from './large-dataset.js';

export const pageSize = 20;
/** Number of rows before page 10,000. */
const deepOffset = 9999 * pageSize;

export interface PagedList {
  name: string;
  read: (sql: Sql, query: PageQuery) => Promise<unknown>;
  /** Independent SQL for all rows of the list as (`at`, `id`), without regard to cost. */
  referenceSql: string;
}

const [viewer = ''] = sampleIds.deepPagingViewers;
const blockedSql = `array(select blocked_id from block where blocker_id = '${viewer}' union select blocker_id from block where blocked_id = '${viewer}')`;
const visibleSql = `i.in_feeds and i.author_id <> all(${blockedSql})`;
const itemsSql = (where: string) =>
  `select i.feed_at as at, i.id from item i where ${visibleSql} and ${where}`;
const targetsSql = (type: string) =>
  `array(select target_id from follow where follower_id = '${viewer}' and following and target_type = '${type}')`;
const followedSql = (kind = 'true') =>
  itemsSql(`${kind} and (i.author_id = any(${targetsSql('user')})
    or i.organization_id = any(${targetsSql('organization')}) and i.off_feed_at is null and i.author_id <> '${viewer}')`);

const byKind = (kind: ContentType): PagedList => ({
  name: `${kind}s-followed`,
  read: (sql, query) => kindFeeds[kind].following(sql, viewer, viewer, query),
  referenceSql: followedSql(`i.content_type = '${kind}'`),
});

/** All unbounded lists, as seen by a viewer with 500 follows and 15 blocks. */
export const pagedLists: PagedList[] = [
  {
    name: 'organization-feed',
    read: (sql, query) => readOrganizationFeed(sql, viewer, sampleIds.leagueOrganization, query),
    referenceSql: itemsSql(`i.organization_id = '${sampleIds.leagueOrganization}' and i.off_feed_at is null`),
  },
  {
    name: 'following',
    read: (sql, query) => readFollowingFeed(sql, viewer, viewer, query),
    referenceSql: followedSql(),
  },
  byKind('post'),
  byKind('game'),
  byKind('highlight'),
  {
    name: 'posts-of-a-player',
    read: (sql, query) => kindFeeds.post.ofPlayer(sql, viewer, sampleIds.leaguePlayer, query),
    referenceSql: itemsSql(`i.author_id = '${sampleIds.leaguePlayer}' and i.content_type = 'post'`),
  },
  {
    name: 'followers',
    read: (sql, query) => followersOf(sql, sampleIds.popularPlayer, query),
    referenceSql: `select changed_at as at, follower_id as id from follow where following and target_id = '${sampleIds.popularPlayer}'`,
  },
];

/** Finds the cursor of page 10,000, or of the middle page of a shorter list. */
export const findDeepPage = async (client: PoolClient, { referenceSql }: PagedList) => {
  const { rows } = await client.query<{ at: string; id: string; position: string }>(
    `select to_json(at)#>>'{}' as at, id, position from (
       select *, row_number() over (order by at desc, id desc) as position, count(*) over () as total from (${referenceSql}) all_rows) rows
     where position = case when total > $1 then $1 else total / 2 / $2 * $2 end`,
    [deepOffset, pageSize],
  );
  const [last] = rows;
  if (!last) throw new Error('the list has no deep page');
  return {
    page: Number(last.position) / pageSize + 1,
    query: { page: 1, limit: pageSize, cursor: encodeCursor(last.at, last.id) },
  };
};
