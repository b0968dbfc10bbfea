import { newId } from '@rinkside/platform/id';
import type { ModerationAction } from '@rinkside/contracts/moderation';
import type { ReportTarget } from '@rinkside/contracts/report';
import type { Ctx } from '../actor.js';
import { ModerationLog } from './moderation-log.entity.js';

export type LoggedAction =
  | ModerationAction
  | 'restore'
  | 'confirm_birthdate'
  | 'dismiss_birthdate'
  | 'add_moderator'
  | 'remove_moderator'
  | 'add_operator'
  | 'remove_operator';

/** Records a moderation action permanently. The operator has no account, so `moderator_id` is null for operator actions. */
export const logAction = (
  ctx: Ctx,
  action: LoggedAction,
  { type, id }: { type: ReportTarget; id: string },
): void => {
  ctx.em.create(ModerationLog, {
    id: newId(),
    moderatorId: ctx.actor.moderator ? ctx.actor.id : null,
    action,
    targetType: type,
    targetId: id,
    createdAt: ctx.now,
  });
};
