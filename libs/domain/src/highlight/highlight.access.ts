import { createHmac, timingSafeEqual } from 'node:crypto';
import { statement, type Sql } from '@rinkside/platform/sql';

const secret = statement<{ key: Buffer }>('secret.media', `select key from secret where name = 'media'`);
const shown = statement<{ open: boolean }>(
  'highlight.shown',
  `select i.open from item i join highlight h on h.item_id = i.id where i.id = $1 and h.media_version = $2`,
);

/** The key of this installation's media addresses. */
export const mediaKey = async (sql: Sql): Promise<Buffer> => {
  const [row] = await sql.rows(secret, []);
  if (!row) throw new Error('the schema holds no key for media addresses');
  return row.key;
};

/** Whether everybody may see these files now; undefined when there are none of this version any more. */
export const openMedia = async (sql: Sql, id: string, mediaVersion: number): Promise<boolean | undefined> =>
  (await sql.rows(shown, [id, mediaVersion]))[0]?.open;

/** Whether an address of `folder` (`{highlight}/{version}`) was given out by us and still holds; as `media_signature` in SQL. */
export const isSigned = (
  key: Buffer,
  folder: string,
  { exp, sig }: { exp: string; sig: string },
  now = Date.now(),
): boolean => {
  if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < now) return false;
  const expected = createHmac('sha256', key).update(`${folder}?${exp}`).digest();
  const given = Buffer.from(sig, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
