import { hash, verify } from '@node-rs/argon2';
import { sessionRules } from '@rinkside/contracts/session';
import { email as validEmail } from '@rinkside/contracts/session.schema';
import { characterCount } from '@rinkside/contracts/text';
import { newId } from '@rinkside/platform/id';
import * as z from 'zod';
import { openPool, withTransaction, type Pool, type PoolClient } from './database.js';
import type { TokenSession } from './access-token.js';
import { consumeLink, deleteLinks, type Link } from './links.js';
import { deleteMails, enqueueMail } from './mail.js';
import { endSessions } from './sessions.js';

export interface NewAccount {
  email: string;
  password: string;
  given_name: string;
  family_name: string;
}

const accountRow = z.object({
  subject: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.string(),
  family_name: z.string(),
  /** When a change of the address was undone the last time. */
  undone_at: z.date().nullable(),
});
export type Account = z.infer<typeof accountRow>;
const subjectRow = accountRow.pick({ subject: true });
const credentialsRow = accountRow.extend({ password_hash: z.string() });

/** The email, compared case-insensitively, belongs to another account. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, 2 passes, 1 lane. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards encode the same characters differently (NIST SP 800-63B, 3.1.1.2). */
const normalizePassword = (password: string) => password.normalize('NFKC');

/** Verified for unknown emails, so that they take as long as a wrong password. */
const dummyHash = hash(newId(), hashOptions);

const columns =
  'subject, email, email_verified_at is not null as email_verified, given_name, family_name, undone_at';

/**
 * Creates an account and stores the password's argon2id hash. The input must be validated.
 * @param database A pool, or a connection URL for callers outside the provider.
 * @throws EmailTakenError
 */
export const createAccount = async (
  database: string | Pool,
  account: NewAccount,
): Promise<{ subject: string }> => {
  if (typeof database === 'string') return withPool(database, (pool) => createAccount(pool, account));
  return insertAccount(database, account, await hashPassword(account.password));
};

/** Creates an account, and its verification mail in the same transaction. @throws EmailTakenError */
export const signUpAccount = async (pool: Pool, account: NewAccount): Promise<{ subject: string }> => {
  const passwordHash = await hashPassword(account.password);
  return withTransaction(pool, async (client) => {
    const created = await insertAccount(client, account, passwordHash);
    await enqueueMail(client, { kind: 'verify-email', recipient: account.email, ...created });
    return created;
  });
};

const insertAccount = async (
  database: Pool | PoolClient,
  { email, given_name, family_name }: NewAccount,
  passwordHash: string,
) => {
  const { rows } = await database.query(
    `insert into identity.account (subject, email, password_hash, given_name, family_name)
     select $1::uuid, $2, $3, $4, $5 where not exists (${ownersSql('$2')})
     on conflict (lower(email)) do nothing
     returning subject`,
    [newId(), email, passwordHash, given_name, family_name],
  );
  const created = subjectRow.optional().parse(rows[0]);
  if (!created) throw new EmailTakenError();
  return created;
};

/** Selects the accounts with an address, and those that had it until a change that can still be undone. */
const ownersSql = (
  email: string,
) => `select subject from identity.account where lower(email) = lower(${email})
  union all
  select subject from identity.link
  where purpose = 'undo-email' and lower(email) = lower(${email}) and expires_at > now()
  union all
  select subject from identity.mail where kind = 'email-changed' and lower(recipient) = lower(${email})`;

/** Whether an address belongs to an account other than `subject`, or did until a change that can still be undone. */
export const isEmailTaken = async (
  database: Pool | PoolClient,
  email: string,
  subject: string | null,
): Promise<boolean> => {
  const { rows } = await database.query(
    `select from (${ownersSql('$1')}) owner where subject is distinct from $2 limit 1`,
    [email, subject],
  );
  return rows.length > 0;
};

export const hashPassword = (password: string) => hash(normalizePassword(password), hashOptions);

