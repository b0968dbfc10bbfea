import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../../actor.js';
import { highlightKeysSql } from '../../highlight/highlight-folder.js';
import { visibleItem } from '../../item/item.repository.js';

/** Items to delete per batch, and items to delete likes or comments from per batch. */
const batchSizes = { items: 50, affectedItems: 100 };

const itemColumns = `i.content_type, i.id, i.author_id, i.organization_id, i.in_feeds, i.club_visible, i.version`;
const itemRow = visibleItem.omit({ likes_count: true, comments_count: true });

const lockItems = statement(
  'accountDeletion.lockItems',
  `select i.content_type, i.id, i.author_id, i.organization_id, i.version + 1 as version,
     i.in_feeds or i.id = any(d.in_feeds_item_ids) as in_feeds, i.club_visible, ${highlightKeysSql} as keys
   from item i join account_deletion d on d.player_id = i.author_id left join highlight on highlight.item_id = i.id
   where i.author_id = $1 order by i.id limit ${batchSizes.items} for update of i`,
  itemRow.extend({ keys: z.array(z.string()) }),
);
const deleteItems = statement('accountDeletion.items', `delete from item where id = any($1::uuid[])`);

/** Deletes a batch of items of a deleted account with their files. Its events reach the rooms that showed the items. @returns whether it found any. */
export const deleteItemsOfAccount = async (ctx: Ctx): Promise<boolean> => {
  const items = await ctx.sql.rows(lockItems, [ctx.actor.id]);
  await ctx.sql.rows(deleteItems, [items.map(({ id }) => id)]);
  for (const { keys, ...item } of items) {
    ctx.emit('item.removed', item);
    for (const key of keys) ctx.emit('object.orphaned', { key });
  }
  return items.length > 0;
};

// Like every command, this locks items first, in id order, to prevent deadlocks.
const lockItemsStatement = (name: string, table: string, column: string) =>
  statement(
    name,
    `select ${itemColumns}, i.comments_count from item i where i.id in (
       select item_id from ${table} where ${column} = $1 order by item_id limit ${batchSizes.affectedItems})
     order by i.id for no key update`,
    itemRow.extend({ comments_count: z.number() }),
  );

const lockLiked = lockItemsStatement('accountDeletion.lockLiked', 'item_like', 'player_id');
const deleteLikes = statement(
  'accountDeletion.likes',
  `with deleted as (delete from item_like where player_id = $1 and item_id = any($2::uuid[]) returning item_id)
   update item i set likes_count = i.likes_count - 1, version = i.version + 1 from deleted where i.id = deleted.item_id
   returning ${itemColumns}, i.likes_count`,
  itemRow.extend({ likes_count: z.number() }),
);

/** Deletes a batch of likes of a deleted account. @returns whether it found any. */
export const deleteLikesOfAccount = async (ctx: Ctx): Promise<boolean> => {
  const liked = await ctx.sql.rows(lockLiked, [ctx.actor.id]);
  const unliked = await ctx.sql.rows(deleteLikes, [ctx.actor.id, liked.map(({ id }) => id)]);
  for (const { likes_count: likesCount, ...item } of unliked)
    ctx.emit('like.changed', { ...item, likesCount, actor_id: ctx.actor.id, liked: false });
  return liked.length > 0;
};

const lockCommented = lockItemsStatement('accountDeletion.lockCommented', 'comment', 'author_id');
const deleteComments = statement(
  'accountDeletion.comments',
  `delete from comment where author_id = $1 and item_id = any($2::uuid[])
   returning id, item_id, taken_down_at is null as counted`,
  z.object({ id: z.string(), item_id: z.string(), counted: z.boolean() }),
);
const decrementCounts = statement(
  'accountDeletion.decrementCounts',
  `update item i set comments_count = i.comments_count - removed.n, version = i.version + removed.n
   from unnest($1::uuid[], $2::int[]) as removed (id, n) where i.id = removed.id`,
);

/** Deletes a batch of comments of a deleted account. @returns whether it found any. */
export const deleteCommentsOfAccount = async (ctx: Ctx): Promise<boolean> => {
  const commented = await ctx.sql.rows(lockCommented, [ctx.actor.id]);
  const deleted = await ctx.sql.rows(deleteComments, [ctx.actor.id, commented.map(({ id }) => id)]);
  const counted = Map.groupBy(
    deleted.filter((comment) => comment.counted),
    ({ item_id }) => item_id,
  );
  await ctx.sql.rows(decrementCounts, [
    [...counted.keys()],
    [...counted.values()].map(({ length }) => length),
  ]);
  for (const { comments_count: before, ...item } of commented)
    for (const [at, { id: comment_id }] of (counted.get(item.id) ?? []).entries()) {
      const version = item.version + at + 1;
      const commentsCount = before - at - 1;
      ctx.emit('comment.removed', { ...item, version, comment_id, actor_id: ctx.actor.id, commentsCount });
    }
  return commented.length > 0;
};
