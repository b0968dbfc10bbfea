import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { logAction } from './moderation.log.js';
import { restoreAccount, suspendAccount } from './suspend.commands.js';

const setter = (right: 'moderator' | 'operator') => {
  const set = statement(
    `moderation.set.${right}`,
    `update player set ${right} = $2, version = version + 1 where id = $1 and ${right} <> $2 returning id`,
    z.object({ id: z.string() }),
  );
  return (value: boolean) => async (ctx: Ctx, id: string) =>
    (await ctx.sql.rows(set, [id, value])).length > 0;
};
const setModerator = setter('moderator');
const setOperator = setter('operator');

/** Actions that are only available on the command line. Each returns whether anything changed. */
const actions = {
  add_moderator: setModerator(true),
  remove_moderator: setModerator(false),
  add_operator: setOperator(true),
  remove_operator: setOperator(false),
  suspend: suspendAccount,
  restore: restoreAccount,
};
export type OperatorAction = keyof typeof actions;

/** Runs an operator action on one account and logs it. @returns false if the account already was in that state. @throws 404 for an unknown account. */
export const runOperatorAction = async (ctx: Ctx, action: OperatorAction, id: string): Promise<boolean> => {
  const changed = await actions[action](ctx, id);
  if (changed) await logAction(ctx, action, { type: 'user', id });
  return changed;
};
