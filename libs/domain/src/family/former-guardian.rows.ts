import { guardianRules } from '@rinkside/contracts/guardian';
import { AppError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

/** Returns the row of a person whom the guardians of a child removed. Both players are locked. */
export const findFormerGuardian = async (
  ctx: Pick<Ctx, 'sql'>,
  { childId, personId }: { childId: string; personId: string },
) => {
  const [row] = await runQuery(
    ctx.sql,
    db
      .selectFrom('former_guardian')
      .select('allowed_at')
      .where('child_id', '=', childId)
      .where('person_id', '=', personId),
  );
  return row;
};

/**
 * A guardian who acts as the child, or oversees it, allows a removed guardian to read and to follow it again.
 * @returns false if there is no such person. @throws forbidden for the child's own login
 */
export const allowFormerGuardian = async (ctx: Ctx, personId: string): Promise<boolean> => {
  if (!ctx.actor.guardianRights) throw new AppError('forbidden', guardianRules.guardianFirst);
  const allowed = await runQuery(
    ctx.sql,
    db
      .updateTable('former_guardian')
      .set({ allowed_at: ctx.now })
      .where('child_id', '=', ctx.actor.id)
      .where('person_id', '=', personId)
      .returning('person_id'),
  );
  return allowed.length > 0;
};

/** {@link allowFormerGuardian} as a command. @throws notFound for a person who was no guardian */
export const allowContact = async (ctx: Ctx, personId: string): Promise<{ success: true }> => {
  if (!(await findFormerGuardian(ctx, { childId: ctx.actor.id, personId }))) throw notFound();
  await allowFormerGuardian(ctx, personId);
  return { success: true };
};