/** Creates the account with a confirmed email, or returns the existing one unchanged. For the demo data. */
export const ensureAccount = async (
  database: string | Pool,
  account: NewAccount,
): Promise<{ subject: string }> => {
  if (typeof database === 'string') return withPool(database, (pool) => ensureAccount(pool, account));
  const { rows } = await database.query(
    'select subject from identity.account where lower(email) = lower($1)',
    [account.email],
  );
  const existing = subjectRow.optional().parse(rows[0]);
  if (existing) return existing;
  const created = await createAccount(database, account);
  await database.query('update identity.account set email_verified_at = now() where subject = $1', [
    created.subject,
  ]);
  return created;
};

/** @returns undefined for an unknown or malformed subject. */
export const findAccount = async (pool: Pool, subject: string): Promise<Account | undefined> => {
  const { rows } = await pool.query(`select ${columns} from identity.account where subject::text = $1`, [
    subject,
  ]);
  return accountRow.optional().parse(rows[0]);
};

/** @returns the account of a session that has not ended. */
export const findSignedIn = async (
  pool: Pool,
  { subject, session }: TokenSession,
): Promise<Account | undefined> => {
  const { rows } = await pool.query(
    `select ${columns} from identity.account
     where subject::text = $1
       and exists (select from identity.payload where model = 'Grant' and id = $2 and account_id = $1)`,
    [subject, session],
  );
  return accountRow.optional().parse(rows[0]);
};

export interface PasswordChange {
  password: string;
  /** Ids of the sessions and passkeys that stay. */
  sessions: string[];
  passkeys: string[];
}

/** Changes a password that its owner proved to know, ends all other sessions and passkeys, and notifies the owner. */
export const changePassword = async (
  pool: Pool,
  { subject, email }: Account,
  { password, sessions, passkeys }: PasswordChange,
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await withTransaction(pool, async (client) => {
    await setPassword(client, subject, passwordHash);
    await removePasskeys(client, subject, passkeys);
    await endSessions(client, subject, { kept: sessions });
    await enqueueMail(client, { kind: 'password-changed', recipient: email, subject });
  });
};

/** Removes the passkeys of an account except `kept`: someone else may have added some. */
export const removePasskeys = (client: PoolClient, subject: string, kept: string[] = []) =>
  client.query('delete from identity.passkey where subject = $1 and id <> all($2)', [subject, kept]);

/** Also ends what was started before: someone who read the mailbox or knew the password must not go on. */
export const setPassword = async (client: PoolClient, subject: string, passwordHash: string) => {
  await client.query(
    'update identity.account set password_hash = $2, password_changed_at = now() where subject = $1',
    [subject, passwordHash],
  );
  await deleteLinks(client, subject, 'reset-password', 'change-email');
  await deleteMails(client, subject, 'change-email');
};

/**
 * Chooses a new password with a link. Ends all sessions of the account and notifies its owner.
 * @returns false if the link no longer works
 */
export const resetPassword = async (pool: Pool, token: string, password: string): Promise<boolean> => {
  const passwordHash = await hashPassword(password);
  return withTransaction(pool, async (client) => {
    const link = await consumeLink(client, 'reset-password', token);
    if (!link) return false;
    const { subject, email } = link;
    await setPassword(client, subject, passwordHash);
    await removePasskeys(client, subject);
    await verifyEmail(client, link);
    await endSessions(client, subject);
    await enqueueMail(client, { kind: 'password-changed', recipient: email, subject });
    return true;
  });
};

/**
 * Gives an account the address that its owner confirmed with a link. The previous address gets a mail with which its
 * owner can undo the change.
 * @returns false if the link no longer works or another account has the address
 */
