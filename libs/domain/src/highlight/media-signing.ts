import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import { db } from '../query-builder.js';

/** Expiry of a media URL in s since 1970: an hour from now, rounded to five minutes so that browsers can cache. */
const expiresAt = `(floor((extract(epoch from now()) + 3600) / 300) * 300)::bigint`;
/** SQL for the query that opens a non-public path below `/media/` for an hour. */
export const signedQuerySql = (path: string) =>
  `'?exp=' || ${expiresAt} || '&sig=' || media_signature(${path}, ${expiresAt})`;

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

/** Returns whether the signature of a media path is valid and not expired; created by `media_signature` in SQL. Files of a highlight share the path of their folder. */
export const isSignatureValid = (
  key: Buffer,
  path: string,
  { exp, sig }: { exp: string; sig: string },
  now = Date.now(),
): boolean => {
  if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < now) return false;
  const expected = createHmac('sha256', key).update(`${path}?${exp}`).digest();
  const actual = Buffer.from(sig, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
