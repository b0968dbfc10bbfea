import { childRules } from '@rinkside/contracts/child';
import { errorMessages } from '@rinkside/contracts/error';
import { guardianRules, type ChildLinkKind, type guardianRoutes } from '@rinkside/contracts/guardian';
import { todayUtc } from '@rinkside/contracts/player';
import type { ReplyOf } from '@rinkside/contracts/route';
import { AppError, notFound } from '@rinkside/platform/errors';
import { newId, randomToken } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { avatarFolder } from './avatar.js';
import { hashLinkToken } from './link-token.js';
import { openLinkSql, readLinks } from './child-link.views.js';
import { childIdsOf } from './child.views.js';
import { canHaveChildren, guardiansAct, isChildProfile } from './guardian.policy.js';
import { Player } from './player.entity.js';
import { lockOwnPlayer, lockPlayers } from './player.repository.js';

const dayMs = 24 * 3_600_000;

const findChild = async (ctx: Ctx, id: string): Promise<Player | undefined> => {
  const child = await ctx.em.findOne(Player, id);
  return child && !child.closedAt ? child : undefined;
};

const guardiansOf = (ctx: Ctx, childId: string) =>
  runQuery(
    ctx.sql,
    db.selectFrom('guardian').select(['guardian_id', 'created_at']).where('child_id', '=', childId),
  );

