import type { PageQuery } from '@rinkside/contracts/paging';
import { jsonArray } from '@rinkside/platform/sql-json';
import type { Sql } from '@rinkside/platform/sql';
import { hiddenParam, statement } from '@rinkside/platform/sql';
import type { ContentType } from '@rinkside/contracts/item';
import * as z from 'zod';
import { blockedWithSql } from '../block/block.policy.js';
import { inFeedsOfSql } from '../item/item.policy.js';
import { itemJoins, itemJsonText } from '../item/item.views.js';
import { escapeLikePattern } from '../organization/organization.views.js';
import { encodeCursor, pagePositionOf } from './cursor.js';

/** A page of items; `items` is the JSON text of an array, built by PostgreSQL and sent unparsed. */
export interface ItemsPage {
  items: string;
  hasMore: boolean;
  nextCursor: string | null;
}

// Parameters of every feed: $1 viewer, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset,
// $6 the player or organization of the feed.
const limit = hiddenParam('$4', 'int');
const offset = hiddenParam('$5', 'int');
const subject = hiddenParam('$6', 'uuid');
const afterKey = `(i.feed_at, i.id) < (${hiddenParam('$2', 'timestamptz')}, ${hiddenParam('$3', 'uuid')})`;
const newestFirst = `order by i.feed_at desc, i.id desc`;

/** Renders the chosen items in one statement; the row beyond the limit only indicates that there are more. */
const pageStatement = (name: string, items: string) =>
  statement(
    name,
    `with chosen as materialized (${items}),
     shown as (select * from chosen i ${newestFirst} limit ${limit} - 1)
     select ${jsonArray(itemJsonText('$1::uuid'), newestFirst)} as items,
       (select count(*)::int from chosen) as rows,
       (select to_json(feed_at)#>>'{}' from shown i order by feed_at, id limit 1) as last_at,
       (select id from shown i order by feed_at, id limit 1) as last_id
     from shown i ${itemJoins('$1::uuid')}`,
    z.object({
      items: z.string(),
      rows: z.number(),
      last_at: z.string().nullable(),
      last_id: z.string().nullable(),
    }),
  );

/** Condition for items in other players' feeds; the viewer's unlisted items appear only in their own lists. */
const visibleInFeeds = `${inFeedsOfSql('$1::uuid')} and i.author_id <> all(${blockedWithSql('$1::uuid')})`;

const selectItems = (where: string) =>
  `select i.* from item i where ${where} and ${afterKey} ${newestFirst} limit ${limit} offset ${offset}`;

const ofPlayer = (kind: ContentType) =>
  selectItems(
    `i.author_id = ${subject} and i.content_type = '${kind}' and (i.author_id = $1::uuid or ${visibleInFeeds})`,
  );

/** Condition: the text contains each of the words $7, which are escaped for LIKE. */
const containsWords = (text: string) =>
  `search_key(${text}) like all (select '%' || search_key(word) || '%' from unnest($7::text[]) word)`;

/** Selects the viewer's own items of a kind whose text contains the words of $7. */
const ownMatches = (kind: ContentType, condition: string) =>
  selectItems(`i.author_id = ${subject} and i.content_type = '${kind}' and exists (${condition})`);

const unblocked = (id: string) => `${id} <> all((select ids from blocked)::uuid[])`;

/** Items of a followed player or organization after the sort key to continue after. */
const sources = {
  user: `i.author_id = f.target_id and ${inFeedsOfSql('$1::uuid')} and ${afterKey}`,
  organization: `i.organization_id = f.target_id and ${inFeedsOfSql('$1::uuid')} and i.off_feed_at is null and i.author_id <> ${subject}
    and ${unblocked('i.author_id')} and ${afterKey}`,
} as const;

const ofBoth = (part: (type: keyof typeof sources) => string) =>
  `${part('user')} union all ${part('organization')}`;

/** Condition for rows at or above the floor; true for all rows when the sources have less than a page. */
const aboveFloor = (
  row: string,
) => `(${row}.feed_at, ${row}.id) >= (coalesce((select feed_at from floor), '-infinity'),
  coalesce((select id from floor), '00000000-0000-0000-0000-000000000000'))`;

/** Rows to read per source, so that all sources together reach the page. */
const rowsPerSource = `case when ${offset} = 0 then 1 else (
  select greatest(1, ceil(2.0 * (${limit} + ${offset}) / greatest(1, count(*))))::int
  from follow where follower_id = ${subject} and following) end`;

