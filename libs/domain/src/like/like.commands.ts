import type { LikeBody, LikeView } from '@rinkside/contracts/like';
import { isId } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { lockSeenItem, lockSeenSql, type SeenItem } from '../item/item.rows.js';

/** The item as it is after; `changed` is false when it was liked, or not, already. */
type Counted = Omit<SeenItem, 'comments_count'> & { changed: boolean };

// Another's like that is committed while this waits for the item is seen by the insert.
const like = statement<Counted>(
  'like.add',
  `with seen as (${lockSeenSql}),
     added as (insert into item_like (item_id, player_id, created_at) select id, $3, $4::timestamptz from seen
       on conflict do nothing returning item_id),
     counted as (update item set likes_count = item.likes_count + 1, version = item.version + 1
       from added where item.id = added.item_id returning item.likes_count, item.version)
   select seen.id, seen.content_type, seen.author_id, seen.organization_id, seen.listed,
     coalesce(counted.likes_count, seen.likes_count) as likes_count,
     coalesce(counted.version, seen.version) as version, counted.version is not null as changed
   from seen left join counted on true`,
);
// A delete sees only what was there when its statement began: the item is locked by a statement before it.
const unlike = statement<Pick<SeenItem, 'likes_count' | 'version'>>(
  'like.remove',
  `with changed as (delete from item_like where item_id = $1 and player_id = $2 returning 1)
   update item set likes_count = likes_count - 1, version = version + 1
   where id = $1 and exists (select from changed) returning likes_count, version`,
);

const addLike = async (ctx: Ctx, { target_type, target_id }: LikeBody): Promise<Counted> => {
  const at = [target_id, target_type, ctx.actor.id, ctx.now];
  const [item] = isId(target_id) ? await ctx.sql.rows(like, at) : [];
  if (!item) throw notFound();
  return item;
};

const removeLike = async (ctx: Ctx, { target_type, target_id }: LikeBody): Promise<Counted> => {
  const item = await lockSeenItem(ctx, target_type, target_id);
  const [after] = await ctx.sql.rows(unlike, [target_id, ctx.actor.id]);
  return { ...item, ...after, changed: after !== undefined };
};

/**
 * Makes the item liked or not by the actor; asking for what already is changes nothing and tells nobody.
 * @throws 404 for an unknown, unseen or malformed target.
 */
export const setLike = async (
  ctx: Ctx,
  { liked, ...target }: LikeBody & { liked: boolean },
): Promise<LikeView> => {
  const item = await (liked ? addLike : removeLike)(ctx, target);
  const { content_type, id, author_id, organization_id, listed, likes_count: likesCount, version } = item;
  if (item.changed) {
    const fact = { content_type, id, author_id, organization_id, listed, version };
    ctx.emit('like.changed', { ...fact, likesCount, actor_id: ctx.actor.id, liked });
  }
  return { likesCount, userLiked: liked, version };
};
