import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import type { ModerationAction } from '@rinkside/contracts/moderation';
import type { ReportTarget } from '@rinkside/contracts/report';
import type { Ctx } from '../actor.js';

export type LoggedAction =
  | ModerationAction
  | 'restore'
  | 'confirm_birthdate'
  | 'dismiss_birthdate'
  | 'add_moderator'
  | 'remove_moderator'
  | 'add_operator'
  | 'remove_operator';

const add = statement<never>(
  'moderation.log',
  `insert into moderation_log (id, moderator_id, action, target_type, target_id, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** Keeps who did what to whom, for good; the operator has no account and is kept as nobody. */
export const logAction = async (
  ctx: Ctx,
  action: LoggedAction,
  { type, id }: { type: ReportTarget; id: string },
): Promise<void> => {
  const moderator = ctx.actor.moderator ? ctx.actor.id : null;
  await ctx.sql.rows(add, [newId(), moderator, action, type, id, ctx.now]);
};
