import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { hashPassword, removePasskeys, setEmail, setPassword } from './accounts.js';
import { withTransaction, type Pool, type PoolClient } from './database.js';
import { consumeLink, createLink, deleteLinks } from './links.js';
import { deleteMails, enqueueMail } from './mail.js';
import { endSessions } from './sessions.js';

/** Selects the changes of the address of an account that can still be undone: address before it, time, end. */
const openUndosSql = (subject: string) => `
  select email, occurred_at, expires_at from identity.link
  where subject::text = ${subject} and purpose = 'undo-email' and expires_at > now()
  union all
  select recipient, occurred_at, expires_at + interval '7 days' from identity.mail
  where subject::text = ${subject} and kind = 'email-changed'`;

const undoStateRow = z.object({ open_until: z.date().nullable(), undone_at: z.date().nullable() });
/** Until when a change of the address can be undone, and when one was undone the last time. */
export type UndoState = z.infer<typeof undoStateRow>;

/** @returns both null for an unknown account */
export const readUndoState = async (pool: Pool, subject: string): Promise<UndoState> => {
  const { rows } = await pool.query(
    `select (select max(expires_at) from (${openUndosSql('$1')}) undo) as open_until,
       (select undone_at from identity.account where subject::text = $1) as undone_at`,
    [subject],
  );
  return undoStateRow.parse(rows[0]);
};

/**
 * Deletes the undo links of a change and of all later ones. Deletes the mails first, because sending a mail
 * creates its link.
 */
const deleteUndos = async (client: PoolClient, subject: string, occurredAt: string) => {
  await client.query(
    `delete from identity.mail where subject = $1 and kind = 'email-changed' and occurred_at >= $2`,
    [subject, occurredAt],
  );
  await client.query(
    `delete from identity.link where subject = $1 and purpose = 'undo-email' and occurred_at >= $2`,
    [subject, occurredAt],
  );
};

/**
 * Undoes a change of the address of an account and all later ones. Ends all sessions, the password, all passkeys and the
 * links that the address in between was sent; links that undo an earlier change stay.
 * @returns the token of a link to choose a new password; undefined if the link no longer works
 */
export const undoEmailChange = async (pool: Pool, token: string): Promise<string | undefined> => {
  const unusable = await hashPassword(randomBytes(32).toString('base64url'));
  return withTransaction(pool, async (client) => {
    const link = await consumeLink(client, 'undo-email', token);
    if (!link) return undefined;
    const { subject } = link;
    await setEmail(client, link);
    await client.query('update identity.account set undone_at = clock_timestamp() where subject = $1', [
      subject,
    ]);
    await setPassword(client, subject, unusable);
    await removePasskeys(client, subject);
    await deleteUndos(client, subject, link.occurred_at);
    await endSessions(client, subject);
    return createLink(client, 'reset-password', link);
  });
};

const changeRow = z.object({ email: z.string(), occurred_at: z.string() });

/**
 * Takes an address off an account of another person, by undoing the last change. The account keeps its
 * sessions, because they do not belong to the owner of this address.
 * @returns false if the link no longer works
 */
export const releaseEmail = (pool: Pool, token: string): Promise<boolean> =>
  withTransaction(pool, async (client) => {
    const link = await consumeLink(client, 'release-email', token);
    if (!link) return false;
    const { subject } = link;
    const { rows } = await client.query(
      `select undo.email, undo.occurred_at::text from (${openUndosSql('$1')}) undo
       where exists (select from identity.account where subject::text = $1 and lower(email) = lower($2))
       order by undo.occurred_at desc limit 1`,
      [subject, link.email],
    );
    const change = changeRow.optional().parse(rows[0]);
    if (!change) return false;
    await setEmail(client, { subject, email: change.email });
    await deleteUndos(client, subject, change.occurred_at);
    await deleteLinks(client, subject, 'reset-password', 'change-email');
    await deleteMails(client, subject, 'change-email');
    await enqueueMail(client, { kind: 'email-released', recipient: change.email, subject });
    return true;
  });
