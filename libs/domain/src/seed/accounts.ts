import type { Env } from '@rinkside/platform/env';
import type { Database } from '@rinkside/platform/postgres';
import type { DemoPerson } from './people.js';

/** Credentials of a demo account. */
export interface DemoAccount {
  kind: NonNullable<DemoPerson['account']>;
  name: string;
  email: string;
  password: string;
}

export const accountOf = ({ account: kind, first, last }: DemoPerson): DemoAccount | undefined =>
  kind && {
    kind,
    name: `${first} ${last}`,
    email: `${kind}@demo.rinkside.app`,
    password: `freshice-${kind}`,
  };

type Reply = Record<string, unknown>;

const requestTimeoutMs = 10_000;

/** A client address of its own, so that these sign-ups do not use up the rate limit of this machine's user. */
const forwardedFor = 'demo seed';

const postJson = async (
  url: string,
  body: Record<string, string>,
): Promise<{ ok: boolean; reply: Reply }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  return { ok: response.ok, reply: (await response.json()) as Reply };
};

const subjectOf = (token: unknown): unknown => {
  const claims: unknown = JSON.parse(
    Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString() || '{}',
  );
  return claims && typeof claims === 'object' ? Reflect.get(claims, 'sub') : undefined;
};

/**
 * Creates a demo account through the public endpoints of the embedded identity provider, or signs in to the existing one.
 * @returns the account's subject. @throws with the provider's messages if both fail.
 */
export const ensureDemoAccount = async (
  env: Env,
  person: DemoPerson,
  account: DemoAccount,
): Promise<string> => {
  const client_id = env.OIDC_CLIENT_ID;
  const signedUp = await postJson(`${env.IDENTITY_URL}/oidc/dbconnections/signup`, {
    client_id,
    connection: env.OIDC_CONNECTION,
    email: account.email,
    password: account.password,
    given_name: person.first,
    family_name: person.last,
  });
  if (signedUp.ok) return String(signedUp.reply['_id']);
  const signedIn = await postJson(`${env.IDENTITY_URL}/oidc/oauth/token`, {
    grant_type: 'password',
    client_id,
    username: account.email,
    password: account.password,
  });
  const subject = signedIn.ok && subjectOf(signedIn.reply['access_token']);
  if (typeof subject === 'string') return subject;
  const reasons = [signedUp, signedIn].map(
    ({ reply }) => reply['description'] ?? reply['error_description'] ?? reply['error'],
  );
  throw new Error(`The demo account ${account.email} could not be created: ${reasons.join(' ')}`);
};

/** Confirms the addresses of demo accounts: their domain has no mailbox that could open a link. */
export const confirmDemoAccounts = async (
  { pool }: Pick<Database, 'pool'>,
  accounts: DemoAccount[],
): Promise<void> => {
  await pool.query(
    'update identity.account set email_verified_at = now() where lower(email) = any($1) and email_verified_at is null',
    [accounts.map(({ email }) => email)],
  );
};
