import { blockRules, type BlockView } from '@rinkside/contracts/block';
import { validationError, notFound } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';

// Locks both players in id order, so that concurrent blocks and follows between them run one after the other.
const lockPair = statement(
  'block.lockPair',
  `select id from player where id = any($1::uuid[]) and onboarding_complete order by id for no key update`,
  z.object({ id: z.string() }),
);
const insertBlock = statement(
  'block.add',
  `insert into block (blocker_id, blocked_id, created_at) values ($1, $2, $3)
   on conflict do nothing returning blocked_id as id`,
  z.object({ id: z.string() }),
);
const deleteBlock = statement<never>(
  'block.remove',
  `delete from block where blocker_id = $1 and blocked_id = $2`,
);
// As in unfollowing, the row stays and its version increases.
const endFollows = statement(
  'block.endFollows',
  `update follow set following = false, version = version + 1, changed_at = $3
   where following and target_type = 'user'
     and ((follower_id = $1 and target_id = $2) or (follower_id = $2 and target_id = $1))
   returning follower_id, target_id, version`,
  z.object({ follower_id: z.string(), target_id: z.string(), version: z.number() }),
);

/**
 * Sets whether the actor blocks a player. A block ends follows in both directions; unblocking does not restore them.
 * A player who blocked the actor can be blocked, too. Repeating the current state changes nothing.
 * @throws 404 for an unknown player, 400 for the actor.
 */
export const setBlock = async (
  ctx: Ctx,
  { id, blocked }: { id: string; blocked: boolean },
): Promise<BlockView> => {
  if (id === ctx.actor.id) throw validationError('id', blockRules.self);
  const players = await ctx.sql.rows(lockPair, [[ctx.actor.id, id]]);
  if (!players.some((player) => player.id === id)) throw notFound();
  if (!blocked) {
    await ctx.sql.rows(deleteBlock, [ctx.actor.id, id]);
    return { blocked };
  }
  const added = await ctx.sql.rows(insertBlock, [ctx.actor.id, id, ctx.now]);
  if (added.length > 0)
    for (const follow of await ctx.sql.rows(endFollows, [ctx.actor.id, id, ctx.now]))
      ctx.emit('follow.changed', { ...follow, target_type: 'user', following: false });
  return { blocked };
};
