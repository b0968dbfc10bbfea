import { newId } from '@rinkside/platform/id';
import * as z from 'zod';
import type { Pool, PoolClient } from './database.js';

const hour = 3600;
const day = 24 * hour;

/** Every kind of mail, with the time after which it is no longer sent, s. */
const mailLifetimes = {
  'verify-email': 7 * day,
  'reset-password': hour,
  'password-changed': 7 * day,
  'passkey-added': 7 * day,
  'passkey-removed': 7 * day,
  'change-email': day,
  'email-changed': 7 * day,
  'email-released': 7 * day,
} as const;
export type MailKind = keyof typeof mailLifetimes;

const mailRow = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(mailLifetimes) as MailKind[]),
  subject: z.uuid().nullable(),
  recipient: z.string(),
  attempts: z.number(),
});
export type QueuedMail = z.infer<typeof mailRow>;

export interface NewMail {
  kind: MailKind;
  recipient: string;
  /** Without it: the account that has the recipient's address when the mail is sent. */
  subject?: string;
}

/**
 * Queues a mail. Its time is that of the clock, because the start of a transaction does not order changes that waited for
 * each other. With a client of a transaction it is sent if and only if that transaction commits.
 */
export const enqueueMail = async (database: Pool | PoolClient, { kind, recipient, subject }: NewMail) => {
  await database.query(
    `insert into identity.mail (id, kind, subject, recipient, expires_at, occurred_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5), clock_timestamp())`,
    [newId(), kind, subject ?? null, recipient, mailLifetimes[kind]],
  );
};

/** Longer than an attempt may take, s. Another process sends the mail again after it. */
export const mailLeaseSeconds = 120;

/** Claims the next mail that is due. While the lease lasts, no other process claims it. */
export const claimMail = async (pool: Pool): Promise<QueuedMail | undefined> => {
  const { rows } = await pool.query(
    `update identity.mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
     where id = (
       select id from identity.mail where next_attempt_at <= now() and expires_at > now()
       order by next_attempt_at limit 1 for update skip locked)
     returning id, kind, subject, recipient, attempts`,
    [mailLeaseSeconds],
  );
  return mailRow.optional().parse(rows[0]);
};

/** Deletes a mail that was sent, or has no recipient. */
export const deleteMail = async (pool: Pool, id: string) => {
  await pool.query('delete from identity.mail where id = $1', [id]);
};

/** Deletes queued mails of an account, so that their links are never sent. */
export const deleteMails = (client: PoolClient, subject: string, ...kinds: MailKind[]) =>
  client.query('delete from identity.mail where subject = $1 and kind = any($2)', [subject, kinds]);

const maxRetrySeconds = 15 * 60;

/** Schedules the next attempt: after 5 s, then after twice the previous time. */
export const retryMail = async (pool: Pool, { id, attempts }: QueuedMail) => {
  const seconds = Math.min(5 * 2 ** (attempts - 1), maxRetrySeconds);
  await pool.query(
    'update identity.mail set next_attempt_at = now() + make_interval(secs => $2) where id = $1 and attempts = $3',
    [id, seconds, attempts],
  );
};

/** Deletes mails that were not accepted in time. @returns their number */
export const deleteExpiredMails = async (pool: Pool): Promise<number> =>
  (await pool.query('delete from identity.mail where expires_at < now()')).rowCount ?? 0;
