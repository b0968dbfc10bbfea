import type { LikeBody, LikeView } from '@rinkside/contracts/like';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { lockSeenItem, type SeenItem } from '../item/item.rows.js';

type Counted = Pick<SeenItem, 'likes_count' | 'version'>;

const like = statement<Counted>(
  'like.add',
  `with changed as (insert into item_like (item_id, player_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1)
   update item set likes_count = likes_count + 1, version = version + 1
   where id = $1 and exists (select from changed) returning likes_count, version`,
);
const unlike = statement<Counted>(
  'like.remove',
  `with changed as (delete from item_like where item_id = $1 and player_id = $2 returning 1)
   update item set likes_count = likes_count - 1, version = version + 1
   where id = $1 and exists (select from changed) returning likes_count, version`,
);

/**
 * Makes the item liked or not by the actor; asking for what already is changes nothing and tells nobody.
 * @throws 404 for an unknown, unseen or malformed target.
 */
export const setLike = async (ctx: Ctx, target: LikeBody & { liked: boolean }): Promise<LikeView> => {
  const { target_type, target_id, liked } = target;
  const item = await lockSeenItem(ctx, target_type, target_id);
  const at = [target_id, ctx.actor.id];
  const [after] = liked ? await ctx.sql.rows(like, [...at, ctx.now]) : await ctx.sql.rows(unlike, at);
  const { likes_count: likesCount, version } = after ?? item;
  if (after) {
    const { content_type, id, author_id, organization_id, listed } = item;
    const fact = { content_type, id, author_id, organization_id, listed, version };
    ctx.emit('like.changed', { ...fact, likesCount, actor_id: ctx.actor.id, liked });
  }
  return { likesCount, userLiked: liked, version };
};
