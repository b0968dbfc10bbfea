import { childRequestRules } from '@rinkside/contracts/child-request';
import { AppError } from '@rinkside/platform/errors';
import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { startDeletion } from '../account/deletion/start-deletion.js';
import {
  answersOf,
  emitRequest,
  openRequestOf,
  saveAnswer,
  setRequestState,
  votersOf,
  type NewRequest,
  type OpenRequest,
} from './child-request.rows.js';
import { isChildProfile } from './guardian.policy.js';
import { findOpenPlayer, handOverTo, isFresh } from './hand-over.js';

const dayMs = 24 * 3_600_000;

const deleteChild = async (ctx: Ctx, { child_id, proof }: OpenRequest): Promise<boolean> => {
  const child = await findOpenPlayer(ctx, child_id);
  // The provider deletes a login only with a proof.
  if (!child || (!isChildProfile(child) && proof === null)) return false;
  await startDeletion(ctx, child_id, proof);
  return true;
};

const handOver = async (ctx: Ctx, { child_id, account_id }: OpenRequest): Promise<boolean> => {
  const child = await findOpenPlayer(ctx, child_id);
  const account = account_id === null ? undefined : await findOpenPlayer(ctx, account_id);
  if (!child || !isChildProfile(child) || !isFresh(account)) return false;
  await handOverTo(ctx, child, account);
  return true;
};

/**
 * Carries out an open request; the rows of the child and of the new account are locked for removal.
 * @returns false for one that became impossible, which lapses
 */
export const carryOut = async (ctx: Ctx, request: OpenRequest, byId: string | null): Promise<boolean> => {
  const done = await (request.kind === 'deletion' ? deleteChild : handOver)(ctx, request);
  await setRequestState(ctx, request, { state: done ? 'done' : 'lapsed', byId });
  return done;
};

/** Carries out a request to which all have agreed. @returns whether it is done */
export const carryOutIfAgreed = async (
  ctx: Ctx,
  request: OpenRequest,
  byId: string | null,
): Promise<boolean> => {
  const agreed = new Set(
    (await answersOf(ctx, request.id)).flatMap(({ account_id, agrees }) => (agrees ? account_id : [])),
  );
  const voters = await votersOf(ctx, request.child_id);
  return voters.every((id) => agreed.has(id)) && (await carryOut(ctx, request, byId));
};

/**
 * Asks for something that all guardians and the child's login decide; at once if there is no one else to ask. A repeated
 * request of the same kind agrees to the open one. Rows are locked as for {@link carryOut}.
 * @returns when it takes effect; null if it did. @throws conflict for another open request.
 */
export const askFor = async (
  ctx: Ctx,
  { kind, childId, askedBy, accountId, proof }: NewRequest,
): Promise<Date | null> => {
  const open = await openRequestOf(ctx, childId);
  if (open && (open.kind !== kind || kind === 'hand_over'))
    throw new AppError('conflict', childRequestRules.pending);
  const id = open?.id ?? newId();
  if (!open)
    await runQuery(
      ctx.sql,
      db.insertInto('child_request').values({
        id,
        kind,
        child_id: childId,
        asked_by: askedBy,
        account_id: accountId,
        proof,
        state: 'waiting',
        asked_at: ctx.now,
        effective_at: new Date(ctx.now.getTime() + childRequestRules.waitDays * dayMs),
      }),
    );
  await saveAnswer(ctx, { request_id: id, account_id: askedBy, agrees: true });
  const request = await openRequestOf(ctx, childId);
  if (!request) throw new Error(`the request ${id} was not stored`);
  if (await carryOutIfAgreed(ctx, request, askedBy)) return null;
  emitRequest(ctx, request, askedBy);
  return new Date(request.effective_at);
};
