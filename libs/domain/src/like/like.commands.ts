import type { LikeBody, LikeView } from '@rinkside/contracts/like';
import type { ContentType } from '@rinkside/contracts/item';
import { isId } from '@rinkside/platform/id';
import { notFound } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';

interface Liked {
  author_id: string;
  organization_id: string | null;
  likes_count: number;
  version: number;
}

// The item is locked first: likers of one item wait for each other, never in a circle.
const lock = statement<Liked>(
  'like.lock',
  `select author_id, organization_id, likes_count, version from item
   where id = $1 and content_type = $2 for no key update`,
);
const like = statement<Liked>(
  'like.add',
  `with changed as (insert into item_like (item_id, player_id) values ($1, $2) on conflict do nothing returning 1)
   update item set likes_count = likes_count + 1, version = version + 1
   where id = $1 and exists (select from changed)
   returning author_id, organization_id, likes_count, version`,
);
const unlike = statement<Liked>(
  'like.remove',
  `with changed as (delete from item_like where item_id = $1 and player_id = $2 returning 1)
   update item set likes_count = likes_count - 1, version = version + 1
   where id = $1 and exists (select from changed)
   returning author_id, organization_id, likes_count, version`,
);

/**
 * Makes the item liked or not by the actor; asking for what already is changes nothing and tells nobody.
 * @throws 404 for an unknown, unseen or malformed target.
 */
export const setLike = async (ctx: Ctx, target: LikeBody & { liked: boolean }): Promise<LikeView> => {
  const { target_type, target_id, liked } = target;
  const before = await lockItem(ctx, target_type, target_id);
  const [after] = await ctx.sql.rows(liked ? like : unlike, [target_id, ctx.actor.id]);
  if (after)
    ctx.emit('like.changed', {
      content_type: target_type,
      id: target_id,
      author_id: after.author_id,
      organization_id: after.organization_id,
      likesCount: after.likes_count,
      version: after.version,
      actor_id: ctx.actor.id,
      liked,
    });
  const { likes_count, version } = after ?? before;
  return { likesCount: likes_count, userLiked: liked, version };
};

const lockItem = async (ctx: Ctx, type: ContentType, id: string): Promise<Liked> => {
  const [item] = isId(id) ? await ctx.sql.rows(lock, [id, type]) : [];
  if (!item) throw notFound();
  return item;
};
