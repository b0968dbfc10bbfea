import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { product } from '@rinkside/contracts/product';
import type { Env } from '@rinkside/platform/env';
import * as z from 'zod';
import { findAccount, type Account } from './accounts.js';
import { withTransaction, type Pool } from './database.js';
import { enqueueMail } from './mail.js';
import { passwordSinceSql } from './sessions.js';

const challengeLifetimeSeconds = 5 * 60;
const maxPasskeys = 20;
/**
 * EdDSA, ES256 and RS256 (IANA COSE algorithms), which every Node verifies. By default @simplewebauthn/server 14.0.3 asks
 * first for ML-DSA-44 where the running Node has it, and another Node refuses such a passkey.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The account has as many passkeys as it may have. */
export class TooManyPasskeysError extends Error {
  override readonly name = 'TooManyPasskeysError';
}

const publicKeyRow = z.object({
  subject: z.string(),
  public_key: z.custom<Buffer<ArrayBuffer>>((value) => Buffer.isBuffer(value)),
  counter: z.coerce.number(),
});
const passkeyRow = z.object({
  id: z.string(),
  name: z.string(),
  backed_up: z.boolean(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
  since_password_change: z.boolean(),
});
export type Passkey = z.infer<typeof passkeyRow>;

// The library checks the contents; it expects these to be present.
const credential = z.looseObject({
  id: z.string().max(1400),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
const isCredential = (value: unknown) => credential.safeParse(value).success;
export const registrationResponse = z.custom<RegistrationResponseJSON>(isCredential);
const authenticationResponse = z.custom<AuthenticationResponseJSON>(isCredential);

/** A passkey belongs to the host name of the public address. */
const relyingParty = ({ PUBLIC_ORIGIN }: Env) => {
  const { origin, hostname } = new URL(PUBLIC_ORIGIN);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** What browsers send is not JSON in every case. */
const attempt = <T>(parse: () => T): T | undefined => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};

const saveChallenge = async (pool: Pool, challenge: string, subject: string | null) => {
  await pool.query(
    `insert into identity.challenge (challenge, subject, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [challenge, subject, challengeLifetimeSeconds],
  );
};

/** Uses up the challenge that a browser signed. @returns undefined if it was not made for this subject, was used or has expired */
const takeChallenge = async (
  pool: Pool,
  response: { response: { clientDataJSON: string } },
  subject: string | null,
): Promise<string | undefined> => {
  const challenge = attempt(() => decodeClientDataJSON(response.response.clientDataJSON).challenge);
  if (typeof challenge !== 'string') return undefined;
  const { rowCount } = await pool.query(
    `delete from identity.challenge
     where challenge = $1 and subject is not distinct from $2 and expires_at > now()`,
    [challenge, subject],
  );
  return rowCount ? challenge : undefined;
};

/** Deletes expired challenges. */
export const deleteExpiredChallenges = (pool: Pool) =>
  pool.query('delete from identity.challenge where expires_at < now()');

/** Returns the passkeys of an account, the oldest first. */
export const listPasskeys = async (pool: Pool, subject: string): Promise<Passkey[]> => {
  const { rows } = await pool.query(
    `select id, name, backed_up, passkey.created_at, last_used_at,
       passkey.created_at > ${passwordSinceSql('account')} as since_password_change
     from identity.passkey join identity.account using (subject) where subject = $1
     order by passkey.created_at limit ${maxPasskeys}`,
    [subject],
  );
  return z.array(passkeyRow).parse(rows);
};

/** @returns what the browser needs to create a passkey. @throws TooManyPasskeysError */
export const startRegistration = async (
  { env, pool }: { env: Env; pool: Pool },
  { subject, email, given_name, family_name }: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const existing = await listPasskeys(pool, subject);
  if (existing.length >= maxPasskeys) throw new TooManyPasskeysError();
  const options = await generateRegistrationOptions({
    rpName: product.name,
    rpID: relyingParty(env).expectedRPID,
    userID: new TextEncoder().encode(subject),
    userName: email,
    userDisplayName: `${given_name} ${family_name}`.trim() || email,
    timeout: challengeLifetimeSeconds * 1000,
    excludeCredentials: existing.map(({ id }) => ({ id })),
    supportedAlgorithmIDs,
    // It replaces email and password: the device knows the account and checks its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(pool, options.challenge, subject);
  return options;
};

/** Stores a passkey that a browser created, and notifies the owner. @returns false if the answer is not valid. @throws TooManyPasskeysError */
export const addPasskey = async (
  { env, pool }: { env: Env; pool: Pool },
  { subject, email }: Account,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<boolean> => {
  const expectedChallenge = await takeChallenge(pool, response, subject);
  if (expectedChallenge === undefined) return false;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    supportedAlgorithmIDs,
    ...relyingParty(env),
  }).catch(() => undefined);
  if (!verified?.registrationInfo) return false;
  const { credential: created, credentialBackedUp } = verified.registrationInfo;
  return withTransaction(pool, async (client) => {
    // The lock makes requests that add one at the same time count each other's.
    await client.query('select from identity.account where subject = $1 for update', [subject]);
    const existing = await client.query('select from identity.passkey where subject = $1', [subject]);
    if ((existing.rowCount ?? 0) >= maxPasskeys) throw new TooManyPasskeysError();
    const { rowCount } = await client.query(
      `insert into identity.passkey (id, subject, name, public_key, counter, backed_up)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [created.id, subject, name, Buffer.from(created.publicKey), created.counter, credentialBackedUp],
    );
    if (!rowCount) return false;
    await enqueueMail(client, { kind: 'passkey-added', recipient: email, subject });
    return true;
  });
};

/** Removes a passkey, and notifies the owner. @returns false for an unknown one */
export const removePasskey = (pool: Pool, { subject, email }: Account, id: string): Promise<boolean> =>
  withTransaction(pool, async (client) => {
    const { rowCount } = await client.query('delete from identity.passkey where subject = $1 and id = $2', [
      subject,
      id,
    ]);
    if (!rowCount) return false;
    await enqueueMail(client, { kind: 'passkey-removed', recipient: email, subject });
    return true;
  });

/** @returns what the browser needs to sign in with any passkey of this site */
export const startAuthentication = async ({
  env,
  pool,
}: {
  env: Env;
  pool: Pool;
}): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(env).expectedRPID,
    timeout: challengeLifetimeSeconds * 1000,
    userVerification: 'required',
  });
  await saveChallenge(pool, options.challenge, null);
  return options;
};

