import { contentTypes, type ContentType } from '@rinkside/contracts/item';
import { isUuid } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { Item } from './item.entity.js';
import { assertCanEdit, canSeeSql } from './item.policy.js';

/** Columns of an item that commands on it (likes, comments, reports) need. */
export const visibleItem = z.object({
  id: z.string(),
  content_type: z.enum(contentTypes),
  author_id: z.string(),
  organization_id: z.string().nullable(),
  in_feeds: z.boolean(),
  club_visible: z.boolean(),
  likes_count: z.number(),
  comments_count: z.number(),
  version: z.number(),
});
export type VisibleItem = z.infer<typeof visibleItem>;

export const visibleItemColumns = `i.id, i.content_type, i.author_id, i.organization_id, i.in_feeds, i.club_visible, i.likes_count, i.comments_count, i.version`;

/**
 * Locks item $1 of kind $2 if player $3 may see it. Every change locks the item before other rows, and in a
 * statement before the one that changes it. A statement that does both starts at the old row version and can deadlock with
 * those that wait for the lock.
 */
const lockVisibleItemSql = `select ${visibleItemColumns} from item i
   where i.id = $1 and i.content_type = $2 and ${canSeeSql('$3::uuid')} for no key update of i`;

const lockVisible = statement('item.lockVisible', lockVisibleItemSql, visibleItem);
// A transaction that first locks a row for a change and then deletes it can deadlock with those that wait in between.
const lockForRemoval = statement(
  'item.lockForRemoval',
  lockVisibleItemSql.replace('for no key update', 'for update'),
  visibleItem,
);

/** Locks an item the actor may see. @throws notFound if it is unknown, not visible or the id is malformed. */
export const lockVisibleItem = async (ctx: Ctx, kind: ContentType, id: string): Promise<VisibleItem> => {
  const [item] = isUuid(id) ? await ctx.sql.rows(lockVisible, [id, kind, ctx.actor.id]) : [];
  if (!item) throw notFound();
  return item;
};

const lockOfAuthor = statement(
  'item.lockOfAuthor',
  `select from item where author_id = $1 order by id for no key update`,
);

/** Locks all items of an author. Waits for concurrent changes of them; later changes see the author's new state. */
export const lockItemsOf = async (ctx: Ctx, authorId: string): Promise<void> => {
  await ctx.sql.rows(lockOfAuthor, [authorId]);
};

/**
 * Locks the actor's own item. @throws notFound if the actor may not see it, forbidden if it belongs to another player.
 * @param removal the item will be deleted
 */
export const lockOwnItem = async (
  ctx: Ctx,
  kind: ContentType,
  id: string,
  { removal = false } = {},
): Promise<Item> => {
  if (removal && isUuid(id)) await ctx.sql.rows(lockForRemoval, [id, kind, ctx.actor.id]);
  await lockVisibleItem(ctx, kind, id);
  const item = await ctx.em.findOne(Item, { id });
  return assertCanEdit(ctx.actor, item ?? undefined);
};
