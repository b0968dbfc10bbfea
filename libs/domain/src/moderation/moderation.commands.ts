import { moderationRules, type ModerationAction } from '@rinkside/contracts/moderation';
import { reportTargets } from '@rinkside/contracts/report';
import { notFound, AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { logAction } from './moderation.log.js';
import { suspendAccount } from './suspend.commands.js';
import { takeDown } from './take-down.commands.js';

const selectReport = statement(
  'moderation.report',
  `select target_type, target_id, author_id, settled_at is not null as settled
   from report where id = $1 and author_id <> $2`,
  z.object({
    target_type: z.enum(reportTargets),
    target_id: z.string(),
    author_id: z.string(),
    settled: z.boolean(),
  }),
);
const settleReports = statement(
  'moderation.settle',
  `update report set settled_at = $3 where target_type = $1 and target_id = $2 and settled_at is null returning id`,
  z.object({ id: z.string() }),
);

/**
 * Settles a report and every other open report about the same target. `hide` takes the target down, `suspend` also
 * suspends its author. @throws 404 for an unknown report or one about the moderator, 400 if it is already settled, for
 * hiding a person and for suspending a moderator.
 */
export const settleReport = async (
  ctx: Ctx,
  { id, action }: { id: string; action: ModerationAction },
): Promise<{ success: true }> => {
  const [report] = await ctx.sql.rows(selectReport, [id, ctx.actor.id]);
  if (!report) throw notFound();
  const { target_type: type, target_id, author_id } = report;
  if (report.settled) throw new AppError(400, moderationRules.settled);
  if (type === 'user' && action === 'hide') throw new AppError(400, moderationRules.person);
  // A concurrent second moderator waits here and then finds nothing left to settle.
  const settled = await ctx.sql.rows(settleReports, [type, target_id, ctx.now]);
  if (!settled.some((row) => row.id === id)) throw new AppError(400, moderationRules.settled);
  if (action === 'dismiss') await logAction(ctx, 'dismiss', { type, id: target_id });
  if (action === 'suspend') {
    await suspendAccount(ctx, author_id);
    await logAction(ctx, 'suspend', { type: 'user', id: author_id });
  }
  if (action !== 'dismiss' && type !== 'user') {
    await takeDown(ctx, type, target_id);
    await logAction(ctx, 'hide', { type, id: target_id });
  }
  return { success: true };
};

const birthdateStatements = {
  confirm: statement(
    'moderation.confirmBirthdate',
    `update player set trusted_birthdate = birthdate, version = version + 1
     where id = $1 and id <> $2 and onboarding_complete and birthdate <> trusted_birthdate returning id`,
    z.object({ id: z.string() }),
  ),
  dismiss: statement(
    'moderation.dismissBirthdate',
    `update player set birthdate = trusted_birthdate, version = version + 1
     where id = $1 and id <> $2 and onboarding_complete and birthdate <> trusted_birthdate returning id`,
    z.object({ id: z.string() }),
  ),
};

/** Confirms a player's edited birthdate or restores the old one. @throws 404 if no edit is waiting. */
export const settleBirthdate = async (
  ctx: Ctx,
  { id, action }: { id: string; action: 'confirm' | 'dismiss' },
): Promise<{ success: true }> => {
  const [settled] = await ctx.sql.rows(birthdateStatements[action], [id, ctx.actor.id]);
  if (!settled) throw notFound();
  await logAction(ctx, `${action}_birthdate`, { type: 'user', id });
  return { success: true };
};
