import { commentRules, type CommentBody } from '@rinkside/contracts/comment';
import type { CommentView, ContentType } from '@rinkside/contracts/item';
import { playerRules } from '@rinkside/contracts/player';
import { newId } from '@rinkside/platform/id';
import { AppError, notFound, forbidden, validationError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { itemEventOfRow } from '../item/item.events.js';
import { canSeeSql } from '../item/item.policy.js';
import {
  lockVisibleItem,
  visibleItem,
  visibleItemColumns,
  type VisibleItem,
} from '../item/item.repository.js';
import { actingAccount } from '../family/acting-account.js';
import { hasContactData } from '@rinkside/safety/contact-data/contact-data';
import { canRemoveComment } from './comment.policy.js';
import { commentLimits, commentView, visibleCommentSql } from './comment.views.js';

// Prepared: building these queries on every call costs a fifth more processor time.

const commentCount = visibleItem.pick({ comments_count: true, version: true });

const insertComment = statement(
  'comment.add',
  `insert into comment (id, item_id, author_id, content, created_at) values ($1, $2, $3, $4, $5)`,
);
const incrementCount = statement(
  'comment.incrementCount',
  `update item set comments_count = comments_count + 1, version = version + 1
   where id = $1 returning comments_count, version`,
  commentCount,
);
const deleteComment = statement(
  'comment.remove',
  `with gone as (delete from comment where id = $1 and taken_down_at is null returning item_id)
   update item set comments_count = comments_count - 1, version = version + 1
   where id in (select item_id from gone) returning comments_count, version`,
  commentCount,
);

/** A comment with its item locked. */
const lockedComment = visibleItem.extend({ commenter_id: z.string(), visible: z.boolean() });

const lockComment = statement(
  'comment.lock',
  `select ${visibleItemColumns}, c.author_id as commenter_id,
     ${canSeeSql('$2::uuid')} and ${visibleCommentSql('$2::uuid')} as visible
   from comment c join player ca on ca.id = c.author_id join item i on i.id = c.item_id
   where c.id = $1 and c.taken_down_at is null for no key update of i`,
  lockedComment,
);

const commentEvent = (
  ctx: Ctx,
  item: VisibleItem,
  { comments_count, version }: z.infer<typeof commentCount>,
  comment_id: string,
) => {
  const itemEvent = itemEventOfRow({ ...item, version });
  return {
    ...itemEvent,
    comment_id,
    actor_id: ctx.actor.id,
    ...actingAccount(ctx.actor),
    commentsCount: comments_count,
  };
};

/** @throws forbidden if the author's setting keeps the actor from commenting, invalid for contact data to or by a minor. */
const assertCanComment = async (
  ctx: Ctx,
  { content, ...target }: CommentBody & { kind: ContentType; id: string },
) => {
  const limits = await commentLimits(ctx.sql, ctx.actor.id, target);
  if (!limits) throw notFound();
  const { refusal, onMinorsItem, byMinor } = limits;
  if (refusal) throw new AppError('forbidden', commentRules.refusals[refusal]);
  if ((onMinorsItem || byMinor) && hasContactData(content))
    throw validationError('content', playerRules.contactData);
};

/**
 * Adds a comment to an item.
 * @throws notFound if the item is unknown, not visible or the id is malformed; see {@link assertCanComment} for other refusals.
 */
export const createComment = async (
  ctx: Ctx,
  { kind, id, content }: CommentBody & { kind: ContentType; id: string },
): Promise<CommentView> => {
  const item = await lockVisibleItem(ctx, kind, id);
  await assertCanComment(ctx, { kind, id, content });
  const commentId = newId();
  const [, [count], view] = await Promise.all([
    ctx.sql.rows(insertComment, [commentId, id, ctx.actor.id, content, ctx.now]),
    ctx.sql.rows(incrementCount, [id]),
    commentView(ctx.sql, ctx.actor.id, commentId),
  ]);
  if (!count || !view) throw notFound();
  ctx.emit('comment.added', commentEvent(ctx, item, count, commentId));
  return view;
};

/**
 * Removes a comment. Allowed for its author and for the item's author.
 * @throws notFound if it is unknown, not visible, already removed or the id is malformed; forbidden for other players.
 */
export const removeComment = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const [comment] = await ctx.sql.rows(lockComment, [id, ctx.actor.id]);
  if (!comment || !(comment.visible || comment.commenter_id === ctx.actor.id)) throw notFound();
  if (!canRemoveComment(ctx.actor, comment)) throw forbidden();
  // A command that held the item's lock before may have removed it.
  const [count] = await ctx.sql.rows(deleteComment, [id]);
  if (!count) throw notFound();
  ctx.emit('comment.removed', commentEvent(ctx, comment, count, id));
  return { success: true };
};
