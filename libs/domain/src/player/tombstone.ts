import { createHash } from 'node:crypto';
import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import type { Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import { db } from '../query-builder.js';

/** A hash recognizes the tokens of a deleted account without storing who owned it. */
const hashOf = (issuer: string, subject: string) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest();

/** Records that the account of this identity was deleted. */
export const addTombstone = async (sql: Sql, issuer: string, subject: string): Promise<void> => {
  const row = { hash: hashOf(issuer, subject) };
  await runQuery(
    sql,
    db
      .insertInto('tombstone')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
};

/** @throws unauthenticated if the account of this identity was deleted. */
export const assertNotDeleted = async (sql: Sql, issuer: string, subject: string): Promise<void> => {
  const [tombstone] = await runQuery(
    sql,
    db.selectFrom('tombstone').select('hash').where('hash', '=', hashOf(issuer, subject)),
  );
  if (tombstone) throw new AppError('unauthenticated', errorMessages.accountDeleted);
};
