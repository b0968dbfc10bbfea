import { createHash } from 'node:crypto';
import { refusals } from '@rinkside/contracts/error';
import { Refusal } from '@rinkside/platform/refusal';
import { statement, type Sql } from '@rinkside/platform/sql';

/** All that stays of a deleted account: enough to know its owner's tokens again, too little to know its owner. */
const hashOf = (issuer: string, subject: string) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest();

const bury = statement<never>(
  'tombstone.add',
  `insert into tombstone (hash) values ($1) on conflict do nothing`,
);
const buried = statement<{ hash: Buffer }>('tombstone.find', `select hash from tombstone where hash = $1`);

/** Remembers that whoever holds this identity deleted their account. */
export const buryIdentity = async (sql: Sql, issuer: string, subject: string): Promise<void> => {
  await sql.rows(bury, [hashOf(issuer, subject)]);
};

/** @throws 401 when the holder of this identity deleted their account. */
export const assertNotBuried = async (sql: Sql, issuer: string, subject: string): Promise<void> => {
  const [tombstone] = await sql.rows(buried, [hashOf(issuer, subject)]);
  if (tombstone) throw new Refusal(401, refusals.closed);
};
