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
  | 'confirm_coach'
  | 'confirm_member'
  | 'end_member'
  | 'revoke_coach'
  | 'undo_edit'
  | 'delete_organization'
  | 'restore_organization'
  | 'carry_out_request'
  | 'refuse_request'
  | 'undo_hand_over'
  | 'end_guardianship'
  | 'add_moderator'
  | 'remove_moderator'
  | 'add_operator'
  | 'remove_operator';

/** The operator has no account. */
export const operatorId = '00000000-0000-0000-0000-000000000000';

/** Records an action of a moderator or coach permanently; `moderator_id` is null for operator actions. */
export const logAction = (
  ctx: Ctx,
  action: LoggedAction,
  { type, id, reason = null }: { type: ReportTarget; id: string; reason?: string | null },
): void => {
  ctx.em.create(ModerationLog, {
    id: newId(),
    moderatorId: ctx.actor.id === operatorId ? null : ctx.actor.id,
    action,
    targetType: type,
    targetId: id,
    reason,
    createdAt: ctx.now,
  });
};
