import { hash, verify } from '@node-rs/argon2';
import { email as validEmail } from '@rinkside/contracts/session';
import { newId } from '@rinkside/platform/id';
import { openPool, type Pool } from './database.js';

export interface NewAccount {
  email: string;
  password: string;
  given_name: string;
  family_name: string;
}

export interface Account {
  subject: string;
  email: string;
  given_name: string;
  family_name: string;
}

/** Somebody already has this email, in any case. */
export class EmailTaken extends Error {}

/** OWASP's argon2id minimum: 19 MiB, 2 passes, 1 lane (the library's default algorithm is argon2id). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B, 3.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

/** What an unknown email is checked against, so that it costs the same time as a wrong password. */
const nobody = hash(newId(), cost);

const columns = 'subject, email, given_name, family_name';

/**
 * Creates an account; the password is kept as argon2id only. Input is taken as validated.
 * @param database a pool, or an address for callers outside the provider.
 * @throws EmailTaken
 */
export const createAccount = async (
  database: string | Pool,
  account: NewAccount,
): Promise<{ subject: string }> => {
  if (typeof database === 'string') return withPool(database, (pool) => createAccount(pool, account));
  const { rows } = await database.query<{ subject: string }>(
    `insert into identity.account (subject, email, password_hash, given_name, family_name)
     values ($1, $2, $3, $4, $5)
     on conflict (lower(email)) do nothing
     returning subject`,
    [
      newId(),
      account.email,
      await hash(normal(account.password), cost),
      account.given_name,
      account.family_name,
    ],
  );
  if (!rows[0]) throw new EmailTaken();
  return rows[0];
};

/** Creates the account, or names the one that has this email and leaves it as it is. For the demo data. */
export const ensureAccount = async (
  database: string | Pool,
  account: NewAccount,
): Promise<{ subject: string }> => {
  if (typeof database === 'string') return withPool(database, (pool) => ensureAccount(pool, account));
  const { rows } = await database.query<{ subject: string }>(
    'select subject from identity.account where lower(email) = lower($1)',
    [account.email],
  );
  return rows[0] ?? (await createAccount(database, account));
};

/** @returns undefined for an unknown or malformed subject. */
export const findAccount = async (pool: Pool, subject: string): Promise<Account | undefined> => {
  const { rows } = await pool.query<Account>(
    `select ${columns} from identity.account where subject::text = $1`,
    [subject],
  );
  return rows[0];
};

/** @returns undefined for a wrong password and for an unknown email, after the same work. */
export const checkPassword = async (
  pool: Pool,
  email: string,
  password: string,
): Promise<Account | undefined> => {
  const found = await findByEmail(pool, validEmail.safeParse(email).data);
  const right = await verify(found?.password_hash ?? (await nobody), normal(password));
  if (!found || !right) return undefined;
  const { password_hash: _, ...account } = found;
  return account;
};

const findByEmail = async (pool: Pool, email: string | undefined) => {
  if (email === undefined) return undefined;
  const { rows } = await pool.query<Account & { password_hash: string }>(
    `select ${columns}, password_hash from identity.account where lower(email) = lower($1)`,
    [email],
  );
  return rows[0];
};

/** Forgets an account with all its sign-ins; unknown or malformed subjects are nobody's. */
export const deleteAccount = async (pool: Pool, subject: string): Promise<void> => {
  // The account first: a sign-in under way finds nobody, so that what it still stores is worth nothing.
  await pool.query('delete from identity.account where subject::text = $1', [subject]);
  await pool.query('delete from identity.payload where account_id = $1', [subject]);
};

/**
 * Makes every sign-in of an account worthless that began by `endedAt` (ISO 8601), but `kept`, by its grant.
 * A family's own row says when it began; read as text, because other payloads may hold what JSON operators refuse.
 */
export const endSignIns = async (
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

/** The claims of the scopes `profile` and `email`, as userinfo and the id token carry them. */
export const claimsOf = ({ subject, email, given_name, family_name }: Account) => ({
  sub: subject,
  email,
  name: [given_name, family_name].filter(Boolean).join(' '),
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
