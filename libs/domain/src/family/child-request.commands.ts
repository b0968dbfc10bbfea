import { childRequestRules } from '@rinkside/contracts/child-request';
import { guardianRules } from '@rinkside/contracts/guardian';
import { proofRules } from '@rinkside/contracts/proof';
import { todayUtc } from '@rinkside/contracts/player';
import { AppError, notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { askFor, carryOut, carryOutIfAgreed } from './child-request.decisions.js';
import {
  answersOf,
  openRequestOf,
  saveAnswer,
  setRequestState,
  votersOf,
  type OpenRequest,
} from './child-request.rows.js';
import { guardiansAct, isChildProfile } from './guardian.policy.js';
import { findOpenPlayer } from './hand-over.js';
import { lockPlayers } from '../player/player.repository.js';

const selectAccount = statement(
  'childRequest.account',
  `select account_id from child_request where child_id = $1 and state in ('waiting', 'objected')`,
  z.object({ account_id: z.string().nullable() }),
);

/** Locks what an open request about the child changes. @returns the request, if there is one */
const lockRequest = async (ctx: Ctx, childId: string): Promise<OpenRequest | undefined> => {
  const [found] = await ctx.sql.rows(selectAccount, [childId]);
  const ids = [childId, ...(found?.account_id ? [found.account_id] : [])];
  await lockPlayers(ctx, ids, { removal: true });
  const request = await openRequestOf(ctx, childId);
  // Another request took the place of the one that was found.
  if (request?.account_id && request.account_id !== found?.account_id) return undefined;
  return request;
};

/** @throws notFound unless the actor is a guardian or the login of the child, conflict without an open request. */
const lockOwnRequest = async (ctx: Ctx, childId: string): Promise<OpenRequest> => {
  const { id, guardianRights } = ctx.actor;
  if (guardianRights || !(await votersOf(ctx, childId)).includes(id)) throw notFound();
  const request = await lockRequest(ctx, childId);
  if (!(await votersOf(ctx, childId)).includes(id)) throw notFound();
  if (!request) throw new AppError('conflict', childRequestRules.none);
  return request;
};

/**
 * Asks to delete the profile of a child of the account.
 * @param proof for the embedded identity provider, if the child has a login
 * @returns when it is deleted; null if it was at once. @throws notFound unless the account is a guardian, forbidden for a
 * login without a proof.
 */
export const requestDeletion = async (
  ctx: Ctx,
  { childId, accountId, proof }: { childId: string; accountId: string; proof: string | null },
): Promise<{ success: true; effective_at?: string }> => {
  await lockPlayers(ctx, [childId], { removal: true });
  const child = await findOpenPlayer(ctx, childId);
  if (!child || !(await votersOf(ctx, childId)).includes(accountId)) throw notFound();
  if (!guardiansAct(child, todayUtc(ctx.now))) throw new AppError('forbidden', guardianRules.overseesOnly);
  // A profile that got its login just now is not deleted by a request for one without.
  if (!isChildProfile(child) && proof === null) throw new AppError('forbidden', proofRules.notProven);
  const effectiveAt = await askFor(ctx, {
    kind: 'deletion',
    childId,
    askedBy: accountId,
    accountId: null,
    proof: isChildProfile(child) ? null : proof,
  });
  return { success: true, ...(effectiveAt && { effective_at: effectiveAt.toISOString() }) };
};

/** Agrees to the open request about a child. It is carried out when all have agreed. */
export const agreeToRequest = async (
  ctx: Ctx,
  { childId }: { childId: string },
): Promise<{ success: true; done: boolean }> => {
  const request = await lockOwnRequest(ctx, childId);
  await saveAnswer(ctx, { request_id: request.id, account_id: ctx.actor.id, agrees: true });
  if (await carryOutIfAgreed(ctx, request, ctx.actor.id)) return { success: true, done: true };
  const isObjected = (await answersOf(ctx, request.id)).some(({ agrees }) => !agrees);
  await setRequestState(ctx, request, { state: isObjected ? 'objected' : 'waiting', byId: ctx.actor.id });
  return { success: true, done: false };
};

/** Objects to the open request about a child: a moderator decides. */
export const objectToRequest = async (
  ctx: Ctx,
  { childId }: { childId: string },
): Promise<{ success: true }> => {
  const request = await lockOwnRequest(ctx, childId);
  await saveAnswer(ctx, { request_id: request.id, account_id: ctx.actor.id, agrees: false });
  await setRequestState(ctx, request, { state: 'objected', byId: ctx.actor.id });
  return { success: true };
};

/** Withdraws the actor's own request. @throws forbidden for the request of another guardian */
export const withdrawRequest = async (
  ctx: Ctx,
  { childId }: { childId: string },
): Promise<{ success: true }> => {
  const request = await lockOwnRequest(ctx, childId);
  if (request.asked_by !== ctx.actor.id) throw new AppError('forbidden', childRequestRules.notYours);
  await setRequestState(ctx, request, { state: 'withdrawn', byId: ctx.actor.id });
  return { success: true };
};

const selectDue = statement(
  'childRequest.due',
  `select id, child_id from child_request where state = 'waiting' and effective_at <= $1
     or state = 'objected' and asked_at <= $1::timestamptz - interval '${childRequestRules.decisionDays} days'
   order by effective_at limit 100`,
  z.object({ id: z.string(), child_id: z.string() }),
);

/** Returns the requests that take effect, or lapse, now. */
export const dueRequests = (sql: Sql, now: Date) => sql.rows(selectDue, [now]);

/** Carries out a due request, or lets an undecided one lapse. Repeating it changes nothing. */
export const settleDueRequest = async (
  ctx: Ctx,
  { id, child_id }: { id: string; child_id: string },
): Promise<void> => {
  const request = await lockRequest(ctx, child_id);
  if (request?.id !== id) return;
  const dueAt = Date.parse(request.state === 'waiting' ? request.effective_at : request.asked_at);
  const waitMs = request.state === 'waiting' ? 0 : childRequestRules.decisionDays * 24 * 3_600_000;
  if (dueAt + waitMs > ctx.now.getTime()) return;
  if (request.state === 'waiting') await carryOut(ctx, request, null);
  else await setRequestState(ctx, request, { state: 'lapsed', byId: null });
};
