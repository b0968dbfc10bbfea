import { identifyDevice } from './device.js';
import * as z from 'zod';
import type { Pool, PoolClient } from './database.js';

/** A session without a refresh in this time has no valid refresh token left, s. */
export const idleSessionSeconds = 30 * 24 * 3600;

/**
 * Deletes payloads and queues a logout for every session among them, so that both happen or neither. A session is a row
 * of the model `Grant`.
 */
const endWhere = async (
  database: Pool | PoolClient,
  condition: string,
  values: unknown[],
): Promise<number> => {
  const { rowCount } = await database.query(
    `with ended as (delete from identity.payload where ${condition} returning model, id, account_id)
     insert into identity.logout (session, subject, expires_at)
     select id, account_id, now() + interval '1 day' from ended where model = 'Grant' and account_id is not null
     on conflict do nothing`,
    values,
  );
  return rowCount ?? 0;
};

/** Ends the sessions of an account, except those with the ids `kept`. */
export const endSessions = (
  client: Pool | PoolClient,
  subject: string,
  { kept = [] }: { kept?: string[] } = {},
) =>
  endWhere(
    client,
    `account_id = $1 and (coalesce(grant_id, case when model = 'Grant' then id end) = any($2)) is not true`,
    [subject, kept],
  );

/** Ends a session of an account. @returns false if it is unknown or has ended */
export const endSession = async (pool: Pool, subject: string, session: string): Promise<boolean> =>
  (await endWhere(pool, `account_id = $1 and (grant_id = $2 or (model = 'Grant' and id = $2))`, [
    subject,
    session,
  ])) > 0;

/** Deletes the row of a session that the provider revoked. */
export const deleteGrant = (pool: Pool, session: string) =>
  endWhere(pool, `model = 'Grant' and id = $1`, [session]);

/** Records that a device got tokens. */
export const noteSessionUse = async (pool: Pool, session: string, userAgent: string): Promise<void> => {
  await pool.query(
    `update identity.payload set last_used_at = now(), device = $2 where model = 'Grant' and id = $1`,
    [session, identifyDevice(userAgent)],
  );
};

const sessionRow = z.object({
  id: z.string(),
  device: z.string().nullable(),
  last_used_at: z.date(),
  current: z.boolean(),
  since_password_change: z.boolean(),
});
export type Session = z.infer<typeof sessionRow>;

/** SQL for the time since which an account has its password. */
export const passwordSinceSql = (account: string) =>
  `coalesce(${account}.password_changed_at, ${account}.created_at)`;

const maxListed = 100;

/** Returns the sessions of an account, the last used first. @param current the session that asks */
export const listSessions = async (pool: Pool, subject: string, current: string): Promise<Session[]> => {
  const { rows } = await pool.query(
    `select id, device, last_used_at, id = $3 as current,
       to_timestamp(substring(payload::text from '"iat":(\\d+)')::bigint) >= date_trunc('second', ${passwordSinceSql('account')})
         as since_password_change
     from identity.payload join identity.account on account.subject::text = payload.account_id
     where account_id = $1 and model = 'Grant' and last_used_at > now() - make_interval(secs => $2)
     order by last_used_at desc limit ${maxListed}`,
    [subject, idleSessionSeconds, current],
  );
  return z.array(sessionRow).parse(rows);
};
