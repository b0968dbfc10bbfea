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

const insertEntry = statement<never>(
  'moderation.log',
  `insert into moderation_log (id, moderator_id, action, target_type, target_id, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** Records a moderation action permanently. The operator has no account, so `moderator_id` is null for operator actions. */
export const logAction = async (
  ctx: Ctx,
  action: LoggedAction,
  { type, id }: { type: ReportTarget; id: string },
): Promise<void> => {
  const moderator = ctx.actor.moderator ? ctx.actor.id : null;
  await ctx.sql.rows(insertEntry, [newId(), moderator, action, type, id, ctx.now]);
};
