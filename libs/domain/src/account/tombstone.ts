import { createHash } from 'node:crypto';
import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import type { Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import { db } from '../query-builder.js';

/** A hash recognizes the tokens of a deleted account without storing who owned it. */
const hashOf = (key: string, subject: string) =>
  createHash('sha256')
    .update(JSON.stringify([key, subject]))
    .digest();

interface IdentityKey {
  provider: string;
  issuer: string;
  subject: string;
}

/** The version before knows only the hash of the issuer URL. */
const hashesOf = ({ provider, issuer, subject }: IdentityKey) => [
  hashOf(provider, subject),
  hashOf(issuer, subject),
];

/** Records that the account of this identity was deleted. */
export const addTombstone = async (sql: Sql, identity: IdentityKey): Promise<void> => {
  const rows = hashesOf(identity).map((hash) => ({ hash }));
  await runQuery(
    sql,
    db
      .insertInto('tombstone')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  );
};

/** @throws unauthenticated if the account of this identity was deleted. */
export const assertNotDeleted = async (sql: Sql, identity: IdentityKey): Promise<void> => {
  const [tombstone] = await runQuery(
    sql,
    db.selectFrom('tombstone').select('hash').where('hash', 'in', hashesOf(identity)),
  );
  if (tombstone) throw new AppError('unauthenticated', errorMessages.accountDeleted);
};