/** Locks a child of the actor and returns it with its guardians. @throws notFound unless the actor is one of them. */
const lockOwnChild = async (ctx: Ctx, id: string) => {
  await lockPlayers(ctx, [id]);
  const child = await findChild(ctx, id);
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

const revokeLinks = (ctx: Ctx, childId: string, where: { kind?: ChildLinkKind; guardianId?: string }) => {
  const query = db
    .updateTable('child_link')
    .set({ revoked_at: ctx.now })
    .where('child_id', '=', childId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
  const ofKind = where.kind ? query.where('kind', '=', where.kind) : query;
  return runQuery(ctx.sql, where.guardianId ? ofKind.where('guardian_id', '=', where.guardianId) : ofKind);
};

/** Ends the links to a child's live games that a guardian made. */
const revokeLiveLinks = async (ctx: Ctx, childId: string, guardianId: string) => {
  await runQuery(
    ctx.sql,
    db
      .updateTable('live_link')
      .set({ revoked_at: ctx.now })
      .where('player_id', '=', childId)
      .where('created_by', '=', guardianId)
      .where('revoked_at', 'is', null),
  );
  ctx.emit('live_link.changed', { user_id: childId });
};

/** Emails of the embedded provider are unverified at first; a hosted provider decides about its own. */
const assertVerified = (player: Player, needsVerifiedEmail: boolean) => {
  if (needsVerifiedEmail && !player.emailVerified) throw new AppError('forbidden', guardianRules.unverified);
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

/** The child's version orders what the guardian's sockets join and leave. */
const emitGuardian = (
  ctx: Ctx,
  name: 'guardian.added' | 'guardian.removed',
  child: Player,
  guardian_id: string,
) => ctx.emit(name, { guardian_id, child_id: child.id, version: child.version });

/** Clients of the child and its guardians read the guardians again. */
const emitChanged = (ctx: Ctx, { id: user_id, version }: Player) =>
  ctx.emit('profile.changed', { user_id, version });

/**
 * Ends a guardianship of a child of the actor: the actor's own, or one that began later. Its open links end with it.
 * @throws notFound unless both are guardians, forbidden for an earlier one, conflict for the last guardian of a child
 * without a login.
 */
export const removeGuardian = async (
  ctx: Ctx,
  { childId, guardianId }: { childId: string; guardianId: string },
): Promise<{ success: true }> => {
  const { child, guardians, own } = await lockOwnChild(ctx, childId);
  const removed = guardians.find(({ guardian_id }) => guardian_id === guardianId);
  if (!removed) throw notFound();
  if (removed === own) {
    if (guardians.length === 1 && isChildProfile(child))
      throw new AppError('conflict', guardianRules.lastGuardian);
  } else if (removed.created_at <= own.created_at)
    throw new AppError('forbidden', guardianRules.removesLater);
  await runQuery(
    ctx.sql,
    db.deleteFrom('guardian').where('child_id', '=', childId).where('guardian_id', '=', guardianId),
  );
  await revokeLinks(ctx, childId, { guardianId });
  await revokeLiveLinks(ctx, childId, guardianId);
  child.version++;
  emitGuardian(ctx, 'guardian.removed', child, guardianId);
  ctx.emit('guardians.changed', { child_id: child.id, guardian_id: guardianId, joined: false });
  emitChanged(ctx, child);
  return { success: true };
};

const findOpenLink = statement(
  'childLink.find',
  `select l.id, l.kind, l.child_id from child_link l where l.token_hash = $1 and ${openLinkSql}`,
  z.object({ id: z.string(), kind: z.enum(['guardian', 'login']), child_id: z.string() }),
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
  child.version++;
  if (guardiansAct(child, todayUtc(ctx.now))) emitGuardian(ctx, 'guardian.added', child, guardian.id);
  ctx.emit('guardians.changed', { child_id: child.id, guardian_id: guardian.id, joined: true });
  emitChanged(ctx, child);
};

/**
 * Moves the login of the actor's new account to the child's profile, which keeps its id and everything in it. The row of
 * the account ends; its tokens belong to the profile from this commit on.
 */
const takeOverProfile = async (ctx: Ctx, child: Player) => {
  const account = await lockOwnPlayer(ctx);
  if (!isChildProfile(child)) throw new AppError('notFound', guardianRules.linkEnded);
  if (account.onboardingComplete || account.moderator || account.operator)
    throw new AppError('conflict', guardianRules.notFresh);
  const { id, provider, issuer, subject } = account;
  const { email, emailVerified, sessionsEndedAt, keptSession } = account;
  // The account cannot have followers, items or comments before its onboarding; its chat ends with it by cascade.
  await runQuery(ctx.sql, db.deleteFrom('idempotency').where('player_id', '=', id));
  await runQuery(
    ctx.sql,
    db.updateTable('organization').set({ created_by: child.id }).where('created_by', '=', id),
  );
  await runQuery(ctx.sql, db.updateTable('upload').set({ owner_id: null }).where('owner_id', '=', id));
  await runQuery(ctx.sql, db.deleteFrom('player').where('id', '=', id));
  Object.assign(child, { provider, issuer, subject, email, emailVerified, sessionsEndedAt, keptSession });
  if (account.avatarKey) ctx.emit('object.orphaned', { key: avatarFolder(id) });
  await revokeLinks(ctx, child.id, { kind: 'login' });
  child.version++;
  ctx.emit('child.login_added', { child_id: child.id, account_id: id });
  if (!guardiansAct(child, todayUtc(ctx.now)))
    for (const { guardian_id } of await guardiansOf(ctx, child.id))
      emitGuardian(ctx, 'guardian.removed', child, guardian_id);
  emitChanged(ctx, child);
};

/**
 * Accepts a link: the actor becomes a guardian of the child, or the actor's new account takes its profile over.
 * @throws notFound for a link that is not open, forbidden and conflict as the rules of each kind say.
 */
export const acceptLink = async (
  ctx: Ctx,
  { token, needsVerifiedEmail }: { token: string; needsVerifiedEmail: boolean },
): Promise<ReplyOf<typeof guardianRoutes.acceptLink>> => {
  const find = async () => (await ctx.sql.rows(findOpenLink, [hashLinkToken(token)]))[0];
  const found = await find();
  if (found) await lockPlayers(ctx, [found.child_id, ctx.actor.id], { removal: found.kind === 'login' });
  const child = found && (await findChild(ctx, found.child_id));
  // Links of a child change under its lock, so the second look is final.
  const link = child && (await find());
  if (!link) throw new AppError('notFound', guardianRules.linkEnded);
  await runQuery(
    ctx.sql,
    db.updateTable('child_link').set({ accepted_at: ctx.now }).where('id', '=', link.id),
  );
  if (link.kind === 'guardian') await becomeGuardian(ctx, child, needsVerifiedEmail);
  else await takeOverProfile(ctx, child);
  return { kind: link.kind, child_id: child.id };
};
