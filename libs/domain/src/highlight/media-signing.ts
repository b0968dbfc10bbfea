import { createHmac, timingSafeEqual } from 'node:crypto';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';

const selectKey = statement(
  'secret.media',
  `select key from secret where name = 'media'`,
  z.object({ key: z.instanceof(Buffer) }),
);
const selectPublic = statement(
  'highlight.isPublicMedia',
  `select i.viewable from item i join highlight h on h.item_id = i.id where i.id = $1 and h.media_version = $2`,
  z.object({ viewable: z.boolean() }),
);

/** Returns the key that signs this installation's media URLs. */
export const mediaSigningKey = async (sql: Sql): Promise<Buffer> => {
  const [row] = await sql.rows(selectKey, []);
  if (!row) throw new Error('The table secret has no key for media URLs.');
  return row.key;
};

/** Returns whether these files are public now; undefined if this media version no longer exists. */
export const isPublicMedia = async (
  sql: Sql,
  id: string,
  mediaVersion: number,
): Promise<boolean | undefined> => (await sql.rows(selectPublic, [id, mediaVersion]))[0]?.viewable;

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
