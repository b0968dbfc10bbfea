import type { ReceivedComment } from '@rinkside/contracts/comment';
import type { CommentView, ContentType } from '@rinkside/contracts/item';
import { commenterGroups } from '@rinkside/contracts/player';
import type { PageQuery } from '@rinkside/contracts/paging';
import {
  jsonArray,
  jsonValue,
  nestedJsonObject,
  rawValue,
  unescapedString,
  toJson,
  type SqlJson,
} from '@rinkside/platform/sql-json';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { blockedWithSql } from '../block/block.policy.js';
import { createPageReader, pagedRow, type RowsPage } from '../feed/page-reader.js';
import { canSeeSql } from '../item/item.policy.js';
import { commentRefusalSql } from '../player/commenters.js';
import { hasMinorsItemsSql, isMinorSql } from '../player/minor.js';
import { authorSql, liveAuthorSql } from '../player/player.views.js';

/** SQL for the JSON text of a comment aliased `c`. */
const commentFields = (author: SqlJson) => ({
  id: unescapedString('c.id'),
  content: toJson('c.content'),
  created_at: toJson('c.created_at'),
  user: author,
  version: rawValue('1'),
});
const commentText = (author: SqlJson) => nestedJsonObject(commentFields(author));
/** The same, written by player `ca`, as `viewer` sees it. */
const commentTextFor = (viewer: string) => commentText(authorSql('ca', viewer));

/** Condition for comments a viewer may see: not taken down, author neither suspended nor blocked with the viewer. */
export const visibleCommentSql = (viewer: string) =>
  `c.taken_down_at is null and ca.suspended_at is null and c.author_id <> all(${blockedWithSql(viewer)})`;

/** SQL for the three newest comments of an item aliased `i`, newest first. */
export const newestComments = (viewer: string): SqlJson =>
  jsonValue(`case when i.comments_count = 0 then '[]' else (
    select ${jsonArray('newest.text', 'order by newest.created_at desc, newest.id desc')} from (
      select ${commentTextFor(viewer)} as text, c.created_at, c.id from comment c join player ca on ca.id = c.author_id
      where c.item_id = i.id and ${visibleCommentSql(viewer)}
      order by c.created_at desc, c.id desc limit 3) newest) end`);

const selectLiveComments = statement(
  'comment.live',
  `select c.id, (${commentText(liveAuthorSql('ca'))})::json as comment from comment c join player ca on ca.id = c.author_id
   where c.id = any(${stableArrayParam('$1', 'uuid')}) and c.taken_down_at is null and ca.suspended_at is null`,
  z.object({ id: z.string(), comment: z.custom<CommentView>() }),
);

/** Returns comments as live events carry them, by id; removed ones are missing. */
export const liveComments = async (sql: Sql, ids: string[]): Promise<Map<string, CommentView>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(selectLiveComments, [ids]);
  return new Map(rows.map(({ id, comment }) => [id, comment]));
};

const selectComment = statement(
  'comment.one',
  `select (${commentTextFor('$1::uuid')})::json as comment from comment c join player ca on ca.id = c.author_id where c.id = $2`,
  z.object({ comment: z.custom<CommentView>() }),
);

/** Returns a comment as the viewer sees it. */
export const commentView = async (sql: Sql, viewerId: string, id: string): Promise<CommentView | undefined> =>
  (await sql.rows(selectComment, [viewerId, id]))[0]?.comment;

// $1 viewer, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset, $6 and $7 the item and its kind.
const selectComments = statement(
  'comment.list',
  `select (${commentTextFor('$1::uuid')})::json as row, c.id, to_json(c.created_at)#>>'{}' as at
   from item i join comment c on c.item_id = i.id join player ca on ca.id = c.author_id
   where i.id = $6 and i.content_type = $7 and ${canSeeSql('$1::uuid')} and ${visibleCommentSql('$1::uuid')}
     and (c.created_at, c.id) > ($2::timestamptz, $3::uuid)
   order by c.created_at, c.id limit $4 offset $5`,
  pagedRow<CommentView>(),
);
const seesItem = statement(
  'comment.seesItem',
  `select i.id from item i where i.id = $2 and i.content_type = $3 and ${canSeeSql('$1::uuid')}`,
  z.object({ id: z.string() }),
);

const selectLimits = statement(
  'comment.limits',
  `select i.author_id as "authorId", ${commentRefusalSql('a', '$1::uuid')} as refusal,
     ${hasMinorsItemsSql('a')} as "onMinorsItem", ${isMinorSql('w')} as "byMinor"
   from item i join player a on a.id = i.author_id join player w on w.id = $1
   where i.id = $2 and i.content_type = $3 and ${canSeeSql('$1::uuid')}`,
  z.object({
    authorId: z.string(),
    refusal: z.enum(commenterGroups).exclude(['everyone']).nullable(),
    onMinorsItem: z.boolean(),
    byMinor: z.boolean(),
  }),
);

/** Returns what limits a viewer's comments on an item; undefined if it is unknown or not visible. */
export const commentLimits = async (
  sql: Sql,
  viewerId: string,
  { kind, id }: { kind: ContentType; id: string },
) => {
  const [limits] = await sql.rows(selectLimits, [viewerId, id, kind]);
  return limits;
};

const commentsPage = createPageReader(selectComments, 'oldestFirst');

/** Returns the comments on an item that the viewer may see, oldest first. @throws notFound if the item is unknown or not visible. */
export const commentsOf = async (
  sql: Sql,
  viewerId: string,
  { kind, id }: { kind: ContentType; id: string },
  query: PageQuery,
): Promise<RowsPage<CommentView>> => {
  const page = await commentsPage(sql, viewerId, query, id, kind);
  // Only an empty page can belong to an unknown item, so the check is skipped otherwise.
  if (page.rows.length === 0 && (await sql.rows(seesItem, [viewerId, id, kind])).length === 0)
    throw notFound();
  return page;
};

// The author's own comments are left out. $1 viewer, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset.
const selectReceived = statement(
  'comment.received',
  `select (${nestedJsonObject({
    ...commentFields(authorSql('ca', '$1::uuid')),
    target_type: toJson('i.content_type'),
    target_id: unescapedString('i.id'),
  })})::json as row, c.id, to_json(c.created_at)#>>'{}' as at
   from item i join comment c on c.item_id = i.id join player ca on ca.id = c.author_id
   where i.author_id = $1 and c.author_id <> $1 and ${visibleCommentSql('$1::uuid')}
     and (c.created_at, c.id) < ($2::timestamptz, $3::uuid)
   order by c.created_at desc, c.id desc limit $4 offset $5`,
  pagedRow<ReceivedComment>(),
);
/** Reads a page of the comments of others on the viewer's items, newest first. */
export const receivedComments = createPageReader(selectReceived);
