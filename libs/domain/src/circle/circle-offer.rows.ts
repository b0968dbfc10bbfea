import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { logAction } from '../moderation/moderation.log.js';
import { db } from '../query-builder.js';
import { coachIdsOf } from './merge-circles.js';

/** Stores the actor's offer that a circle becomes one with another, and notifies the coaches of that one. Repeating it changes nothing. */
export const addOffer = async (
  ctx: Ctx,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> => {
  const added = await runQuery(
    ctx.sql,
    db
      .insertInto('circle_offer')
      .values({ circle_id: fromId, target_id: toId, offered_by: ctx.actor.id, offered_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('circle_id'),
  );
  if (added.length === 0) return;
  logAction(ctx, 'offer_circle', { type: 'circle', id: toId });
  for (const player_id of await coachIdsOf(ctx, toId))
    ctx.emit('circle.offered', { coach_id: ctx.actor.id, player_id });
};
