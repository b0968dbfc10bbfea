import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Sql } from '@rinkside/platform/sql';
import { db } from '../query-builder.js';

/** For the account of a write in flight. @throws unauthenticated if it was deleted in the meantime. */
export const assertAccountOpen = async (sql: Sql, id: string): Promise<void> => {
  const [open] = await runQuery(
    sql,
    db.selectFrom('player').select('id').where('id', '=', id).where('closed_at', 'is', null),
  );
  if (!open) throw new AppError('unauthenticated', errorMessages.accountDeleted);
};
