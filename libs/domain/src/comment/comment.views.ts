import type { CommentView, ContentType } from '@rinkside/contracts/item';
import type { PageQuery } from '@rinkside/contracts/paging';
import { arrayText, json, object, plain, word, written, type Value } from '@rinkside/platform/json-text';
import { notFound } from '@rinkside/platform/refusal';
import { statement, type Sql, uncounted } from '@rinkside/platform/sql';
import { blockedWithSql } from '../block/block.policy.js';
import { rowsPage, type Listed, type RowsPage } from '../feed/rows.js';
import { canSeeSql } from '../item/item.policy.js';
import { author } from '../player/player.views.js';

/** A comment aliased `c` by player `ca`. */
const comment = object({
  id: word('c.id'),
  content: written('c.content'),
  created_at: written('c.created_at'),
  user: author('ca'),
  version: plain('1'),
});
const commentJson = `(${comment})::json`;

/** Comments a viewer sees: not taken down, nobody's who is suspended or blocked with them. */
export const seenCommentSql = (viewer: string) =>
  `c.taken_down_at is null and ca.suspended_at is null and c.author_id <> all(${blockedWithSql(viewer)})`;

/** The newest three of an item aliased `i`, the newest first. */
export const newestComments = (viewer: string): Value =>
  json(`case when i.comments_count = 0 then '[]' else (
    select ${arrayText('newest.text', 'order by newest.created_at desc, newest.id desc')} from (
      select ${comment} as text, c.created_at, c.id from comment c join player ca on ca.id = c.author_id
      where c.item_id = i.id and ${seenCommentSql(viewer)}
      order by c.created_at desc, c.id desc limit 3) newest) end`);

const live = statement<{ id: string; comment: CommentView }>(
  'comment.live',
  `select c.id, ${commentJson} as comment from comment c join player ca on ca.id = c.author_id
   where c.id = any(${uncounted('$1', 'uuid')}) and c.taken_down_at is null and ca.suspended_at is null`,
);

/** Comments as sockets carry them, by id; those already gone are missing. */
export const liveComments = async (sql: Sql, ids: string[]): Promise<Map<string, CommentView>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(live, [ids]);
  return new Map(rows.map(({ id, comment }) => [id, comment]));
};

// $1 the viewer, $2 and $3 the sort key to go on from, $4 limit + 1, $5 offset, $6 and $7 the item and its kind.
const list = statement<Listed<CommentView>>(
  'comment.list',
  `select ${commentJson} as row, c.id, to_json(c.created_at)#>>'{}' as at
   from item i join comment c on c.item_id = i.id join player ca on ca.id = c.author_id
   where i.id = $6 and i.content_type = $7 and ${canSeeSql('$1::uuid')} and ${seenCommentSql('$1::uuid')}
     and (c.created_at, c.id) > ($2::timestamptz, $3::uuid)
   order by c.created_at, c.id limit $4 offset $5`,
);
const seesItem = statement<{ id: string }>(
  'comment.seesItem',
  `select i.id from item i where i.id = $2 and i.content_type = $3 and ${canSeeSql('$1::uuid')}`,
);

const commentsPage = rowsPage(list, 'oldestFirst');

/** What the viewer sees below an item, oldest first. @throws 404 for an unknown or unseen item. */
export const commentsOf = async (
  sql: Sql,
  viewerId: string,
  { kind, id }: { kind: ContentType; id: string },
  query: PageQuery,
): Promise<RowsPage<CommentView>> => {
  const page = await commentsPage(sql, viewerId, query, id, kind);
  // Only an empty list can be that of an item nobody knows.
  if (page.rows.length === 0 && (await sql.rows(seesItem, [viewerId, id, kind])).length === 0)
    throw notFound();
  return page;
};
