import { moderationRules } from '@rinkside/contracts/moderation';
import { notFound, AppError } from '@rinkside/platform/errors';
import { runQuery, sqlCondition } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { hideAuthorItems, restoreAuthorItems } from '../item/author-items.js';
import { isDeletionPending, keepSuspended } from '../account/deletion/pending-deletion.js';
import { childIdsOf } from '../family/guardian.rows.js';
import { endHoldings } from '../family/guardianship-end.js';
import { isMinorSql } from '../player/minor.js';
import { noRoster, emitRosterChanges } from '../player/player.events.js';
import { db } from '../query-builder.js';

// Inserting an item takes a share lock on its author, so no concurrent item is missed.
const lockPlayer = async (ctx: Ctx, id: string) => {
  const [player] = await runQuery(
    ctx.sql,
    db
      .selectFrom('player')
      .select(['moderator', 'suspended_at', 'version'])
      .select(['onboarding_complete as onboardingComplete', 'organization_id as organizationId'])
      .select(sqlCondition(isMinorSql('player')).as('isMinor'))
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .forNoKeyUpdate(),
  );
  if (!player) throw notFound();
  return { ...player, minor: !!player.isMinor };
};

const setSuspended = (ctx: Ctx, id: string, suspended_at: Date | null) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({ suspended_at, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );

/**
 * Suspends an account: its requests are rejected, its sockets are disconnected, and other players no longer see it or
 * its items. @returns false if it already was suspended. @throws notFound for an unknown account, invalid if a moderator tries to
 * suspend a moderator (only the operator can).
 */
export const suspendAccount = async (ctx: Ctx, id: string): Promise<boolean> => {
  const player = await lockPlayer(ctx, id);
  if (player.moderator && ctx.actor.moderator) throw new AppError('invalid', moderationRules.moderator);
  if (player.suspended_at) return keepSuspended(ctx, id, true);
  await setSuspended(ctx, id, ctx.now);
  await hideAuthorItems(ctx, id);
  emitRosterChanges(ctx, { id, version: player.version + 1 }, player, noRoster);
  for (const childId of await childIdsOf(ctx.sql, id))
    await endHoldings(ctx, { childId, guardianId: id, end: 'suspended' });
  ctx.emit('account.suspended', { player_id: id });
  return true;
};

/**
 * Restores an account and makes its items visible again where the other rules allow it. Clients see the items at their
 * next read. @returns false if it was not suspended. @throws notFound for an unknown account.
 */
export const restoreAccount = async (ctx: Ctx, id: string): Promise<boolean> => {
  const player = await lockPlayer(ctx, id);
  if (!player.suspended_at) return false;
  // It stays hidden until its owner takes the deletion back.
  if (await isDeletionPending(ctx.sql, id)) return keepSuspended(ctx, id, false);
  await setSuspended(ctx, id, null);
  await restoreAuthorItems(ctx, id);
  emitRosterChanges(ctx, { id, version: player.version + 1 }, noRoster, player);
  ctx.emit('unread.changed', { of: 'actor', id });
  return true;
};
