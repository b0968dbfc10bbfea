import { childRules } from '@rinkside/contracts/child';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

/**
 * How long an ended session is remembered, ms: longer than its access tokens last. The lifetime that a hosted provider
 * gives them is unknown; 30 days is the longest that providers offer.
 */
const rememberedMs = 30 * 24 * 3_600_000;

/** Ends a session. From this commit on its access tokens are rejected. */
export const endSession = async (
  ctx: Ctx,
  { provider, session }: { provider: string; session: string },
): Promise<void> => {
  const expires_at = new Date(ctx.now.getTime() + rememberedMs);
  const [ended] = await runQuery(
    ctx.sql,
    db
      .insertInto('ended_session')
      .values({ provider, session, expires_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('session'),
  );
  if (ended) ctx.emit('session.ended', { session_id: session });
};

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
