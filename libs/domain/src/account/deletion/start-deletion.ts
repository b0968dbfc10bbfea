import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import type { Ctx } from '../../actor.js';
import { emitUnusedPhotos } from '../../block/block.photos.js';
import { lockItemsOf } from '../../item/item.repository.js';
import { avatarFolder } from '../../player/avatar.js';
import { childIdsOf } from '../../family/guardian.rows.js';
import { isChildProfile } from '../../family/guardian.policy.js';
import { endHoldings } from '../../family/guardianship-end.js';
import { isMinorSql } from '../../player/minor.js';
import { noRoster, emitRosterChanges } from '../../player/player.events.js';
import { lockPlayers } from '../../player/player.repository.js';
import { addTombstone } from '../tombstone.js';
import { db } from '../../query-builder.js';
import { leaveTeams } from '../../team/team.rows.js';

const lockAccount = statement(
  'accountDeletion.lockAccount',
  `select coalesce(provider, issuer) as provider, issuer, subject, version,
     json_build_object('onboardingComplete', onboarding_complete, 'organizationId', organization_id, 'minor', ${isMinorSql('player')}) as member
   from player where id = $1 and closed_at is null for update`,
  z.object({
    provider: z.string(),
    issuer: z.string(),
    subject: z.string(),
    version: z.number(),
    member: z.object({
      onboardingComplete: z.boolean(),
      organizationId: z.string().nullable(),
      minor: z.boolean(),
    }),
  }),
);

// Stores which items feeds showed, so that their removal events reach the rooms that show them. The account has no club
// any more, so the id of an item for the club goes to all of these rooms.
const hideItems = statement(
  'accountDeletion.hideItems',
  `with own_items as (select id, in_feeds or club_visible as in_feeds from item where author_id = $1),
   hidden as (update item i set viewable = false, in_feeds = false, club_visible = false,
     version = i.version + 1 from own_items where i.id = own_items.id)
   insert into account_deletion (player_id, issuer, subject, requested_at, proof, in_feeds_item_ids)
   select $1, $2, $3, $4, $5, coalesce(array_agg(id) filter (where in_feeds), '{}') from own_items`,
);

// Clears the identity, so that no token matches the row. Names become empty strings, because views require them.
const anonymize = (ctx: Ctx, id: string) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({
        provider: null,
        issuer: '',
        subject: id,
        email: null,
        first_name: '',
        last_name: '',
        avatar_key: null,
        onboarding_complete: false,
        age: null,
        level: null,
        position: null,
        role: null,
        organization_id: null,
        confirmed_organization_id: null,
        organization_joined_at: null,
        organization_changed_at: null,
        previous_organization_change_at: null,
        birthdate: null,
        trusted_birthdate: null,
        rights_birthdate: null,
        zipcode: null,
        show_full_name_publicly: null,
        public_player_page: false,
        who_can_comment: null,
        approve_followers: false,
        guardian_confirmed_at: null,
        guardian_ai_confirmed_at: null,
        guardian_full_name_confirmed_at: null,
        coach_confirmed_at: null,
        coach_claimed_at: null,
        coach_claimed_organization_id: null,
        coach_claim_corrected_at: null,
        coach_revoked_at: null,
        moderator: false,
        operator: false,
        suspended_at: ctx.now,
        closed_at: ctx.now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id),
  );

/** Starts the deletion of one account or child profile. */
export const startDeletion = async (ctx: Ctx, id: string, proof: string | null): Promise<void> => {
  const [account] = await ctx.sql.rows(lockAccount, [id]);
  if (!account) return;
  const { issuer, subject, member, version } = account;
  await addTombstone(ctx.sql, account);
  await lockItemsOf(ctx, id);
  await ctx.sql.rows(hideItems, [id, issuer, subject, ctx.now, isChildProfile(account) ? null : proof]);
  await anonymize(ctx, id);
  await runQuery(ctx.sql, db.deleteFrom('block').where('blocked_id', '=', id));
  const ownBlocks = db.deleteFrom('block').where('blocker_id', '=', id).returning('avatar_key');
  await emitUnusedPhotos(ctx, await runQuery(ctx.sql, ownBlocks));
  await runQuery(ctx.sql, db.deleteFrom('guardian').where('child_id', '=', id));
  await runQuery(
    ctx.sql,
    db.deleteFrom('child_link').where((eb) => eb.or([eb('child_id', '=', id), eb('guardian_id', '=', id)])),
  );
  await leaveCircles(ctx, id, version + 1);
  emitRosterChanges(ctx, { id, version: version + 1 }, member, noRoster);
  ctx.emit('account.deleted', { player_id: id, issuer, subject });
  // Photos that lists of blocks still showed, too.
  ctx.emit('object.orphaned', { key: avatarFolder(id) });
};

