import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { actingAccount } from '../family/acting-account.js';

const changedRequest = z.object({ version: z.number() });
const addStatement = statement(
  'followRequest.add',
  `insert into follow_request (follower_id, target_id, waiting, version, changed_at) values ($1, $2, true, 1, $3)
   on conflict (follower_id, target_id) do update
     set waiting = true, version = follow_request.version + 1, changed_at = excluded.changed_at
     where not follow_request.waiting
   returning version`,
  changedRequest,
);
const endStatement = statement(
  'followRequest.end',
  `update follow_request set waiting = false, version = version + 1, changed_at = $3
   where follower_id = $1 and target_id = $2 and waiting returning version`,
  changedRequest,
);

/** Asks to follow the target, whose row is locked. Repeating it changes nothing. */
export const addRequest = async (ctx: Ctx, target_id: string): Promise<void> => {
  const follower_id = ctx.actor.id;
  const [added] = await ctx.sql.rows(addStatement, [follower_id, target_id, ctx.now]);
  if (!added) return;
  ctx.emit('follow_request.added', {
    follower_id,
    target_id,
    version: added.version,
    ...actingAccount(ctx.actor),
  });
};

/** Ends a waiting request to the target, whose row is locked. */
export const endRequest = async (
  ctx: Ctx,
  { follower_id, target_id }: { follower_id: string; target_id: string },
): Promise<void> => {
  const [ended] = await ctx.sql.rows(endStatement, [follower_id, target_id, ctx.now]);
  if (ended) ctx.emit('follow_request.removed', { follower_id, target_id, version: ended.version });
};
