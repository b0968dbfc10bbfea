import { createHmac, timingSafeEqual } from 'node:crypto';
import { statement, type Sql } from '@rinkside/platform/sql';

/** How long a browser that was let in stays let in, s. */
export const passSeconds = 900;

const secret = statement<{ key: Buffer }>(
  'secret.operator',
  `select key from secret where name = 'operator'`,
);
const holds = statement<{ id: string }>(
  'operator.holds',
  `select id from player where id = $1 and operator and suspended_at is null and closed_at is null
     and coalesce(sessions_ended_at < to_timestamp($2), true)`,
);

const keyOf = async (sql: Sql): Promise<Buffer> => {
  const [row] = await sql.rows(secret, []);
  if (!row) throw new Error('the schema holds no key for operators');
  return row.key;
};
const sign = (key: Buffer, id: string, given: number) =>
  createHmac('sha256', key).update(`${id}.${given}`).digest();

/** What an operator's browser shows at the pages made for it: who, since when (s since 1970), signed. */
export const givePass = async (sql: Sql, id: string, now = Date.now()): Promise<string> => {
  const given = Math.floor(now / 1000);
  return `${id}.${given}.${sign(await keyOf(sql), id, given).toString('base64url')}`;
};

/** Whether we gave it, it still holds, and whose it is still is an operator, whose sessions were not ended since. */
export const passHolds = async (sql: Sql, pass: string, now = Date.now()): Promise<boolean> => {
  const [, id = '', given = '', signature = ''] =
    /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? [];
  const age = now / 1000 - Number(given);
  if (!id || age < -1 || age > passSeconds) return false;
  const expected = sign(await keyOf(sql), id, Number(given));
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return false;
  return (await sql.rows(holds, [id, given])).length > 0;
};
