import type { ItemFact } from '@rinkside/contracts/events';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { highlightKeysSql } from '../highlight/highlight.views.js';

/** Items one step removes, and items one step takes likes or comments from. */
const most = { items: 50, touched: 100 };

const fact = `i.content_type, i.id, i.author_id, i.organization_id, i.listed, i.version`;

const lockItems = statement<ItemFact & { keys: string[] }>(
  'removal.items',
  `select i.content_type, i.id, i.author_id, i.organization_id, i.version + 1 as version,
     i.listed or i.id = any(c.listed) as listed, ${highlightKeysSql} as keys
   from item i join closing c on c.player_id = i.author_id left join highlight on highlight.item_id = i.id
   where i.author_id = $1 order by i.id limit ${most.items} for update of i`,
);
const dropItems = statement<never>('removal.dropItems', `delete from item where id = any($1::uuid[])`);

/** Removes some items of a closed account with their files, in the rooms that showed them. @returns whether it found any. */
export const removeItems = async (ctx: Ctx): Promise<boolean> => {
  const items = await ctx.sql.rows(lockItems, [ctx.actor.id]);
  await ctx.sql.rows(dropItems, [items.map(({ id }) => id)]);
  for (const { keys, ...item } of items) {
    ctx.emit('item.removed', item);
    for (const key of keys) ctx.emit('object.orphaned', { key });
  }
  return items.length > 0;
};

// Like every command, items first: whoever changes one waits for the others, never in a circle.
const lockTouched = (name: string, table: string, column: string) =>
  statement<ItemFact & { comments_count: number }>(
    name,
    `select ${fact}, i.comments_count from item i where i.id in (
       select item_id from ${table} where ${column} = $1 order by item_id limit ${most.touched})
     order by i.id for no key update`,
  );

const lockLiked = lockTouched('removal.liked', 'item_like', 'player_id');
const unlike = statement<ItemFact & { likes_count: number }>(
  'removal.unlike',
  `with gone as (delete from item_like where player_id = $1 and item_id = any($2::uuid[]) returning item_id)
   update item i set likes_count = i.likes_count - 1, version = i.version + 1 from gone where i.id = gone.item_id
   returning ${fact}, i.likes_count`,
);

/** Takes some likes of a closed account back. @returns whether it found any. */
export const removeLikes = async (ctx: Ctx): Promise<boolean> => {
  const liked = await ctx.sql.rows(lockLiked, [ctx.actor.id]);
  const unliked = await ctx.sql.rows(unlike, [ctx.actor.id, liked.map(({ id }) => id)]);
  for (const { likes_count: likesCount, ...item } of unliked)
    ctx.emit('like.changed', { ...item, likesCount, actor_id: ctx.actor.id, liked: false });
  return liked.length > 0;
};

const lockCommented = lockTouched('removal.commented', 'comment', 'author_id');
const dropComments = statement<{ id: string; item_id: string; counted: boolean }>(
  'removal.comments',
  `delete from comment where author_id = $1 and item_id = any($2::uuid[])
   returning id, item_id, taken_down_at is null as counted`,
);
const uncount = statement<never>(
  'removal.uncount',
  `update item i set comments_count = i.comments_count - less.n, version = i.version + less.n
   from unnest($1::uuid[], $2::int[]) as less (id, n) where i.id = less.id`,
);

/** Removes some comments of a closed account. @returns whether it found any. */
export const removeComments = async (ctx: Ctx): Promise<boolean> => {
  const commented = await ctx.sql.rows(lockCommented, [ctx.actor.id]);
  const gone = await ctx.sql.rows(dropComments, [ctx.actor.id, commented.map(({ id }) => id)]);
  const counted = Map.groupBy(
    gone.filter((comment) => comment.counted),
    ({ item_id }) => item_id,
  );
  await ctx.sql.rows(uncount, [[...counted.keys()], [...counted.values()].map(({ length }) => length)]);
  for (const { comments_count: before, ...item } of commented)
    for (const [at, { id: comment_id }] of (counted.get(item.id) ?? []).entries()) {
      const version = item.version + at + 1;
      const commentsCount = before - at - 1;
      ctx.emit('comment.removed', { ...item, version, comment_id, actor_id: ctx.actor.id, commentsCount });
    }
  return commented.length > 0;
};
