import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../../actor.js';
import { hideAuthorItems, restoreAuthorItems } from '../../item/author-items.js';
import { db } from '../../query-builder.js';
import { childIdsOf } from '../../family/guardian.rows.js';
import { isChildProfileSql } from '../../family/guardian.policy.js';
import { endHoldings } from '../../family/guardianship-end.js';
import { isMinorSql } from '../../player/minor.js';
import { emitRosterChanges, noRoster } from '../../player/player.events.js';
import { lockPlayers } from '../../player/player.repository.js';
import { startAccountDeletion } from './start-deletion.js';

const selectProfiles = statement(
  'pendingDeletion.profiles',
  `select id, version, suspended_at is not null as suspended,
     json_build_object('onboardingComplete', onboarding_complete, 'organizationId', organization_id, 'minor', ${isMinorSql('p')}) as member
   from player p where id = any($2::uuid[]) and closed_at is null
     and (id = $1 or (${isChildProfileSql('p')}
       and not exists (select from guardian g where g.child_id = p.id and g.guardian_id <> $1)))`,
  z.object({
    id: z.string(),
    version: z.number(),
    suspended: z.boolean(),
    member: z.object({
      onboardingComplete: z.boolean(),
      organizationId: z.string().nullable(),
      minor: z.boolean(),
    }),
  }),
);

const setSuspended = (ctx: Ctx, id: string, suspended_at: Date | null) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({ suspended_at, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );

const insertPending = statement(
  'pendingDeletion.insert',
  `insert into pending_deletion (player_id, account_id, requested_at, effective_at, proof, was_suspended)
   values ($1, $2, now(), $3, $4, $5) on conflict do nothing returning player_id`,
  z.object({ player_id: z.string() }),
);

/**
 * Postpones the deletion of the actor's account, and of its children without another guardian. From this commit on its
 * tokens are refused, and nobody sees these profiles; nothing is erased yet. Concurrent calls postpone it once.
 */
export const postponeDeletion = async (
  ctx: Ctx,
  { proof, effectiveAt }: { proof: string | null; effectiveAt: Date },
): Promise<{ success: true; effective_at: string }> => {
  const accountId = ctx.actor.id;
  const childIds = await childIdsOf(ctx.sql, accountId);
  const ids = [accountId, ...childIds];
  await lockPlayers(ctx, ids);
  for (const childId of childIds)
    await endHoldings(ctx, { childId, guardianId: accountId, end: 'suspended' });
  for (const { id, version, suspended, member } of await ctx.sql.rows(selectProfiles, [accountId, ids])) {
    const own = id === accountId ? proof : null;
    const inserted = await ctx.sql.rows(insertPending, [id, accountId, effectiveAt, own, suspended]);
    if (inserted.length === 0 || suspended) continue;
    await setSuspended(ctx, id, ctx.now);
    await hideAuthorItems(ctx, id);
    emitRosterChanges(ctx, { id, version: version + 1 }, member, noRoster);
    ctx.emit('account.suspended', { player_id: id });
  }
  return { success: true, effective_at: effectiveAt.toISOString() };
};

/** Takes the pending deletion of the actor's account back. Repeating it changes nothing. */
export const withdrawDeletion = async (ctx: Ctx): Promise<void> => {
  const accountId = ctx.actor.id;
  const pending = await runQuery(
    ctx.sql,
    db.selectFrom('pending_deletion').select('player_id').where('account_id', '=', accountId),
  );
  const ids = pending.map(({ player_id }) => player_id);
  if (ids.length === 0) return;
  await lockPlayers(ctx, ids);
  const profiles = new Map(
    (await ctx.sql.rows(selectProfiles, [accountId, ids])).map((profile) => [profile.id, profile]),
  );
  const withdrawn = await runQuery(
    ctx.sql,
    db
      .deleteFrom('pending_deletion')
      .where('account_id', '=', accountId)
      .returning(['player_id', 'was_suspended']),
  );
  for (const { player_id: id, was_suspended } of withdrawn) {
    if (was_suspended) continue;
    await setSuspended(ctx, id, null);
    await restoreAuthorItems(ctx, id);
    ctx.emit('unread.changed', { of: 'actor', id });
    const profile = profiles.get(id);
    if (profile) emitRosterChanges(ctx, { id, version: profile.version + 1 }, noRoster, profile.member);
  }
};

/** Starts the deletion that was postponed. Profiles that have another guardian by now become visible again. */
export const startPostponedDeletion = async (ctx: Ctx, proof: string | null): Promise<void> => {
  await withdrawDeletion(ctx);
  await startAccountDeletion(ctx, proof);
};
