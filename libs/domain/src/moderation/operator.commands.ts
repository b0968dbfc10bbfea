import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { logAction } from './moderation.log.js';
import { restoreAccount, suspendAccount } from './suspend.commands.js';

const setter = (right: 'moderator' | 'operator') => (value: boolean) => async (ctx: Ctx, id: string) => {
  const update = db
    .updateTable('player')
    .set((eb) => ({ [right]: value, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where(right, '<>', value)
    .returning('id');
  return (await runQuery(ctx.sql, update)).length > 0;
};
const setModerator = setter('moderator');
const setOperator = setter('operator');

/** States that the email of an account is its owner's. A later change of the email is checked by the provider again. */
const verifyEmail = async (ctx: Ctx, id: string) => {
  const update = db
    .updateTable('player')
    .set((eb) => ({ email_verified: true, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('email', 'is not', null)
    .where('email_verified', '=', false)
    .returning('id');
  return (await runQuery(ctx.sql, update)).length > 0;
};

/** Actions that are only available on the command line. Each returns whether anything changed. */
const actions = {
  add_moderator: setModerator(true),
  remove_moderator: setModerator(false),
  add_operator: setOperator(true),
  remove_operator: setOperator(false),
  suspend: suspendAccount,
  restore: restoreAccount,
  verify_email: verifyEmail,
};
export type OperatorAction = keyof typeof actions;

/** Runs an operator action on one account and logs it. @returns false if the account already was in that state. @throws notFound for an unknown account. */
export const runOperatorAction = async (ctx: Ctx, action: OperatorAction, id: string): Promise<boolean> => {
  const changed = await actions[action](ctx, id);
  if (changed) logAction(ctx, action, { type: 'user', id });
  return changed;
};
