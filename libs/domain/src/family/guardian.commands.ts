import { childRules } from '@rinkside/contracts/child';
import { childRequestRules } from '@rinkside/contracts/child-request';
import { errorMessages } from '@rinkside/contracts/error';
import { guardianRules, type ChildLinkKind, type guardianRoutes } from '@rinkside/contracts/guardian';
import { todayUtc } from '@rinkside/contracts/player';
import type { ReplyOf } from '@rinkside/contracts/route';
import { unverifiedEmail } from '@rinkside/contracts/session';
import { AppError, notFound } from '@rinkside/platform/errors';
import { newId, randomToken } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { hashLinkToken } from './link-token.js';
import { openLinkSql, readLinks } from './child-link.views.js';
import { askFor } from './child-request.decisions.js';
import { openStates } from './child-request.rows.js';
import { childIdsOf } from './guardian.rows.js';
import { canHaveChildren, guardianRightsSql, guardiansAct, isChildProfile } from './guardian.policy.js';
import { endGuardianship } from './guardianship-end.js';
import { guardiansOf } from './guardian.rows.js';
import { findOpenPlayer, isFresh } from './hand-over.js';
import { Player } from '../player/player.entity.js';
import { lockOwnPlayer, lockPlayers } from '../player/player.repository.js';

const dayMs = 24 * 3_600_000;

/**
 * Locks a child of the actor, with the account that the command is also about, and returns it with its guardians.
 * @throws notFound unless the actor is one of them.
 */
const lockOwnChild = async (ctx: Ctx, id: string, accountId?: string) => {
  await lockPlayers(ctx, [id, ...(accountId ? [accountId] : [])]);
  const child = await findOpenPlayer(ctx, id);
  if (!child) throw notFound();
  const guardians = await guardiansOf(ctx, id);
  const own = guardians.find(({ guardian_id }) => guardian_id === ctx.actor.id);
  if (!own) throw notFound();
  return { child, guardians, own };
};

/** @throws notFound unless the actor is a guardian of the child. */
export const assertGuardian = async (ctx: Pick<Ctx, 'sql' | 'actor'>, childId: string): Promise<void> => {
  if (!(await childIdsOf(ctx.sql, ctx.actor.id)).includes(childId)) throw notFound();
};

/** Emails of the embedded provider are unverified at first; a hosted provider decides about its own. */
const assertVerified = (player: Player, needsVerifiedEmail: boolean) => {
  if (needsVerifiedEmail && !player.emailVerified) throw new AppError('forbidden', unverifiedEmail);
};

/**
 * Makes a link for a child of the actor. Not idempotent, because the token is not stored.
 * @throws notFound unless the actor is a guardian, forbidden for an unverified email, conflict for one link or guardian
 * too many and for a child that has a login.
 */
export const addLink = async (
  ctx: Ctx,
  {
    childId,
    kind,
    needsVerifiedEmail,
  }: { childId: string; kind: ChildLinkKind; needsVerifiedEmail: boolean },
): Promise<ReplyOf<typeof guardianRoutes.addLink>> => {
  const { child, guardians } = await lockOwnChild(ctx, childId);
  if (kind === 'guardian') {
    assertVerified(await ctx.em.findOneOrFail(Player, ctx.actor.id), needsVerifiedEmail);
    if (guardians.length >= guardianRules.max) throw new AppError('conflict', guardianRules.tooMany);
  } else if (!isChildProfile(child)) throw new AppError('conflict', guardianRules.hasLogin);
  const open = (await readLinks(ctx.sql, childId)).filter(({ state }) => state === 'open');
  if (open.length >= guardianRules.maxOpenLinks) throw new AppError('conflict', guardianRules.tooManyLinks);
  const id = newId();
  const token = randomToken();
  await runQuery(
    ctx.sql,
    db.insertInto('child_link').values({
      id,
      kind,
      child_id: childId,
      guardian_id: ctx.actor.id,
      token_hash: hashLinkToken(token),
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + guardianRules.linkDays * dayMs),
    }),
  );
  const link = (await readLinks(ctx.sql, childId)).find((added) => added.id === id);
  if (!link) throw new Error(`the link ${id} was not stored`);
  return { ...link, token };
};

/** Revokes an open link of a child of the actor. Repeating it changes nothing. @throws notFound for an unknown link. */
export const revokeLink = async (
  ctx: Ctx,
  { childId, linkId }: { childId: string; linkId: string },
): Promise<{ success: true }> => {
  await lockOwnChild(ctx, childId);
  const link = db
    .selectFrom('child_link')
    .select('id')
    .where('id', '=', linkId)
    .where('child_id', '=', childId);
  if ((await runQuery(ctx.sql, link)).length === 0) throw notFound();
  await runQuery(
    ctx.sql,
    db
      .updateTable('child_link')
      .set({ revoked_at: ctx.now })
      .where('id', '=', linkId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null),
  );
  return { success: true };
};

/**
 * Ends a guardianship of a child of the actor: the actor's own, or one that began later, with all that the person holds for the child.
 * @throws notFound unless both are guardians, forbidden for an earlier one, conflict for the last guardian of a child
 * without a login.
 */
export const removeGuardian = async (
  ctx: Ctx,
  { childId, guardianId }: { childId: string; guardianId: string },
): Promise<{ success: true }> => {
  const { child, guardians, own } = await lockOwnChild(ctx, childId, guardianId);
  const removed = guardians.find(({ guardian_id }) => guardian_id === guardianId);
  if (!removed) throw notFound();
  if (removed === own) {
    if (guardians.length === 1 && isChildProfile(child))
      throw new AppError('conflict', guardianRules.lastGuardian);
  } else if (removed.created_at <= own.created_at)
    throw new AppError('forbidden', guardianRules.removesLater);
  await endGuardianship(ctx, { childId, guardianId, end: removed === own ? 'left' : 'removed' });
  return { success: true };
};

