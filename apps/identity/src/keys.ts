import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { alone, type Pool, type PoolClient } from './database.js';

/** `signing[0]` signs; all of them verify. `cookies[0]` signs; all of them verify. */
export interface Keys {
  signing: JWK[];
  cookies: string[];
}

/** A new key is published this long (s) before it signs: longer than every process needs to read it again. */
export const publishedBefore = 600;

/** A replaced key stays published this long (s): far beyond the last token it signed. */
const keptFor = 30 * 24 * 3600;

/** Reads the keys; the first process of a new installation makes them. */
export const loadKeys = async (pool: Pool): Promise<Keys> => {
  const known = await readKeys(pool);
  if (known.signing.length && known.cookies.length) return known;
  return alone(pool, async (client) => {
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
 * Adds a signing key. It is in the JWKS at once, signs after `delay` seconds, and the keys before it keep
 * verifying; keys replaced long ago are deleted.
 * @returns the new key's id.
 */
export const rotateSigningKey = (pool: Pool, delay = publishedBefore): Promise<string> =>
  alone(pool, async (client) => {
    await client.query(
      `delete from identity.signing_key old where exists (
         select from identity.signing_key newer
         where newer.signs_from > old.signs_from and newer.signs_from < now() - make_interval(secs => $1))`,
      [keptFor],
    );
    return insertSigningKey(client, delay);
  });

/** What others verify with: the signing keys without their private part. */
export const publicKeys = ({ signing }: Keys): JWK[] =>
  signing.map(({ kty, crv, x, y, kid, alg, use }) => ({ kty, crv, x, y, kid, alg, use }));

const insertSigningKey = async (client: PoolClient, delay: number): Promise<string> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await client.query(
    'insert into identity.signing_key (kid, private_jwk, signs_from) values ($1, $2, clock_timestamp() + make_interval(secs => $3))',
    [kid, { ...jwk, kid, alg: 'ES256', use: 'sig' }, delay],
  );
  return kid;
};

const readKeys = async (database: Pool | PoolClient): Promise<Keys> => {
  const signing = await database.query<{ private_jwk: JWK }>(
    'select private_jwk from identity.signing_key order by (signs_from <= clock_timestamp()) desc, signs_from desc',
  );
  const cookies = await database.query<{ secret: string }>(
    'select secret from identity.cookie_key order by created_at desc',
  );
  return {
    signing: signing.rows.map((row) => row.private_jwk),
    cookies: cookies.rows.map((row) => row.secret),
  };
};
