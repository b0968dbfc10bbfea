import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import { db } from '../query-builder.js';

/** Lifetime of an operator session, s. */
export const sessionTtlSeconds = 900;

const readKey = async (sql: Sql): Promise<Buffer> => {
  const [row] = await runQuery(sql, db.selectFrom('secret').select('key').where('name', '=', 'operator'));
  if (!row) throw new Error('The table secret has no key for operator sessions.');
  return row.key;
};
const sign = (key: Buffer, id: string, issuedAt: number) =>
  createHmac('sha256', key).update(`${id}.${issuedAt}`).digest();

/** Issues a signed session token for the operator pages: account id, issue time (s since 1970) and signature. */
export const issueSession = async (sql: Sql, id: string, now = Date.now()): Promise<string> => {
  const issuedAt = Math.floor(now / 1000);
  return `${id}.${issuedAt}.${sign(await readKey(sql), id, issuedAt).toString('base64url')}`;
};

/** Returns whether the token is valid: correct signature, not expired, the account is still an operator, and its sessions were not revoked since. */
export const isSessionValid = async (sql: Sql, token: string, now = Date.now()): Promise<boolean> => {
  const [, id = '', issuedAt = '', signature = ''] =
    /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const ageSeconds = now / 1000 - Number(issuedAt);
  if (!id || ageSeconds < -1 || ageSeconds > sessionTtlSeconds) return false;
  const expected = sign(await readKey(sql), id, Number(issuedAt));
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) return false;
  const operator = db
    .selectFrom('player')
    .select('id')
    .where('id', '=', id)
    .where('operator', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('sessions_ended_at', 'is', null),
        eb('sessions_ended_at', '<', new Date(Number(issuedAt) * 1000).toISOString()),
      ]),
    );
  return (await runQuery(sql, operator)).length > 0;
};
