import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { logAction } from './moderation.log.js';
import { restoreAccount, suspendAccount } from './suspend.js';

const setter = (right: 'moderator' | 'operator') => {
  const set = statement<{ id: string }>(
    `moderation.set.${right}`,
    `update player set ${right} = $2, version = version + 1 where id = $1 and ${right} <> $2 returning id`,
  );
  return (holds: boolean) => async (ctx: Ctx, id: string) =>
    (await ctx.sql.rows(set, [id, holds])).length > 0;
};
const setModerator = setter('moderator');
const setOperator = setter('operator');

/** What only the operator may do, on their own machine: each says whether anything changed, and logs it if so. */
const wishes = {
  add_moderator: setModerator(true),
  remove_moderator: setModerator(false),
  add_operator: setOperator(true),
  remove_operator: setOperator(false),
  suspend: suspendAccount,
  restore: restoreAccount,
};
export type OperatorWish = keyof typeof wishes;

/** Does what the operator wishes to one account. @returns false when it already was so. @throws 404 for nobody. */
export const operate = async (ctx: Ctx, wish: OperatorWish, id: string): Promise<boolean> => {
  const changed = await wishes[wish](ctx, id);
  if (changed) await logAction(ctx, wish, { type: 'user', id });
  return changed;
};
