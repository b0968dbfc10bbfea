import { blockRules, type BlockView } from '@rinkside/contracts/block';
import { badInput, notFound } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';

// Both people, always in the same order: blocks and follows between them wait for each other.
const lockPair = statement<{ id: string }>(
  'block.lockPair',
  `select id from player where id = any($1::uuid[]) and onboarding_complete order by id for no key update`,
);
const block = statement<{ id: string }>(
  'block.add',
  `insert into block (blocker_id, blocked_id, created_at) values ($1, $2, $3)
   on conflict do nothing returning blocked_id as id`,
);
const unblock = statement<never>(
  'block.remove',
  `delete from block where blocker_id = $1 and blocked_id = $2`,
);
// Ended as unfollowing ends them: the row stays and its version grows.
const endFollows = statement<{ follower_id: string; target_id: string; version: number }>(
  'block.endFollows',
  `update follow set following = false, version = version + 1, changed_at = $3
   where following and target_type = 'user'
     and ((follower_id = $1 and target_id = $2) or (follower_id = $2 and target_id = $1))
   returning follower_id, target_id, version`,
);

/**
 * Makes the actor block somebody or not. A block ends follows both ways; taking it back restores none of them.
 * Somebody who blocked the actor can be blocked too, and is asked for by id like everybody else.
 * Asking for what already is changes nothing. @throws 404 for nobody, 400 for oneself.
 */
export const setBlock = async (
  ctx: Ctx,
  { id, blocked }: { id: string; blocked: boolean },
): Promise<BlockView> => {
  if (id === ctx.actor.id) throw badInput('id', blockRules.self);
  const people = await ctx.sql.rows(lockPair, [[ctx.actor.id, id]]);
  if (!people.some((player) => player.id === id)) throw notFound();
  if (!blocked) {
    await ctx.sql.rows(unblock, [ctx.actor.id, id]);
    return { blocked };
  }
  const added = await ctx.sql.rows(block, [ctx.actor.id, id, ctx.now]);
  if (added.length > 0)
    for (const ended of await ctx.sql.rows(endFollows, [ctx.actor.id, id, ctx.now]))
      ctx.emit('follow.changed', { ...ended, target_type: 'user', following: false });
  return { blocked };
};
