import { todayUtc } from '@rinkside/contracts/player';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { avatarFolder } from '../player/avatar.js';
import { childIdentity, guardiansAct, isChildProfile } from './guardian.policy.js';
import { guardiansOf } from './guardian.rows.js';
import { Player } from '../player/player.entity.js';

/** Returns the open profile; undefined for one that is gone. */
export const findOpenPlayer = async (ctx: Ctx, id: string): Promise<Player | undefined> => {
  const player = await ctx.em.findOne(Player, id, { refresh: true });
  return player && !player.closedAt ? player : undefined;
};

/** Whether the account can get the profile of a child: it has none of its own yet. */
export const isFresh = (account: Player | undefined): account is Player =>
  !!account && !account.suspendedAt && !account.onboardingComplete && !account.moderator && !account.operator;

/**
 * Moves the login of a new account to the child's profile, which keeps its id and everything in it. The row of the account
 * ends; its tokens belong to the profile from this commit on. Both rows are locked for removal.
 */
export const handOverTo = async (ctx: Ctx, child: Player, account: Player): Promise<void> => {
  const { id, provider, issuer, subject } = account;
  const { email, emailVerified, sessionsEndedAt, keptSession, avatarKey } = account;
  // The account cannot have followers, items or comments before its onboarding; its chat ends with it by cascade.
  await runQuery(ctx.sql, db.deleteFrom('idempotency').where('player_id', '=', id));
  await runQuery(
    ctx.sql,
    db.updateTable('organization').set({ created_by: child.id }).where('created_by', '=', id),
  );
  await runQuery(ctx.sql, db.updateTable('upload').set({ owner_id: null }).where('owner_id', '=', id));
  await runQuery(ctx.sql, db.deleteFrom('player').where('id', '=', id));
  Object.assign(child, { provider, issuer, subject, email, emailVerified, sessionsEndedAt, keptSession });
  child.rightsBirthdate = child.trustedBirthdate ?? null;
  if (avatarKey) ctx.emit('object.orphaned', { key: avatarFolder(id) });
  await runQuery(
    ctx.sql,
    db
      .updateTable('child_link')
      .set({ revoked_at: ctx.now })
      .where('child_id', '=', child.id)
      .where('kind', '=', 'login')
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null),
  );
  child.version++;
  const { version } = child;
  ctx.emit('child.login_added', { child_id: child.id, account_id: id });
  if (!guardiansAct(child, todayUtc(ctx.now)))
    for (const { guardian_id } of await guardiansOf(ctx, child.id))
      ctx.emit('guardian.removed', { guardian_id, child_id: child.id, version });
  ctx.emit('profile.changed', { user_id: child.id, version });
  await ctx.em.flush();
};

/** Makes a profile with a login a child profile again. Its tokens no longer match it. The row is locked for removal. */
export const takeLoginAway = async (ctx: Ctx, child: Player): Promise<void> => {
  if (isChildProfile(child)) return;
  Object.assign(child, childIdentity(child.id), {
    email: null,
    emailVerified: false,
    sessionsEndedAt: null,
    keptSession: null,
    rightsBirthdate: null,
  });
  child.version++;
  const { version } = child;
  ctx.emit('child.login_removed', { child_id: child.id });
  for (const { guardian_id } of await guardiansOf(ctx, child.id))
    ctx.emit('guardian.added', { guardian_id, child_id: child.id, version });
  ctx.emit('profile.changed', { user_id: child.id, version });
  await ctx.em.flush();
};