const leaveCircles = async (ctx: Ctx, playerId: string, version: number): Promise<void> => {
  const circleIds = await runQuery(
    ctx.sql,
    db.selectFrom('circle_place').select('circle_id').where('player_id', '=', playerId).orderBy('circle_id'),
  );
  for (const { circle_id: circleId } of circleIds) await leaveTeams(ctx, { circleId, playerId });
  await runQuery(ctx.sql, db.deleteFrom('team_member').where('player_id', '=', playerId));
  await runQuery(ctx.sql, db.deleteFrom('team_request').where('player_id', '=', playerId));
  const places = await runQuery(
    ctx.sql,
    db.deleteFrom('circle_place').where('player_id', '=', playerId).returning('circle_id'),
  );
  await runQuery(ctx.sql, db.deleteFrom('circle_request').where('player_id', '=', playerId));
  await runQuery(ctx.sql, db.deleteFrom('circle_link').where('created_by', '=', playerId));
  if (places.length === 0) return;
  const circles = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle')
      .select(['id', 'organization_id'])
      .where(
        'id',
        'in',
        places.map(({ circle_id }) => circle_id),
      ),
  );
  for (const { id: circle_id, organization_id } of circles)
    ctx.emit('roster.changed', { organization_id, circle_id, user_id: playerId, version });
};

/** Ends the guardianships of an account. @returns the ids of the child profiles that have no other guardian. */
const leaveChildren = async (ctx: Ctx, guardianId: string): Promise<string[]> => {
  const childIds = await childIdsOf(ctx.sql, guardianId);
  if (childIds.length === 0) return [];
  // The locks serialize guardians who leave at the same time, so that the last one finds no other.
  await lockPlayers(ctx, [...childIds, guardianId], { removal: true });
  const children = await runQuery(
    ctx.sql,
    db.selectFrom('player').select(['id', 'issuer']).where('id', 'in', childIds).orderBy('id'),
  );
  for (const childId of childIds) await endHoldings(ctx, { childId, guardianId, end: 'deleted' });
  await runQuery(ctx.sql, db.deleteFrom('guardian').where('guardian_id', '=', guardianId));
  const kept = await runQuery(
    ctx.sql,
    db.selectFrom('guardian').select('child_id').where('child_id', 'in', childIds),
  );
  const keptIds = new Set(kept.map(({ child_id }) => child_id));
  for (const child_id of keptIds)
    ctx.emit('guardians.changed', { child_id, guardian_id: guardianId, joined: false });
  return children.filter((child) => isChildProfile(child) && !keptIds.has(child.id)).map(({ id }) => id);
};

/**
 * Starts the deletion of the actor's account and of its children without another guardian. From this commit on its tokens
 * are rejected, other players see neither it nor its items, and its personal data is erased. A job deletes the remaining
 * rows. Concurrent calls delete it once.
 * @param proof of the embedded identity provider; null with a hosted one
 */
export const startAccountDeletion = async (ctx: Ctx, proof: string | null): Promise<{ success: true }> => {
  const { id } = ctx.actor;
  const deleteChildren = async () => {
    for (const childId of await leaveChildren(ctx, id)) await startDeletion(ctx, childId, null);
  };
  await deleteChildren();
  await startDeletion(ctx, id, proof);
  // Children that were added until the account's row was locked.
  await deleteChildren();
  return { success: true };
};