/** The account that an answer proves, or why it proves none: `unknown` is a passkey that no account has (any more). */
export type PasskeyCheck = { account: Account } | { refusal: 'wrong' | 'unknown' };
const wrong: PasskeyCheck = { refusal: 'wrong' };

/** Checks an answer of a browser, as JSON. */
export const checkPasskey = async (
  { env, pool }: { env: Env; pool: Pool },
  assertion: string,
): Promise<PasskeyCheck> => {
  const { data: response } = authenticationResponse.safeParse(attempt((): unknown => JSON.parse(assertion)));
  if (!response) return wrong;
  const expectedChallenge = await takeChallenge(pool, response, null);
  if (expectedChallenge === undefined) return wrong;
  const { rows } = await pool.query(
    'select subject, public_key, counter from identity.passkey where id = $1',
    [response.id],
  );
  const stored = publicKeyRow.optional().parse(rows[0]);
  if (!stored) return { refusal: 'unknown' };
  // It also refuses a counter that did not grow: a copy of the passkey was used.
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    ...relyingParty(env),
    credential: { id: response.id, publicKey: new Uint8Array(stored.public_key), counter: stored.counter },
  }).catch(() => undefined);
  if (!verified?.verified) return wrong;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  await pool.query(
    'update identity.passkey set counter = $2, backed_up = $3, last_used_at = now() where id = $1',
    [response.id, newCounter, credentialBackedUp],
  );
  const account = await findAccount(pool, stored.subject);
  return account ? { account } : wrong;
};
