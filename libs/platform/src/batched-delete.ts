import * as z from 'zod';
import { statement, type Sql } from './sql.js';

/** Small enough to finish long before the statement timeout. */
const batchSize = 5000;

/**
 * Creates a function that deletes all rows matching `where` in batches. Several processes may run it at once.
 * @param name of the prepared statement
 * @param key columns of the primary key; a `ctid` is unique only within a partition
 * @param where SQL condition; its `$1…` are bound to the values of the call
 */
export const createBatchedDelete = (name: string, table: string, key: readonly string[], where: string) => {
  const columns = key.join(', ');
  const old = `select ${columns} from ${table} where ${where} limit ${batchSize} for update skip locked`;
  // A single column is looked up in an array, because for a join the planner may scan the whole table.
  const isOld = key.length === 1 ? `${columns} = any(array(${old}))` : `(${columns}) in (${old})`;
  const deleteBatch = statement(
    name,
    `with deleted as (
       delete from ${table} where ${isOld} returning 1)
     select count(*)::int as deleted from deleted`,
    z.object({ deleted: z.number() }),
  );
  return async (sql: Sql, ...values: unknown[]): Promise<void> => {
    for (let deleted = batchSize; deleted === batchSize;) {
      const [row] = await sql.rows(deleteBatch, values);
      deleted = row?.deleted ?? 0;
    }
  };
};