const selectEnded = statement(
  'guardian.ended',
  `select g.child_id as "childId", g.guardian_id as "guardianId" from guardian g join player a on a.id = g.child_id
   where ${guardianRightsSql('a')} is null limit 100`,
  z.object({ childId: z.string(), guardianId: z.string() }),
);

/** Returns guardianships of players who turned 18. */
export const endedGuardianships = (sql: Sql) => sql.rows(selectEnded, []);

/** Ends the guardianship of a player who turned 18. Repeating it changes nothing. */
export const endAdultGuardianship = async (
  ctx: Ctx,
  { childId, guardianId }: { childId: string; guardianId: string },
): Promise<void> => {
  await lockPlayers(ctx, [childId, guardianId]);
  const ended = await endedGuardianships(ctx.sql);
  if (ended.some((other) => other.childId === childId && other.guardianId === guardianId))
    await endGuardianship(ctx, { childId, guardianId, end: 'adult' });
};

const findOpenLink = statement(
  'childLink.find',
  `select l.id, l.kind, l.child_id, l.guardian_id from child_link l where l.token_hash = $1 and ${openLinkSql}`,
  z.object({
    id: z.string(),
    kind: z.enum(['guardian', 'login']),
    child_id: z.string(),
    guardian_id: z.string(),
  }),
);

const becomeGuardian = async (ctx: Ctx, child: Player, needsVerifiedEmail: boolean) => {
  const guardian = await lockOwnPlayer(ctx);
  if (!guardian.onboardingComplete) throw new AppError('forbidden', errorMessages.profileIncomplete);
  if (!canHaveChildren(guardian, todayUtc(ctx.now)))
    throw new AppError('forbidden', guardianRules.adultsOnly);
  assertVerified(guardian, needsVerifiedEmail);
  const guardians = await guardiansOf(ctx, child.id);
  if (guardians.some(({ guardian_id }) => guardian_id === guardian.id))
    throw new AppError('conflict', guardianRules.alreadyGuardian);
  if (guardians.length >= guardianRules.max) throw new AppError('conflict', guardianRules.tooMany);
  if ((await childIdsOf(ctx.sql, guardian.id)).length >= childRules.max)
    throw new AppError('conflict', childRules.tooMany);
  await runQuery(
    ctx.sql,
    db.insertInto('guardian').values({ guardian_id: guardian.id, child_id: child.id, created_at: ctx.now }),
  );
  await runQuery(
    ctx.sql,
    db.deleteFrom('former_guardian').where('child_id', '=', child.id).where('person_id', '=', guardian.id),
  );
  child.version++;
  const { id: child_id, version } = child;
  if (guardiansAct(child, todayUtc(ctx.now)))
    ctx.emit('guardian.added', { guardian_id: guardian.id, child_id, version });
  ctx.emit('guardians.changed', { child_id, guardian_id: guardian.id, joined: true });
  ctx.emit('profile.changed', { user_id: child_id, version });
};

/** Asks to give the profile to the actor's new account. @returns when; null if it did at once */
const askForHandOver = async (ctx: Ctx, child: Player, askedBy: string): Promise<Date | null> => {
  if (!isChildProfile(child)) throw new AppError('notFound', guardianRules.linkEnded);
  const account = await lockOwnPlayer(ctx);
  if (!isFresh(account)) throw new AppError('conflict', guardianRules.notFresh);
  const waiting = db
    .selectFrom('child_request')
    .select('id')
    .where('account_id', '=', account.id)
    .where('state', 'in', [...openStates]);
  if ((await runQuery(ctx.sql, waiting)).length > 0)
    throw new AppError('conflict', childRequestRules.pending);
  return askFor(ctx, { kind: 'hand_over', childId: child.id, askedBy, accountId: account.id, proof: null });
};

/**
 * Accepts a link: the actor becomes a guardian of the child, or the actor's new account takes its profile over, which waits
 * until all guardians agree or seven days have passed.
 * @throws notFound for a link that is not open, forbidden and conflict as the rules of each kind say.
 */
export const acceptLink = async (
  ctx: Ctx,
  { token, needsVerifiedEmail }: { token: string; needsVerifiedEmail: boolean },
): Promise<ReplyOf<typeof guardianRoutes.acceptLink>> => {
  const find = async () => (await ctx.sql.rows(findOpenLink, [hashLinkToken(token)]))[0];
  const found = await find();
  if (found) await lockPlayers(ctx, [found.child_id, ctx.actor.id], { removal: found.kind === 'login' });
  const child = found && (await findOpenPlayer(ctx, found.child_id));
  // Links of a child change under its lock, so the second look is final.
  const link = child && (await find());
  if (!link) throw new AppError('notFound', guardianRules.linkEnded);
  await runQuery(
    ctx.sql,
    db.updateTable('child_link').set({ accepted_at: ctx.now }).where('id', '=', link.id),
  );
  if (link.kind === 'guardian') {
    await becomeGuardian(ctx, child, needsVerifiedEmail);
    return { kind: link.kind, child_id: child.id, effective_at: null };
  }
  const effectiveAt = await askForHandOver(ctx, child, link.guardian_id);
  return { kind: link.kind, child_id: child.id, effective_at: effectiveAt?.toISOString() ?? null };
};
