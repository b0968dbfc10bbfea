import type { Env } from '@rinkside/platform/env';
import type { DemoPerson } from './people.js';

/** What somebody types to sign in as a demo person. */
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

/** Longest the provider may take to answer, ms. */
const patience = 10_000;

/** Counted apart from the person in front of this machine: these sign-ups use up none of theirs. */
const address = 'demo seed';

const ask = async (url: string, body: Record<string, string>): Promise<{ ok: boolean; reply: Reply }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
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
 * Makes a demo account at the embedded identity provider through its public doors, or signs in to the one there is.
 * @returns the account's subject. @throws with the provider's own words when it refuses both.
 */
export const openAccount = async (env: Env, person: DemoPerson, account: DemoAccount): Promise<string> => {
  const client_id = env.OIDC_CLIENT_ID;
  const signedUp = await ask(`${env.IDENTITY_URL}/oidc/dbconnections/signup`, {
    client_id,
    connection: env.OIDC_CONNECTION,
    email: account.email,
    password: account.password,
    given_name: person.first,
    family_name: person.last,
  });
  if (signedUp.ok) return String(signedUp.reply['_id']);
  const signedIn = await ask(`${env.IDENTITY_URL}/oidc/oauth/token`, {
    grant_type: 'password',
    client_id,
    username: account.email,
    password: account.password,
  });
  const subject = signedIn.ok && subjectOf(signedIn.reply['access_token']);
  if (typeof subject === 'string') return subject;
  const why = [signedUp, signedIn].map(
    ({ reply }) => reply['description'] ?? reply['error_description'] ?? reply['error'],
  );
  throw new Error(`The demo account ${account.email} could not be made: ${why.join(' ')}`);
};
