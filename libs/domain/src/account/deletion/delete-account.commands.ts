import { followTargets } from '@rinkside/contracts/follow';
import { statement, type Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import type { Ctx } from '../../actor.js';
import { db } from '../../query-builder.js';

/** Rows per statement. */
const batchSizes = { follows: 200, followRequests: 200, notifications: 1000 };

const followRow = z.object({
  follower_id: z.string(),
  target_type: z.enum(followTargets),
  target_id: z.string(),
  following: z.boolean(),
  version: z.number(),
});

const deleteFollowsStatement = (name: string, where: string) =>
  statement(
    name,
    `delete from follow where (follower_id, target_type, target_id) in (
       select follower_id, target_type, target_id from follow where ${where}
       limit ${batchSizes.follows} for update skip locked)
     returning follower_id, target_type, target_id, following, version`,
    followRow,
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
  const deleted: z.infer<typeof followRow>[] = [];
  for (const deleteBatch of deleteFollows) deleted.push(...(await ctx.sql.rows(deleteBatch, [ctx.actor.id])));
  for (const { following, version, ...follow } of deleted)
    if (following) ctx.emit('follow.changed', { ...follow, following: false, version: version + 1 });
  return deleted.length > 0;
};

const deleteFollowRequests = statement(
  'accountDeletion.followRequests',
  `delete from follow_request where (follower_id, target_id) in (
     select follower_id, target_id from follow_request where follower_id = $1 or target_id = $1
     limit ${batchSizes.followRequests} for update skip locked)
   returning follower_id, target_id, waiting, version`,
  z.object({
    follower_id: z.string(),
    target_id: z.string(),
    waiting: z.boolean(),
    version: z.number(),
  }),
);

/** Deletes a batch of follow requests of and to a deleted account. @returns whether it found any. */
export const deleteFollowRequestsOfAccount = async (ctx: Ctx): Promise<boolean> => {
  const deleted = await ctx.sql.rows(deleteFollowRequests, [ctx.actor.id]);
  for (const { waiting, version, ...request } of deleted)
    if (waiting) ctx.emit('follow_request.removed', { ...request, version: version + 1 });
  return deleted.length > 0;
};

const deleteNotifications = statement(
  'accountDeletion.notifications',
  `delete from notification where id in (
     (select id from notification where player_id = $1 limit ${batchSizes.notifications})
     union (select id from notification where actor_id = $1 limit ${batchSizes.notifications}))
   returning player_id, read_at is null as unread`,
  z.object({ player_id: z.string(), unread: z.boolean() }),
);
/** Deletes a batch of notifications to and about a deleted account. @returns whether it found any. */
export const deleteNotificationsOfAccount = async (ctx: Ctx): Promise<boolean> => {
  const deleted = await ctx.sql.rows(deleteNotifications, [ctx.actor.id]);
  const unread = deleted.filter((row) => row.unread && row.player_id !== ctx.actor.id);
  for (const id of new Set(unread.map(({ player_id }) => player_id)))
    ctx.emit('unread.changed', { of: 'receiver', id });
  return deleted.length > 0;
};

const hasRemainingRows = statement(
  'accountDeletion.remainingRows',
  `select exists (select from item where author_id = $1) or exists (select from item_like where player_id = $1)
     or exists (select from comment where author_id = $1) or exists (select from follow where follower_id = $1)
     or exists (select from follow where target_id = $1 and target_type = 'user' and following)
     or exists (select from follow_request where follower_id = $1 or target_id = $1) as found`,
  z.object({ found: z.boolean() }),
);

/**
 * Deletes the row of a deleted account and, by cascade, its seasons and awards. The lock blocks new references to it, so
 * that no counted like is left without an owner. @returns false if new rows were added in the meantime.
 */
export const deletePlayerRow = async (ctx: Ctx): Promise<boolean> => {
  const { id } = ctx.actor;
  await runQuery(ctx.sql, db.selectFrom('player').select('id').where('id', '=', id).forUpdate());
  const [row] = await ctx.sql.rows(hasRemainingRows, [id]);
  if (row?.found) return false;
  await runQuery(ctx.sql, db.deleteFrom('idempotency').where('player_id', '=', id));
  await runQuery(
    ctx.sql,
    db.updateTable('organization').set({ created_by: null }).where('created_by', '=', id),
  );
  // The object of an upload in progress is deleted when its reservation ends.
  await runQuery(ctx.sql, db.updateTable('upload').set({ owner_id: null }).where('owner_id', '=', id));
  await runQuery(ctx.sql, db.deleteFrom('player').where('id', '=', id));
  return true;
};

/** Records that all data of the account is deleted. */
export const finishAccountDeletion = async (ctx: Ctx): Promise<void> => {
  await runQuery(ctx.sql, db.deleteFrom('account_deletion').where('player_id', '=', ctx.actor.id));
};

/** Returns when the account's deletion was requested and with which proof; undefined if it is complete. */
export const readDeletion = async (
  sql: Sql,
  playerId: string,
): Promise<{ requestedAt: Date; proof: string | null } | undefined> => {
  const [row] = await runQuery(
    sql,
    db.selectFrom('account_deletion').select(['requested_at', 'proof']).where('player_id', '=', playerId),
  );
  return row && { requestedAt: new Date(row.requested_at), proof: row.proof };
};

const selectUnfinished = statement(
  'accountDeletion.unfinished',
  `select player_id, issuer, subject from account_deletion where requested_at < now() - interval '1 minute'
   order by requested_at limit 100`,
  z.object({ player_id: z.string(), issuer: z.string(), subject: z.string() }),
);
/** Returns deletions that are not complete after a minute. */
export const unfinishedAccountDeletions = (sql: Sql) => sql.rows(selectUnfinished, []);
