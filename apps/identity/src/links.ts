import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Pool, PoolClient } from './database.js';

const hour = 3600;
const day = 24 * hour;

/** What a link in a mail is for, with its lifetime, s. */
const linkLifetimes = {
  'verify-email': 7 * day,
  'reset-password': hour,
  'change-email': day,
  'undo-email': 7 * day,
  'release-email': day,
} as const;
export type LinkPurpose = keyof typeof linkLifetimes;

/** Links that are kept after their use, because people open them again: another page then says that it is done. */
const keptPurposes = ['verify-email', 'change-email'] as const satisfies LinkPurpose[];
type KeptPurpose = (typeof keptPurposes)[number];
const isKept = (purpose: LinkPurpose): purpose is KeptPurpose =>
  keptPurposes.some((kept) => kept === purpose);
/** The purpose of a link that was used; no release takes it for a link that works. */
const usedPurpose = (purpose: KeptPurpose) => `used-${purpose}`;

const linkRow = z.object({ subject: z.uuid(), email: z.string() });
/** The account of a link, and the address that its mail went to: the new one of `change-email`, the old one of `undo-email`. */
export type Link = z.infer<typeof linkRow>;

/** With the time of what the mail reports, as text: a `Date` would lose the microseconds that order two changes. */
const usedLinkRow = linkRow.extend({ occurred_at: z.string() });
type UsedLink = z.infer<typeof usedLinkRow>;

const newToken = () => randomBytes(32).toString('base64url');
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Creates a single-use link. Only a hash of its token is stored. @returns the token */
export const createLink = async (
  database: Pool | PoolClient,
  purpose: LinkPurpose,
  { subject, email }: Link,
): Promise<string> => {
  const token = newToken();
  await database.query(
    `insert into identity.link (token_hash, purpose, subject, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [hashToken(token), purpose, subject, email, linkLifetimes[purpose]],
  );
  return token;
};

/** Creates the link of a queued mail. @returns its token; undefined if the mail was withdrawn in the meantime */
export const createLinkOfMail = async (
  pool: Pool,
  mailId: string,
  purpose: LinkPurpose,
  { subject, email }: Link,
): Promise<string | undefined> => {
  const token = newToken();
  // A transaction that withdraws the mail waits for this lock, then finds the link. Locks the account first,
  // like all other code: deleting an account deletes the mail, and the foreign key of the link needs the
  // account.
  const { rowCount } = await pool.query(
    `with account as materialized (select from identity.account where subject = $3::uuid for key share)
     insert into identity.link (token_hash, purpose, subject, email, expires_at, occurred_at)
     select $1, $2, $3::uuid, $4, now() + make_interval(secs => $5), occurred_at
     from account, identity.mail where id = $6 for share of mail`,
    [hashToken(token), purpose, subject, email, linkLifetimes[purpose], mailId],
  );
  return rowCount ? token : undefined;
};

const selectLink = async (pool: Pool, purpose: string, token: string): Promise<Link | undefined> => {
  const { rows } = await pool.query(
    `select subject, email from identity.link where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [hashToken(token), purpose],
  );
  return linkRow.optional().parse(rows[0]);
};

/** @returns undefined for a link that is unknown, used or expired */
export const findLink = (pool: Pool, purpose: LinkPurpose, token: string) => selectLink(pool, purpose, token);

/** @returns a used link, or one of an account that used another link of this purpose, until it expires */
export const findUsedLink = (pool: Pool, purpose: KeptPurpose, token: string) =>
  selectLink(pool, usedPurpose(purpose), token);

/**
 * Uses a link up, and with it the account's other links of that purpose. Undo links of other changes stay. Locks the
 * account first, so that two links of an account do not wait for each other.
 * @returns as {@link findLink}
 */
export const consumeLink = async (
  client: PoolClient,
  purpose: LinkPurpose,
  token: string,
): Promise<UsedLink | undefined> => {
  const values = [hashToken(token), purpose];
  await client.query(
    `select from identity.account
     where subject = (select subject from identity.link where token_hash = $1 and purpose = $2) for update`,
    values,
  );
  const kept = isKept(purpose);
  const use = kept
    ? `update identity.link set purpose = '${usedPurpose(purpose)}'`
    : 'delete from identity.link';
  const { rows } = await client.query(
    `${use} where token_hash = $1 and purpose = $2 and expires_at > now()
     returning subject, email, occurred_at::text`,
    values,
  );
  const link = usedLinkRow.optional().parse(rows[0]);
  if (!link || purpose === 'undo-email') return link;
  await client.query(`${use} where subject = $1 and purpose = $2`, [link.subject, purpose]);
  return link;
};

/** Deletes the links of an account for these purposes, with the used ones. */
export const deleteLinks = (client: PoolClient, subject: string, ...purposes: LinkPurpose[]) =>
  client.query('delete from identity.link where subject = $1 and purpose = any($2)', [
    subject,
    [...purposes, ...purposes.filter(isKept).map(usedPurpose)],
  ]);

/** Deletes expired links. */
export const deleteExpiredLinks = (pool: Pool) =>
  pool.query('delete from identity.link where expires_at < now()');
