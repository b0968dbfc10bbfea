import type { CommentView } from '@rinkside/contracts/item';
import { statement, type Sql } from '@rinkside/platform/sql';
import { blockedWithSql } from '../block/block.policy.js';
import { authorJson } from '../player/player.views.js';

/** JSON of a comment aliased `c` by player `ca`. */
export const commentJson = `json_build_object('id', c.id, 'content', c.content, 'created_at', c.created_at,
  'user', ${authorJson('ca')}, 'version', 1)`;

/** Comments a viewer sees: not taken down, nobody's who is suspended or blocked with them. */
export const seenCommentSql = (viewer: string) =>
  `c.taken_down_at is null and ca.suspended_at is null and c.author_id <> all(${blockedWithSql(viewer)})`;

/** JSON of the newest three of an item aliased `i`, the newest first. */
export const newestCommentsJson = (viewer: string) => `case when i.comments_count = 0 then '[]'::json else (
  select coalesce(json_agg(newest.json), '[]') from (
    select ${commentJson} as json from comment c join player ca on ca.id = c.author_id
    where c.item_id = i.id and ${seenCommentSql(viewer)}
    order by c.created_at desc, c.id desc limit 3) newest) end`;

const live = statement<{ id: string; comment: CommentView }>(
  'comment.live',
  `select c.id, ${commentJson} as comment from comment c join player ca on ca.id = c.author_id
   where c.id = any($1::uuid[]) and c.taken_down_at is null and ca.suspended_at is null`,
);

/** Comments as sockets carry them, by id; those already gone are missing. */
export const liveComments = async (sql: Sql, ids: string[]): Promise<Map<string, CommentView>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(live, [ids]);
  return new Map(rows.map(({ id, comment }) => [id, comment]));
};
