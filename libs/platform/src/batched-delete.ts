import * as z from 'zod';
import { statement, type Sql } from './sql.js';

/** Small enough to finish long before the statement timeout. */
const batchSize = 5000;

/**
 * Creates a function that deletes all rows matching `where` in batches. Several processes may run it at once.
 * @param name of the prepared statement
 * @param where SQL condition; its `$1…` are bound to the values of the call
 */
export const createBatchedDelete = (name: string, table: string, where: string) => {
  const deleteBatch = statement(
    name,
    `with deleted as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${where} limit ${batchSize} for update skip locked))
       returning 1)
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
