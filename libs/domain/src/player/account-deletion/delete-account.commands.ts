import { statement, type Sql } from '@rinkside/platform/sql';
import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import type { Ctx } from '../../actor.js';

/** Rows per statement. */
const batchSizes = { follows: 200, notifications: 1000 };

interface Follow {
  follower_id: string;
  target_type: 'user' | 'organization';
  target_id: string;
  following: boolean;
  version: number;
}

const deleteFollowsStatement = (name: string, where: string) =>
  statement<Follow>(
    name,
    `delete from follow where (follower_id, target_type, target_id) in (
       select follower_id, target_type, target_id from follow where ${where}
       limit ${batchSizes.follows} for update skip locked)
     returning follower_id, target_type, target_id, following, version`,
  );
const deleteFollows = [
  deleteFollowsStatement('accountDeletion.follows', 'follower_id = $1'),
  deleteFollowsStatement(
    'accountDeletion.followers',
    `target_id = $1 and target_type = 'user' and following`,
  ),
  deleteFollowsStatement(
    'accountDeletion.formerFollowers',
    `target_id = $1 and target_type = 'user' and not following`,
  ),
];

/** Deletes a batch of follows of a deleted account, in both directions. @returns whether it found any. */
export const deleteFollowsOfAccount = async (ctx: Ctx): Promise<boolean> => {
  const deleted: Follow[] = [];
  for (const deleteBatch of deleteFollows) deleted.push(...(await ctx.sql.rows(deleteBatch, [ctx.actor.id])));
  for (const { following, version, ...follow } of deleted)
    if (following) ctx.emit('follow.changed', { ...follow, following: false, version: version + 1 });
  return deleted.length > 0;
};

const deleteNotifications = statement<{ id: string }>(
  'accountDeletion.notifications',
  `delete from notification where id in (
     (select id from notification where player_id = $1 limit ${batchSizes.notifications})
     union (select id from notification where actor_id = $1 limit ${batchSizes.notifications})) returning id`,
);
/** Deletes a batch of notifications to and about a deleted account. @returns whether it found any. */
export const deleteNotificationsOfAccount = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.sql.rows(deleteNotifications, [ctx.actor.id])).length > 0;

const lockPlayer = statement<{ id: string }>(
  'accountDeletion.lock',
  `select id from player where id = $1 for update`,
);
const hasRemainingRows = statement<{ found: boolean }>(
  'accountDeletion.remainingRows',
  `select exists (select from item where author_id = $1) or exists (select from item_like where player_id = $1)
     or exists (select from comment where author_id = $1) or exists (select from follow where follower_id = $1)
     or exists (select from follow where target_id = $1 and target_type = 'user' and following) as found`,
);
const deleteIdempotencyReplies = statement<never>(
  'accountDeletion.idempotency',
  `delete from idempotency where player_id = $1`,
);
const clearFounder = statement<never>(
  'accountDeletion.founder',
  `update organization set created_by = null where created_by = $1`,
);
const deletePlayer = statement<never>('accountDeletion.player', `delete from player where id = $1`);

/**
 * Deletes the row of a deleted account and, by cascade, its seasons and awards. The lock blocks new references to it, so
 * that no counted like is left without an owner. @returns false if new rows were added in the meantime.
 */
export const deletePlayerRow = async (ctx: Ctx): Promise<boolean> => {
  const { id } = ctx.actor;
  await ctx.sql.rows(lockPlayer, [id]);
  const [row] = await ctx.sql.rows(hasRemainingRows, [id]);
  if (row?.found) return false;
  await ctx.sql.rows(deleteIdempotencyReplies, [id]);
  await ctx.sql.rows(clearFounder, [id]);
  await ctx.sql.rows(deletePlayer, [id]);
  return true;
};

const deleteMarker = statement<never>(
  'accountDeletion.finish',
  `delete from account_deletion where player_id = $1`,
);
/** Records that all data of the account is deleted. */
export const finishAccountDeletion = async (ctx: Ctx): Promise<void> => {
  await ctx.sql.rows(deleteMarker, [ctx.actor.id]);
};

const selectRequestedAt = statement<{ requested_at: string }>(
  'accountDeletion.requestedAt',
  `select to_json(requested_at)#>>'{}' as requested_at from account_deletion where player_id = $1`,
);
/** Returns when the account's deletion was requested; undefined if it is complete. */
export const deletionRequestedAt = async (sql: Sql, playerId: string): Promise<Date | undefined> => {
  const [row] = await sql.rows(selectRequestedAt, [playerId]);
  return row && new Date(row.requested_at);
};

const selectUnfinished = statement<JobPayload<'delete-account'>>(
  'accountDeletion.unfinished',
  `select player_id, issuer, subject from account_deletion where requested_at < now() - interval '1 minute'
   order by requested_at limit 100`,
);
/** Returns deletions that are not complete after a minute. */
export const unfinishedAccountDeletions = (sql: Sql) => sql.rows(selectUnfinished, []);
