import type { CommentBody } from '@rinkside/contracts/comment';
import type { CommentView, ContentType } from '@rinkside/contracts/item';
import { newId } from '@rinkside/platform/id';
import { notFound, notYours } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { canSeeSql } from '../item/item.policy.js';
import { lockSeenItem, seenColumns, type SeenItem } from '../item/item.rows.js';
import { canRemoveComment } from './comment.policy.js';
import { liveComments, seenCommentSql } from './comment.views.js';

type Counted = Pick<SeenItem, 'comments_count' | 'version'>;

const add = statement<never>(
  'comment.add',
  `insert into comment (id, item_id, author_id, content, created_at) values ($1, $2, $3, $4, $5)`,
);
const raise = statement<Counted>(
  'comment.raise',
  `update item set comments_count = comments_count + 1, version = version + 1
   where id = $1 returning comments_count, version`,
);
const remove = statement<Counted>(
  'comment.remove',
  `with gone as (delete from comment where id = $1 and taken_down_at is null returning item_id)
   update item set comments_count = comments_count - 1, version = version + 1
   where id in (select item_id from gone) returning comments_count, version`,
);

/** A comment with its item locked. */
interface Found extends SeenItem {
  commenter_id: string;
  seen: boolean;
}

const find = statement<Found>(
  'comment.find',
  `select ${seenColumns}, c.author_id as commenter_id,
     ${canSeeSql('$2::uuid')} and ${seenCommentSql('$2::uuid')} as seen
   from comment c join player ca on ca.id = c.author_id join item i on i.id = c.item_id
   where c.id = $1 and c.taken_down_at is null for no key update of i`,
);

const factOf = (ctx: Ctx, item: SeenItem, { comments_count, version }: Counted, comment_id: string) => {
  const { content_type, id, author_id, organization_id, listed } = item;
  const shown = { content_type, id, author_id, organization_id, listed, version };
  return { ...shown, comment_id, actor_id: ctx.actor.id, commentsCount: comments_count };
};

/** Comments on an item. @throws 404 for an unknown, unseen or malformed one. */
export const createComment = async (
  ctx: Ctx,
  { kind, id, content }: CommentBody & { kind: ContentType; id: string },
): Promise<CommentView> => {
  const item = await lockSeenItem(ctx, kind, id);
  const commentId = newId();
  const [, [counted], views] = await Promise.all([
    ctx.sql.rows(add, [commentId, id, ctx.actor.id, content, ctx.now]),
    ctx.sql.rows(raise, [id]),
    liveComments(ctx.sql, [commentId]),
  ]);
  const view = views.get(commentId);
  if (!counted || !view) throw notFound();
  ctx.emit('comment.added', factOf(ctx, item, counted, commentId));
  return view;
};

/**
 * Removes a comment: its author may always, the item's author may too.
 * @throws 404 for an unknown, unseen or malformed one, also the second time; 403 when it is neither's.
 */
export const removeComment = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const [found] = await ctx.sql.rows(find, [id, ctx.actor.id]);
  if (!found || !(found.seen || found.commenter_id === ctx.actor.id)) throw notFound();
  if (!canRemoveComment(ctx.actor, found)) throw notYours();
  // Whoever held the item before may have removed it.
  const [counted] = await ctx.sql.rows(remove, [id]);
  if (!counted) throw notFound();
  ctx.emit('comment.removed', factOf(ctx, found, counted, id));
  return { success: true };
};
