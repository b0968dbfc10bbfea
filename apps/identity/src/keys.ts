import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod';
import { withAdvisoryLock, type Pool, type PoolClient } from './database.js';

/** `signing[0]` signs tokens and `cookies[0]` signs cookies; all keys verify. */
export interface Keys {
  signing: JWK[];
  cookies: string[];
}

/** How long a new key is published before it signs, s: longer than all processes need to reload keys. */
export const keyActivationDelaySeconds = 600;

/** How long a replaced key stays published: far longer than the lifetime of its last token. */
const retentionSeconds = 30 * 24 * 3600;

/** Loads the keys. The first process of a new installation creates them. */
export const loadKeys = async (pool: Pool): Promise<Keys> => {
  const existing = await readKeys(pool);
  if (existing.signing.length && existing.cookies.length) return existing;
  return withAdvisoryLock(pool, async (client) => {
    const { signing, cookies } = await readKeys(client);
    if (!signing.length) await insertSigningKey(client, 0);
    if (!cookies.length)
      await client.query('insert into identity.cookie_key (secret) values ($1)', [
        randomBytes(32).toString('base64url'),
      ]);
    return readKeys(client);
  });
};

/**
 * Adds a signing key and deletes keys replaced long ago. The new key is in the JWKS at once and signs after
 * `delaySeconds`. Older keys still verify.
 * @returns the new key's id.
 */
export const rotateSigningKey = (pool: Pool, delaySeconds = keyActivationDelaySeconds): Promise<string> =>
  withAdvisoryLock(pool, async (client) => {
    await client.query(
      `delete from identity.signing_key old where exists (
         select from identity.signing_key newer
         where newer.signs_from > old.signs_from and newer.signs_from < now() - make_interval(secs => $1))`,
      [retentionSeconds],
    );
    return insertSigningKey(client, delaySeconds);
  });

/** Returns the public parts of the signing keys. */
export const publicKeys = ({ signing }: Keys): JWK[] =>
  signing.map(({ kty, crv, x, y, kid, alg, use }) => ({ kty, crv, x, y, kid, alg, use }));

const insertSigningKey = async (client: PoolClient, delaySeconds: number): Promise<string> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await client.query(
    'insert into identity.signing_key (kid, private_jwk, signs_from) values ($1, $2, clock_timestamp() + make_interval(secs => $3))',
    [kid, { ...jwk, kid, alg: 'ES256', use: 'sig' }, delaySeconds],
  );
  return kid;
};

const signingKeyRows = z.array(z.object({ private_jwk: z.custom<JWK>() }));
const cookieKeyRows = z.array(z.object({ secret: z.string() }));

const readKeys = async (database: Pool | PoolClient): Promise<Keys> => {
  const signing = await database.query(
    'select private_jwk from identity.signing_key order by (signs_from <= clock_timestamp()) desc, signs_from desc',
  );
  const cookies = await database.query('select secret from identity.cookie_key order by created_at desc');
  return {
    signing: signingKeyRows.parse(signing.rows).map((row) => row.private_jwk),
    cookies: cookieKeyRows.parse(cookies.rows).map((row) => row.secret),
  };
};
