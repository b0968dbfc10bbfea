import { statement, type Sql } from '@rinkside/platform/sql';
import type { JobPayload } from '@rinkside/contracts/jobs';
import type { Ctx } from '../actor.js';

/** Rows one step removes. */
const most = { follows: 200, notifications: 1000 };

interface Follow {
  follower_id: string;
  target_type: 'user' | 'organization';
  target_id: string;
  following: boolean;
  version: number;
}

const dropFollows = (name: string, where: string) =>
  statement<Follow>(
    name,
    `delete from follow where (follower_id, target_type, target_id) in (
       select follower_id, target_type, target_id from follow where ${where}
       limit ${most.follows} for update skip locked)
     returning follower_id, target_type, target_id, following, version`,
  );
const follows = [
  dropFollows('removal.follows', 'follower_id = $1'),
  dropFollows('removal.followers', `target_id = $1 and target_type = 'user' and following`),
  dropFollows('removal.formerFollowers', `target_id = $1 and target_type = 'user' and not following`),
];

/** Ends some follows of a closed account, both ways. @returns whether it found any. */
export const removeFollows = async (ctx: Ctx): Promise<boolean> => {
  const gone: Follow[] = [];
  for (const drop of follows) gone.push(...(await ctx.sql.rows(drop, [ctx.actor.id])));
  for (const { following, version, ...follow } of gone)
    if (following) ctx.emit('follow.changed', { ...follow, following: false, version: version + 1 });
  return gone.length > 0;
};

const dropNotifications = statement<{ id: string }>(
  'removal.notifications',
  `delete from notification where id in (
     (select id from notification where player_id = $1 limit ${most.notifications})
     union (select id from notification where actor_id = $1 limit ${most.notifications})) returning id`,
);
/** Removes some notifications to and about a closed account. @returns whether it found any. */
export const removeNotifications = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.sql.rows(dropNotifications, [ctx.actor.id])).length > 0;

const lock = statement<{ id: string }>('removal.lock', `select id from player where id = $1 for update`);
const leftover = statement<{ found: boolean }>(
  'removal.leftover',
  `select exists (select from item where author_id = $1) or exists (select from item_like where player_id = $1)
     or exists (select from comment where author_id = $1) or exists (select from follow where follower_id = $1)
     or exists (select from follow where target_id = $1 and target_type = 'user' and following) as found`,
);
const forgetReplies = statement<never>('removal.replies', `delete from idempotency where account_id = $1`);
const forgetFounder = statement<never>(
  'removal.founder',
  `update organization set created_by = null where created_by = $1`,
);
const drop = statement<never>('removal.player', `delete from player where id = $1`);

/**
 * Removes the row of a closed account, and with it its seasons and awards. The lock lets nothing new refer to
 * it, so that no like is left counted and unowned. @returns false when something came in meanwhile.
 */
export const removePlayer = async (ctx: Ctx): Promise<boolean> => {
  const { id } = ctx.actor;
  await ctx.sql.rows(lock, [id]);
  const [rest] = await ctx.sql.rows(leftover, [id]);
  if (rest?.found) return false;
  await ctx.sql.rows(forgetReplies, [id]);
  await ctx.sql.rows(forgetFounder, [id]);
  await ctx.sql.rows(drop, [id]);
  return true;
};

const done = statement<never>('removal.done', `delete from closing where player_id = $1`);
/** Nothing of the account is left anywhere. */
export const finishRemoval = async (ctx: Ctx): Promise<void> => {
  await ctx.sql.rows(done, [ctx.actor.id]);
};

const closedAt = statement<{ closed_at: string }>(
  'removal.closedAt',
  `select to_json(closed_at)#>>'{}' as closed_at from closing where player_id = $1`,
);
/** When the account was closed; undefined once nothing of it is left. */
export const closedSince = async (sql: Sql, playerId: string): Promise<Date | undefined> => {
  const [row] = await sql.rows(closedAt, [playerId]);
  return row && new Date(row.closed_at);
};

const unfinished = statement<JobPayload<'remove-account'>>(
  'removal.unfinished',
  `select player_id, issuer, subject from closing where closed_at < now() - interval '1 minute'
   order by closed_at limit 100`,
);
/** Closed accounts that should be gone by now. */
export const unfinishedRemovals = (sql: Sql) => sql.rows(unfinished, []);
