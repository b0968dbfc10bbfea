import { createHash } from 'node:crypto';
import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';

/** A hash recognizes the tokens of a deleted account without storing who owned it. */
const hashOf = (issuer: string, subject: string) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest();

const insertTombstone = statement<never>(
  'tombstone.add',
  `insert into tombstone (hash) values ($1) on conflict do nothing`,
);
const selectTombstone = statement(
  'tombstone.find',
  `select hash from tombstone where hash = $1`,
  z.object({ hash: z.instanceof(Buffer) }),
);

/** Records that the account of this identity was deleted. */
export const addTombstone = async (sql: Sql, issuer: string, subject: string): Promise<void> => {
  await sql.rows(insertTombstone, [hashOf(issuer, subject)]);
};

/** @throws 401 if the account of this identity was deleted. */
export const assertNotDeleted = async (sql: Sql, issuer: string, subject: string): Promise<void> => {
  const [tombstone] = await sql.rows(selectTombstone, [hashOf(issuer, subject)]);
  if (tombstone) throw new AppError(401, errorMessages.accountDeleted);
};
