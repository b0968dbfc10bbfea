import { blockRules, type BlockView } from '@rinkside/contracts/block';
import { validationError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

// Locks both players in id order, so that concurrent blocks and follows between them run one after the other.
const lockPair = (ctx: Ctx, id: string) =>
  runQuery(
    ctx.sql,
    db
      .selectFrom('player')
      .select('id')
      .where('id', 'in', [ctx.actor.id, id])
      .where('onboarding_complete', '=', true)
      .orderBy('id')
      .forNoKeyUpdate(),
  );

// As in unfollowing, the row stays and its version increases.
const endFollows = (ctx: Ctx, id: string) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('follow')
      .set((eb) => ({ following: false, version: eb('version', '+', 1), changed_at: ctx.now }))
      .where('following', '=', true)
      .where('target_type', '=', 'user')
      .where((eb) =>
        eb.or([
          eb.and({ follower_id: ctx.actor.id, target_id: id }),
          eb.and({ follower_id: id, target_id: ctx.actor.id }),
        ]),
      )
      .returning(['follower_id', 'target_id', 'version']),
  );

/**
 * Sets whether the actor blocks a player. A block ends follows in both directions; unblocking does not restore them.
 * A player who blocked the actor can be blocked, too. Repeating the current state changes nothing.
 * @throws notFound for an unknown player, invalid for the actor.
 */
export const setBlock = async (
  ctx: Ctx,
  { id, blocked }: { id: string; blocked: boolean },
): Promise<BlockView> => {
  if (id === ctx.actor.id) throw validationError('id', blockRules.self);
  const players = await lockPair(ctx, id);
  if (!players.some((player) => player.id === id)) throw notFound();
  const pair = { blocker_id: ctx.actor.id, blocked_id: id };
  if (!blocked) {
    await runQuery(
      ctx.sql,
      db.deleteFrom('block').where((eb) => eb.and(pair)),
    );
    return { blocked };
  }
  const added = await runQuery(
    ctx.sql,
    db
      .insertInto('block')
      .values({ ...pair, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('blocked_id'),
  );
  if (added.length > 0)
    for (const follow of await endFollows(ctx, id))
      ctx.emit('follow.changed', { ...follow, target_type: 'user', following: false });
  return { blocked };
};
