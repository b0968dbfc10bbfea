import type { PageQuery } from '@rinkside/contracts/paging';
import { arrayText } from '@rinkside/platform/json-text';
import type { Sql } from '@rinkside/platform/sql';
import { statement } from '@rinkside/platform/sql';
import type { ContentType } from '@rinkside/contracts/item';
import { blockedWithSql } from '../block/block.policy.js';
import { itemJoins, itemText } from '../item/item.views.js';
import { cursorAfter, positionOf } from './cursor.js';

/** A page of items; `items` is the JSON text of an array, made by PostgreSQL and passed through as it is. */
export interface ItemsPage {
  items: string;
  hasMore: boolean;
  nextCursor: string | null;
}

interface PageRow {
  items: string;
  rows: number;
  last_at: string | null;
  last_id: string | null;
}

// Parameters of every feed: $1 viewer, $2 and $3 the sort key to go on from, $4 limit + 1, $5 offset, $6 whose feed.
const after = `(i.feed_at, i.id) < ($2::timestamptz, $3::uuid)`;
const newest = `order by i.feed_at desc, i.id desc`;

/** Writes the chosen items in one statement; the row beyond the limit only says that there is more. */
const page = (name: string, items: string) =>
  statement<PageRow>(
    name,
    `with chosen as materialized (${items}),
     shown as (select * from chosen i ${newest} limit $4::int - 1)
     select ${arrayText(itemText('$1::uuid'), newest)} as items,
       (select count(*)::int from chosen) as rows,
       (select to_json(feed_at)#>>'{}' from shown i order by feed_at, id limit 1) as last_at,
       (select id from shown i order by feed_at, id limit 1) as last_id
     from shown i ${itemJoins('$1::uuid')}`,
  );

/** What feeds of others show this viewer; own items that are not listed stay in the own lists. */
const shown = `i.listed and i.author_id <> all(${blockedWithSql('$1::uuid')})`;

const walk = (where: string) =>
  `select i.* from item i where ${where} and ${after} ${newest} limit $4 offset $5`;

const ofPlayer = (kind: ContentType) =>
  walk(`i.author_id = $6 and i.content_type = '${kind}' and (i.author_id = $1::uuid or ${shown})`);

const unblocked = (id: string) => `${id} <> all((select ids from blocked)::uuid[])`;

/** What a followed source, a player or an organization, shows after the key one goes on from. */
const sources = {
  user: `i.author_id = f.target_id and i.listed and ${after}`,
  organization: `i.organization_id = f.target_id and i.listed and i.off_feed_at is null and i.author_id <> $6
    and ${unblocked('i.author_id')} and ${after}`,
} as const;

const ofBoth = (part: (type: keyof typeof sources) => string) =>
  `${part('user')} union all ${part('organization')}`;

/** All of them where the sources have less than a page to show. */
const aboveFloor = (
  row: string,
) => `(${row}.feed_at, ${row}.id) >= (coalesce((select feed_at from floor), '-infinity'),
  coalesce((select id from floor), '00000000-0000-0000-0000-000000000000'))`;

/** Of each source, so many that all together fill the way to the page. */
const share = `case when $5::int = 0 then 1 else (
  select greatest(1, ceil(2.0 * ($4::int + $5::int) / greatest(1, count(*))))::int
  from follow where follower_id = $6 and following) end`;

/**
 * The newest of all that is followed. First only the newest of each source are looked up, one for a first page and so
 * many that all sources together fill the way to a deeper one: a source where the newest is older than all that cannot
 * reach the page. Those that can are read down to that floor.
 */
const followed = (kind = 'true') => `
  with blocked as materialized (select ${blockedWithSql('$1::uuid')} as ids),
  head as materialized (${ofBoth(
    (type) => `
    select f.target_type, f.target_id, i.feed_at, i.id from follow f cross join lateral (
      select i.id, i.feed_at from item i where ${sources[type]} and ${kind} ${newest} limit ${share}
    ) i where f.follower_id = $6 and f.following and f.target_type = '${type}' and ${unblocked('f.target_id')}`,
  )}),
  floor as materialized (
    select i.feed_at, i.id from (select distinct feed_at, id from head) i ${newest} offset $4::int + $5::int - 1 limit 1)
  select i.* from (select distinct i.id, i.feed_at from (${ofBoth(
    (type) => `
    select i.id, i.feed_at from (select distinct f.target_type, f.target_id from head f where ${aboveFloor('f')}) f cross join lateral (
      select i.id, i.feed_at from item i
      where ${sources[type]} and ${kind} and ${aboveFloor('i')} ${newest} limit $4::int + $5::int
    ) i where f.target_type = '${type}'`,
  )}) i ${newest} limit $4 offset $5) reached join item i on i.id = reached.id`;

const followedKind = (kind: ContentType) => followed(`i.content_type = '${kind}'`);

const read =
  (statement: ReturnType<typeof page>) =>
  async (sql: Sql, viewerId: string, of: string, query: PageQuery): Promise<ItemsPage> => {
    const { at, id, limit, offset } = positionOf(query);
    const [row] = await sql.rows(statement, [viewerId, at, id, limit + 1, offset, of]);
    if (!row) return { items: '[]', hasMore: false, nextCursor: null };
    const hasMore = row.rows > limit;
    const nextCursor = hasMore && row.last_at && row.last_id ? cursorAfter(row.last_at, row.last_id) : null;
    return { items: row.items, hasMore, nextCursor };
  };

/** Items made by members of the organization, newest first, without those a coach took off its feed. */
export const organizationFeed = read(
  page('feed.organization', walk(`i.organization_id = $6 and i.off_feed_at is null and ${shown}`)),
);
/** Items of followed players and organizations, without one's own. */
export const followingFeed = read(page('feed.following', followed()));

/** The same by kind, and one player's: all of them for their author, the listed ones for others. */
export const kindFeeds = {
  post: {
    following: read(page('post.following', followedKind('post'))),
    ofPlayer: read(page('post.ofPlayer', ofPlayer('post'))),
  },
  highlight: {
    following: read(page('highlight.following', followedKind('highlight'))),
    ofPlayer: read(page('highlight.ofPlayer', ofPlayer('highlight'))),
  },
  game: {
    following: read(page('game.following', followedKind('game'))),
    ofPlayer: read(page('game.ofPlayer', ofPlayer('game'))),
  },
} as const satisfies Record<ContentType, object>;