export const changeEmail = async (pool: Pool, token: string): Promise<boolean> => {
  try {
    return await withTransaction(pool, async (client) => {
      const link = await consumeLink(client, 'change-email', token);
      if (!link || (await isEmailTaken(client, link.email, link.subject))) return false;
      const previous = await setEmail(client, link);
      await deleteLinks(client, link.subject, 'reset-password');
      await enqueueMail(client, { kind: 'email-changed', recipient: previous, subject: link.subject });
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/** Sets an address after its owner opened a link. @returns the previous one */
export const setEmail = async (client: PoolClient, { subject, email }: Link): Promise<string> => {
  const { rows } = await client.query(
    `with previous as (select subject, email from identity.account where subject = $1 for update)
     update identity.account account set email = $2, email_verified_at = now()
     from previous where account.subject = previous.subject returning previous.email`,
    [subject, email],
  );
  return accountRow.pick({ email: true }).parse(rows[0]).email;
};

const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** Records that the owner of an account reads the mails of its address. @returns false if the address has changed */
export const verifyEmail = async (client: PoolClient, { subject, email }: Link): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update identity.account set email_verified_at = coalesce(email_verified_at, now())
     where subject = $1 and lower(email) = lower($2)`,
    [subject, email],
  );
  return rowCount === 1;
};

/** @returns undefined if no account has this email, compared case-insensitively. */
export const findAccountByEmail = async (pool: Pool, email: string): Promise<Account | undefined> => {
  const { rows } = await pool.query(
    `select ${columns} from identity.account where lower(email) = lower($1)`,
    [email],
  );
  return accountRow.optional().parse(rows[0]);
};

/** @returns undefined for a wrong password and for an unknown email, after the same work. */
export const checkPassword = async (
  pool: Pool,
  email: string,
  password: string,
): Promise<Account | undefined> => {
  const row = await findByEmail(pool, validEmail.safeParse(email).data);
  // No stored password is longer, and a longer text takes long to normalize.
  const typed = characterCount(password) > sessionRules.maxPasswordLength ? '' : password;
  const isCorrect = await verify(row?.password_hash ?? (await dummyHash), normalizePassword(typed));
  if (!row || !isCorrect) return undefined;
  const { password_hash: _, ...account } = row;
  return account;
};

const findByEmail = async (pool: Pool, email: string | undefined) => {
  if (email === undefined) return undefined;
  const { rows } = await pool.query(
    `select ${columns}, password_hash from identity.account where lower(email) = lower($1)`,
    [email],
  );
  return credentialsRow.optional().parse(rows[0]);
};

/** Deletes an account with all its sessions. Does nothing for an unknown or malformed subject. */
export const deleteAccount = async (pool: Pool, subject: string): Promise<void> => {
  // The account goes first: tokens that a concurrent sign-in still stores are useless without it.
  await pool.query('delete from identity.account where subject::text = $1', [subject]);
  await pool.query('delete from identity.payload where account_id = $1', [subject]);
};

/**
 * Revokes an account's sessions that started by `endedAt` (ISO 8601), except the one with the grant id `kept`.
 * The start is in the payload of the `Grant` row. It is read as text, because payloads may contain characters that
 * PostgreSQL's JSON operators reject.
 */
export const revokeSessions = async (
  pool: Pool,
  subject: string,
  { endedAt, kept }: { endedAt: string; kept: string },
): Promise<void> => {
  await pool.query(
    `with family as (
       select id from identity.payload where account_id = $1 and model = 'Grant' and id <> $3
         and to_timestamp(substring(payload::text from '"iat":(\\d+)')::bigint) <= $2::timestamptz)
     delete from identity.payload p using family
     where p.account_id = $1 and (p.grant_id = family.id or (p.model = 'Grant' and p.id = family.id))`,
    [subject, endedAt, kept],
  );
};

/** @returns '' for an account without a name */
export const nameOf = ({ given_name, family_name }: Pick<Account, 'given_name' | 'family_name'>): string =>
  [given_name, family_name].filter(Boolean).join(' ');

/** Returns the claims of the scopes `profile` and `email`, for userinfo and id tokens. */
export const claimsOf = ({
  subject,
  email,
  email_verified,
  given_name,
  family_name,
}: Omit<Account, 'undone_at'>) => ({
  sub: subject,
  email,
  email_verified,
  name: nameOf({ given_name, family_name }),
  given_name,
  family_name,
});

const withPool = async <T>(databaseUrl: string, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const pool = openPool(databaseUrl, 1);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};
