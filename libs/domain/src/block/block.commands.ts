import { blockRules, type BlockView } from '@rinkside/contracts/block';
import { validationError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { endRequest } from '../follow/follow-request.rows.js';
import { lastNameSql } from '../player/player.policy.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { emitUnusedPhotos } from './block.photos.js';

const isOnboarded = async (ctx: Ctx, id: string): Promise<boolean> => {
  const player = db
    .selectFrom('player')
    .select('id')
    .where('id', '=', id)
    .where('onboarding_complete', '=', true);
  return (await runQuery(ctx.sql, player)).length > 0;
};

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

// A statement of its own, after the lock: it sees a block that committed while the lock waited.
const blocksBetween = (ctx: Ctx, id: string) =>
  runQuery(
    ctx.sql,
    db
      .selectFrom('block')
      .select('blocker_id')
      .where((eb) =>
        eb.or([
          eb.and({ blocker_id: ctx.actor.id, blocked_id: id }),
          eb.and({ blocker_id: id, blocked_id: ctx.actor.id }),
        ]),
      ),
  );

const insertBlock = statement(
  'block.add',
  `insert into block (blocker_id, blocked_id, created_at, first_name, last_name, avatar_key)
   select $1, a.id, $3, a.first_name, ${lastNameSql('a', '$1::uuid')}, a.avatar_key from player a where a.id = $2`,
);

/**
 * Sets whether the actor blocks a player. A block ends follows and follow requests in both directions; unblocking restores none.
 * Repeating the current state changes nothing.
 * @throws notFound for an unknown player and for one who blocked the actor, invalid for the actor.
 */
export const setBlock = async (
  ctx: Ctx,
  { id, blocked }: { id: string; blocked: boolean },
): Promise<BlockView> => {
  if (id === ctx.actor.id) throw validationError('id', blockRules.self);
  // Concurrent blocks and follows between them run one after the other.
  await lockPlayers(ctx, [ctx.actor.id, id]);
  const blocks = await blocksBetween(ctx, id);
  const isBlocked = blocks.some(({ blocker_id }) => blocker_id === ctx.actor.id);
  const isKnown = (isBlocked || blocks.length === 0) && (await isOnboarded(ctx, id));
  if (!isKnown) throw notFound();
  if (blocked && !isBlocked) {
    await ctx.sql.rows(insertBlock, [ctx.actor.id, id, ctx.now]);
    for (const follow of await endFollows(ctx, id))
      ctx.emit('follow.changed', { ...follow, target_type: 'user', following: false });
    await endRequest(ctx, { follower_id: ctx.actor.id, target_id: id });
    await endRequest(ctx, { follower_id: id, target_id: ctx.actor.id });
  }
  if (blocked !== isBlocked)
    for (const receiver of [ctx.actor.id, id]) ctx.emit('unread.changed', { of: 'receiver', id: receiver });
  if (!blocked) {
    const removed = db
      .deleteFrom('block')
      .where((eb) => eb.and({ blocker_id: ctx.actor.id, blocked_id: id }))
      .returning('avatar_key');
    await emitUnusedPhotos(ctx, await runQuery(ctx.sql, removed));
  }
  return { blocked };
};
