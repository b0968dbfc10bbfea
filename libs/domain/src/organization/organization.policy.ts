import type { Sql } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import { db } from '../query-builder.js';

/** Returns whether the organization exists in the directory. */
export const organizationExists = async (sql: Sql, id: string): Promise<boolean> =>
  (
    await runQuery(
      sql,
      db.selectFrom('organization').select('id').where('id', '=', id).where('deleted_at', 'is', null),
    )
  ).length > 0;
