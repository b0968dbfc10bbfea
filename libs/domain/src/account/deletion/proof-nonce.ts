import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import { db } from '../../query-builder.js';

/** Time to sign in at the provider, s. */
const lifetimeSeconds = 15 * 60;

/** Who signs in anew, and for which profile. */
interface NonceOwner {
  accountId: string;
  profileId: string;
}

const readKey = async (sql: Sql): Promise<Buffer> => {
  const [row] = await runQuery(sql, db.selectFrom('secret').select('key').where('name', '=', 'proof'));
  if (!row) throw new Error('The table secret has no key for proofs.');
  return row.key;
};
const sign = (key: Buffer, { accountId, profileId }: NonceOwner, random: string, expiresAt: number) =>
  createHmac('sha256', key)
    .update(JSON.stringify([accountId, profileId, random, expiresAt]))
    .digest();

/** Returns a nonce for a new sign-in. It is signed, so it is not stored. */
export const issueNonce = async (sql: Sql, owner: NonceOwner, now = Date.now()): Promise<string> => {
  const random = randomBytes(16).toString('base64url');
  const expiresAt = Math.floor(now / 1000) + lifetimeSeconds;
  return `${random}.${expiresAt}.${sign(await readKey(sql), owner, random, expiresAt).toString('base64url')}`;
};

/** Whether a nonce was issued for this account and this profile, and has not expired. */
export const isNonceValid = async (
  sql: Sql,
  owner: NonceOwner,
  nonce: string,
  now = Date.now(),
): Promise<boolean> => {
  const [, random = '', expiresAt = '', signature = ''] =
    /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(nonce) ?? [];
  if (!random || Number(expiresAt) * 1000 < now) return false;
  const expected = sign(await readKey(sql), owner, random, Number(expiresAt));
  return timingSafeEqual(expected, Buffer.from(signature, 'base64url'));
};
