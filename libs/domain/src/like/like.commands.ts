import type { LikeBody, LikeView } from '@rinkside/contracts/like';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { itemEventOfRow } from '../item/item.events.js';
import { actingAccount } from '../family/acting-account.js';
import { lockVisibleItem, visibleItem } from '../item/item.repository.js';

// Prepared: building these queries on every call costs a fifth more processor time.
// A delete sees only rows from before its statement began, so an earlier statement locks the item.

const changedItem = visibleItem.pick({ likes_count: true, version: true });
const insertLike = statement(
  'like.add',
  `with changed as (insert into item_like (item_id, player_id, created_at) values ($1, $2, $3::timestamptz)
     on conflict do nothing returning 1)
   update item set likes_count = likes_count + 1, version = version + 1
   where id = $1 and exists (select from changed) returning likes_count, version`,
  changedItem,
);
const deleteLike = statement(
  'like.remove',
  `with changed as (delete from item_like where item_id = $1 and player_id = $2 returning 1)
   update item set likes_count = likes_count - 1, version = version + 1
   where id = $1 and exists (select from changed) returning likes_count, version`,
  changedItem,
);

/**
 * Sets whether the actor likes the item. Repeating the current state changes nothing and emits no event.
 * @throws notFound if the target is unknown, not visible or the id is malformed.
 */
export const setLike = async (
  ctx: Ctx,
  { liked, target_type, target_id }: LikeBody & { liked: boolean },
): Promise<LikeView> => {
  const before = await lockVisibleItem(ctx, target_type, target_id);
  const [changed] = liked
    ? await ctx.sql.rows(insertLike, [target_id, ctx.actor.id, ctx.now])
    : await ctx.sql.rows(deleteLike, [target_id, ctx.actor.id]);
  const item = { ...before, ...changed };
  const { likes_count: likesCount, version } = item;
  if (changed)
    ctx.emit('like.changed', {
      ...itemEventOfRow(item),
      likesCount,
      actor_id: ctx.actor.id,
      ...actingAccount(ctx.actor),
      liked,
    });
  return { likesCount, userLiked: liked, version };
};
