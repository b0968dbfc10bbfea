import { moderationRules, type ModerationAction } from '@rinkside/contracts/moderation';
import { notFound, AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { logAction } from './moderation.log.js';
import { setOrganizationDeleted } from './organization.commands.js';
import { suspendAccount } from './suspend.commands.js';
import { takeDown } from './take-down.commands.js';

/**
 * Settles a report and every other open report about the same target. `hide` takes the target down, `suspend` also
 * suspends its author. @throws notFound for an unknown report or one about the moderator, invalid if it is already settled, for
 * hiding a person and for suspending a moderator or an organization.
 */
export const settleReport = async (
  ctx: Ctx,
  { id, action }: { id: string; action: ModerationAction },
): Promise<{ success: true }> => {
  const [report] = await runQuery(
    ctx.sql,
    db
      .selectFrom('report')
      .select(['target_type', 'target_id', 'author_id', 'settled_at'])
      .where('id', '=', id)
      .where('author_id', 'is distinct from', ctx.actor.id),
  );
  if (!report) throw notFound();
  const { target_type: type, target_id, author_id } = report;
  if (report.settled_at) throw new AppError('invalid', moderationRules.settled);
  if (type === 'user' && action === 'hide') throw new AppError('invalid', moderationRules.person);
  if ((type === 'organization' || type === 'team') && action === 'suspend')
    throw new AppError('invalid', moderationRules[type]);
  // A concurrent second moderator waits here and then finds nothing left to settle.
  const settled = await runQuery(
    ctx.sql,
    db
      .updateTable('report')
      .set({ settled_at: ctx.now })
      .where('target_type', '=', type)
      .where('target_id', '=', target_id)
      .where('settled_at', 'is', null)
      .returning('id'),
  );
  if (!settled.some((row) => row.id === id)) throw new AppError('invalid', moderationRules.settled);
  if (action === 'dismiss') logAction(ctx, 'dismiss', { type, id: target_id });
  if (type === 'organization' && action === 'hide')
    await setOrganizationDeleted(ctx, { id: target_id, action: 'delete' });
  if (action === 'suspend' && author_id) {
    await suspendAccount(ctx, author_id);
    logAction(ctx, 'suspend', { type: 'user', id: author_id });
  }
  if (action !== 'dismiss' && type !== 'user' && type !== 'organization') {
    await takeDown(ctx, type, target_id);
    logAction(ctx, 'hide', { type, id: target_id });
  }
  return { success: true };
};

/** Confirms a player's edited birthdate or restores the old one. @throws notFound if no edit is waiting. */
export const settleBirthdate = async (
  ctx: Ctx,
  { id, action }: { id: string; action: 'confirm' | 'dismiss' },
): Promise<{ success: true }> => {
  const [settled] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({
        ...(action === 'confirm'
          ? { trusted_birthdate: eb.ref('birthdate') }
          : { birthdate: eb.ref('trusted_birthdate') }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('id', '<>', ctx.actor.id)
      .where('onboarding_complete', '=', true)
      .whereRef('birthdate', '<>', 'trusted_birthdate')
      .returning('id'),
  );
  if (!settled) throw notFound();
  logAction(ctx, `${action}_birthdate`, { type: 'user', id });
  return { success: true };
};
