import { childRequestRules, type ChildRequestDecision } from '@rinkside/contracts/child-request';
import { AppError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { carryOut } from '../family/child-request.decisions.js';
import { setRequestState, votersOf } from '../family/child-request.rows.js';
import { isChildProfile } from '../family/guardian.policy.js';
import { guardiansOf } from '../family/guardian.rows.js';
import { endGuardianship } from '../family/guardianship-end.js';
import { findOpenPlayer, takeLoginAway } from '../family/hand-over.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { logAction } from './moderation.log.js';

const findRequest = async (ctx: Ctx, id: string) => {
  const [request] = await runQuery(ctx.sql, db.selectFrom('child_request').selectAll().where('id', '=', id));
  return request;
};
type StoredRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

const decisionMs = childRequestRules.decisionDays * 24 * 3_600_000;

const undo = async (ctx: Ctx, request: StoredRequest) => {
  const { kind, state, decided_at, child_id } = request;
  const child = await findOpenPlayer(ctx, child_id);
  const isRecent = decided_at !== null && Date.parse(decided_at) > ctx.now.getTime() - decisionMs;
  const guardians = await guardiansOf(ctx, child_id);
  if (kind !== 'hand_over' || state !== 'done' || !isRecent || !child || guardians.length === 0)
    throw new AppError('conflict', childRequestRules.notUndoable);
  await takeLoginAway(ctx, child);
  await setRequestState(ctx, request, { state: 'undone', byId: null });
};

const assertOpen = ({ state }: StoredRequest, states: readonly string[]) => {
  if (!states.includes(state)) throw new AppError('conflict', childRequestRules.notWaiting);
};

const decisions: Record<ChildRequestDecision, (ctx: Ctx, request: StoredRequest) => Promise<unknown>> = {
  carry_out: async (ctx, request) => {
    assertOpen(request, ['objected']);
    await carryOut(ctx, request, null);
  },
  refuse: async (ctx, request) => {
    assertOpen(request, ['waiting', 'objected']);
    await setRequestState(ctx, request, { state: 'refused', byId: null });
  },
  undo,
};

const loggedActions = {
  carry_out: 'carry_out_request',
  refuse: 'refuse_request',
  undo: 'undo_hand_over',
} as const;

/** @throws notFound for a moderator who decides about the own family. */
const assertUninvolved = async (ctx: Ctx, childId: string) => {
  if ((await votersOf(ctx, childId)).includes(ctx.actor.id)) throw notFound();
};

/**
 * Decides about a request about a child's profile, or undoes a hand-over.
 * @throws notFound for an unknown request or one of the own family, conflict if that is not possible any more.
 */
export const decideRequest = async (
  ctx: Ctx,
  { id, action, reason }: { id: string; action: ChildRequestDecision; reason: string },
): Promise<{ success: true }> => {
  const found = await findRequest(ctx, id);
  if (!found) throw notFound();
  const ids = [found.child_id, ...(found.account_id ? [found.account_id] : [])];
  await lockPlayers(ctx, ids, { removal: true });
  await assertUninvolved(ctx, found.child_id);
  // Requests of a child change under its lock, so the second look is final.
  const request = await findRequest(ctx, id);
  if (!request) throw notFound();
  await decisions[action](ctx, request);
  logAction(ctx, loggedActions[action], { type: 'user', id: request.child_id, reason });
  return { success: true };
};

/**
 * Ends a guardianship as a removal by another guardian does.
 * @throws notFound for an unknown guardianship or one of the own family, conflict for the only guardian of a child without
 * a login.
 */
export const endGuardianshipOf = async (
  ctx: Ctx,
  { childId, guardianId, reason }: { childId: string; guardianId: string; reason: string },
): Promise<{ success: true }> => {
  await lockPlayers(ctx, [childId, guardianId]);
  await assertUninvolved(ctx, childId);
  const child = await findOpenPlayer(ctx, childId);
  const guardians = await guardiansOf(ctx, childId);
  if (!child || !guardians.some(({ guardian_id }) => guardian_id === guardianId)) throw notFound();
  if (guardians.length === 1 && isChildProfile(child))
    throw new AppError('conflict', childRequestRules.onlyGuardian);
  await endGuardianship(ctx, { childId, guardianId, end: 'removed' });
  logAction(ctx, 'end_guardianship', { type: 'user', id: childId, reason: `${guardianId}: ${reason}` });
  return { success: true };
};
