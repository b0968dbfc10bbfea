import { childRules } from '@rinkside/contracts/child';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

/** Revokes all sessions of the actor except `keptSessionId`, the one that made the request. From this commit on their tokens are rejected. @throws forbidden for a guardian who acts as a child. */
export const revokeOtherSessions = async (
  ctx: Ctx,
  { keptSessionId }: { keptSessionId: string },
): Promise<{ success: true }> => {
  const { id: player_id, guardianRights } = ctx.actor;
  if (guardianRights) throw new AppError('forbidden', childRules.noSignIn);
  const [account] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set({ sessions_ended_at: ctx.now, kept_session: keptSessionId })
      .where('id', '=', player_id)
      .where('closed_at', 'is', null)
      .returning(['issuer', 'subject']),
  );
  if (account)
    ctx.emit('sessions.revoked', {
      player_id,
      ...account,
      revoked_at: ctx.now.toISOString(),
      kept_session_id: keptSessionId,
    });
  return { success: true };
};
