import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import { db } from '../query-builder.js';

/** Returns the key that signs this installation's media URLs. */
export const mediaSigningKey = async (sql: Sql): Promise<Buffer> => {
  const [row] = await runQuery(sql, db.selectFrom('secret').select('key').where('name', '=', 'media'));
  if (!row) throw new Error('The table secret has no key for media URLs.');
  return row.key;
};

/** Returns whether these files are public now; undefined if this media version no longer exists. */
export const isPublicMedia = async (
  sql: Sql,
  id: string,
  mediaVersion: number,
): Promise<boolean | undefined> => {
  const item = db
    .selectFrom('item as i')
    .innerJoin('highlight as h', 'h.item_id', 'i.id')
    .select('i.viewable')
    .where('i.id', '=', id)
    .where('h.media_version', '=', mediaVersion);
  return (await runQuery(sql, item))[0]?.viewable;
};

/** Returns whether the signature of a URL in `folder` (`{highlight}/{version}`) is valid and not expired; created by `media_signature` in SQL. */
export const isSignatureValid = (
  key: Buffer,
  folder: string,
  { exp, sig }: { exp: string; sig: string },
  now = Date.now(),
): boolean => {
  if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < now) return false;
  const expected = createHmac('sha256', key).update(`${folder}?${exp}`).digest();
  const actual = Buffer.from(sig, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
