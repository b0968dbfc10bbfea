import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';

const revokeSessions = statement(
  'player.revokeSessions',
  `update player set sessions_ended_at = $2, kept_session = $3 where id = $1 and closed_at is null
   returning issuer, subject`,
  z.object({ issuer: z.string(), subject: z.string() }),
);

/** Revokes all sessions of the actor except `keptSessionId`, the one that made the request. From this commit on their tokens are rejected. */
export const revokeOtherSessions = async (
  ctx: Ctx,
  { keptSessionId }: { keptSessionId: string },
): Promise<{ success: true }> => {
  const { id: player_id } = ctx.actor;
  const [account] = await ctx.sql.rows(revokeSessions, [player_id, ctx.now, keptSessionId]);
  if (account)
    ctx.emit('sessions.revoked', {
      player_id,
      ...account,
      revoked_at: ctx.now.toISOString(),
      kept_session_id: keptSessionId,
    });
  return { success: true };
};
