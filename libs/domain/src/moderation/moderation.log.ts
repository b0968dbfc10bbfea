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
  | 'export_team'
  | 'name_manager'
  | 'revoke_coach'
  | 'know_coach'
  | 'not_know_coach'
  | 'offer_circle'
  | 'join_circles'
  | 'make_circle_own'
  | 'decline_circle'
  | 'check_circle'
  | 'start_circle'
  | 'hand_over'
  | 'accept_proposal'
  | 'decline_proposal'
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
  | 'remove_operator'
  | 'verify_email';

/** The operator has no account. */
export const operatorId = '00000000-0000-0000-0000-000000000000';

/** The actor's account; null for the operator. */
export const accountOf = (ctx: Ctx): string | null => (ctx.actor.id === operatorId ? null : ctx.actor.id);

/** Records an action of a moderator or coach permanently; `moderator_id` is null for operator actions. */
export const logAction = (
  ctx: Ctx,
  action: LoggedAction,
  { type, id, reason = null }: { type: ReportTarget | 'circle'; id: string; reason?: string | null },
): void => {
  ctx.em.create(ModerationLog, {
    id: newId(),
    moderatorId: accountOf(ctx),
    action,
    targetType: type,
    targetId: id,
    reason,
    createdAt: ctx.now,
  });
};