/**
 * The newest items of all followed sources, in two steps. First reads the newest items of each source: one for a first
 * page, more for a deeper one. The last of them that could be on the page is the floor. Sources with a newest item below
 * the floor cannot contribute to the page; the others are read down to the floor.
 */
const followed = (kind = 'true') => `
  with blocked as materialized (select ${blockedWithSql('$1::uuid')} as ids),
  head as materialized (${ofBoth(
    (type) => `
    select f.target_type, f.target_id, i.feed_at, i.id from follow f cross join lateral (
      select i.id, i.feed_at from item i where ${sources[type]} and ${kind} ${newestFirst} limit ${rowsPerSource}
    ) i where f.follower_id = ${subject} and f.following and f.target_type = '${type}' and ${unblocked('f.target_id')}`,
  )}),
  floor as materialized (
    select i.feed_at, i.id from (select distinct feed_at, id from head) i ${newestFirst} offset ${limit} + ${offset} - 1 limit 1)
  select i.* from (select distinct i.id, i.feed_at from (${ofBoth(
    (type) => `
    select i.id, i.feed_at from (select distinct f.target_type, f.target_id from head f where ${aboveFloor('f')}) f cross join lateral (
      select i.id, i.feed_at from item i
      where ${sources[type]} and ${kind} and ${aboveFloor('i')} ${newestFirst} limit ${limit} + ${offset}
    ) i where f.target_type = '${type}'`,
  )}) i ${newestFirst} limit ${limit} offset ${offset}) reached join item i on i.id = reached.id`;

const followedKind = (kind: ContentType) => followed(`i.content_type = '${kind}'`);

const pageReader =
  (statement: ReturnType<typeof pageStatement>) =>
  async (
    sql: Sql,
    viewerId: string,
    subjectId: string,
    query: PageQuery,
    ...more: unknown[]
  ): Promise<ItemsPage> => {
    const { at, id, limit, offset } = pagePositionOf(query);
    const [row] = await sql.rows(statement, [viewerId, at, id, limit + 1, offset, subjectId, ...more]);
    if (!row) return { items: '[]', hasMore: false, nextCursor: null };
    const hasMore = row.rows > limit;
    const nextCursor = hasMore && row.last_at && row.last_id ? encodeCursor(row.last_at, row.last_id) : null;
    return { items: row.items, hasMore, nextCursor };
  };

/** Reads the items of an organization's members, newest first, without those a coach hid from its feed. */
export const readOrganizationFeed = pageReader(
  pageStatement(
    'feed.organization',
    selectItems(`i.organization_id = ${subject} and i.off_feed_at is null and ${visibleInFeeds}`),
  ),
);
/** Reads the items of followed players and organizations, without the viewer's own. */
export const readFollowingFeed = pageReader(pageStatement('feed.following', followed()));

const ownSearch = (statement: ReturnType<typeof pageStatement>) => {
  const readPage = pageReader(statement);
  return (sql: Sql, viewerId: string, text: string, query: PageQuery): Promise<ItemsPage> =>
    readPage(sql, viewerId, viewerId, query, escapeLikePattern(text).split(/\s+/));
};

/** Searches the viewer's own items for the words of a text, ignoring accents. */
export const searchOwnItems = {
  post: ownSearch(
    pageStatement(
      'post.ownSearch',
      ownMatches('post', `select from post where post.item_id = i.id and ${containsWords('post.content')}`),
    ),
  ),
  game: ownSearch(
    pageStatement(
      'game.ownSearch',
      ownMatches(
        'game',
        `select from game g join organization o on o.id = g.opponent_id where g.item_id = i.id and ${containsWords('o.search')}`,
      ),
    ),
  ),
} as const;

/** Reads the following feed by kind, and the items of one player: all for the author, only those in feeds for other players. */
export const kindFeeds = {
  post: {
    following: pageReader(pageStatement('post.following', followedKind('post'))),
    ofPlayer: pageReader(pageStatement('post.ofPlayer', ofPlayer('post'))),
  },
  highlight: {
    following: pageReader(pageStatement('highlight.following', followedKind('highlight'))),
    ofPlayer: pageReader(pageStatement('highlight.ofPlayer', ofPlayer('highlight'))),
  },
  game: {
    following: pageReader(pageStatement('game.following', followedKind('game'))),
    ofPlayer: pageReader(pageStatement('game.ofPlayer', ofPlayer('game'))),
  },
} as const satisfies Record<ContentType, object>;
