import type { ChildRequestKind, ChildRequestState } from '@rinkside/contracts/child-request';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { guardianRightsSql, isChildProfileSql } from './guardian.policy.js';

/** A request that can still be carried out. */
export const openStates = ['waiting', 'objected'] as const satisfies ChildRequestState[];

/** Returns the open request about a child, which is locked with the child's row. */
export const openRequestOf = async (ctx: Ctx, childId: string) => {
  const [request] = await runQuery(
    ctx.sql,
    db
      .selectFrom('child_request')
      .selectAll()
      .where('child_id', '=', childId)
      .where('state', 'in', [...openStates]),
  );
  return request;
};
export type OpenRequest = NonNullable<Awaited<ReturnType<typeof openRequestOf>>>;

/** Emits that a request changed. @param by_id the account that did it */
export const emitRequest = (
  ctx: Ctx,
  { id, child_id }: { id: string; child_id: string },
  by_id: string | null,
): void => ctx.emit('child_request.changed', { id, child_id, by_id, at: ctx.now.toISOString() });

/** Sets the state of a request. The child's row is locked. */
export const setRequestState = async (
  ctx: Ctx,
  request: { id: string; child_id: string },
  { state, byId }: { state: ChildRequestState; byId: string | null },
): Promise<void> => {
  const isObjected = state === 'objected';
  await runQuery(
    ctx.sql,
    db
      .updateTable('child_request')
      .set((eb) => ({
        state,
        version: eb('version', '+', 1),
        ...(isObjected && { objected_at: ctx.now }),
        ...(state !== 'waiting' && !isObjected && { decided_at: ctx.now, proof: null }),
      }))
      .where('id', '=', request.id),
  );
  emitRequest(ctx, request, byId);
};

/** Withdraws the open requests of an account that is no longer a guardian of the child, and forgets its answers. */
export const withdrawRequestsOf = async (
  ctx: Ctx,
  { childId, askedBy }: { childId: string; askedBy: string },
): Promise<void> => {
  const request = await openRequestOf(ctx, childId);
  if (!request) return;
  await runQuery(
    ctx.sql,
    db
      .deleteFrom('child_request_answer')
      .where('request_id', '=', request.id)
      .where('account_id', '=', askedBy),
  );
  if (request.asked_by === askedBy)
    await setRequestState(ctx, request, { state: 'withdrawn', byId: askedBy });
};

/** SQL for whether an account `a` decides about a child's profile: a guardian, or the child's own login. */
export const voterSql = (a: string, childId: string) =>
  `(${a}.closed_at is null and ${a}.suspended_at is null
    and (exists (select from guardian g join player child on child.id = g.child_id
        where g.guardian_id = ${a}.id and g.child_id = ${childId} and ${guardianRightsSql('child')} is not null)
      or ${a}.id = ${childId} and not ${isChildProfileSql(a)}))`;

const selectVoters = statement(
  'childRequest.voters',
  `select a.id from player a where (a.id = $1 or a.id in (select guardian_id from guardian where child_id = $1))
     and ${voterSql('a', '$1::uuid')}`,
  z.object({ id: z.string() }),
);

/** Returns the accounts that decide about a child's profile: its guardians, and its own login. */
export const votersOf = async (ctx: Pick<Ctx, 'sql'>, childId: string): Promise<string[]> =>
  (await ctx.sql.rows(selectVoters, [childId])).map(({ id }) => id);

/** Stores what an account says to a request. */
export const saveAnswer = async (
  ctx: Ctx,
  answer: { request_id: string; account_id: string; agrees: boolean },
): Promise<void> => {
  const { agrees } = answer;
  await runQuery(
    ctx.sql,
    db
      .insertInto('child_request_answer')
      .values({ ...answer, answered_at: ctx.now })
      .onConflict((conflict) =>
        conflict.columns(['request_id', 'account_id']).doUpdateSet({ agrees, answered_at: ctx.now }),
      ),
  );
};

/** Returns what was said to a request. */
export const answersOf = (ctx: Pick<Ctx, 'sql'>, requestId: string) =>
  runQuery(
    ctx.sql,
    db
      .selectFrom('child_request_answer')
      .select(['account_id', 'agrees'])
      .where('request_id', '=', requestId),
  );

export interface NewRequest {
  kind: ChildRequestKind;
  childId: string;
  askedBy: string;
  /** The new account that gets the profile. */
  accountId: string | null;
  /** For the identity provider, to delete the login of the child. */
  proof: string | null;
}
