import { statement, type Sql } from './sql.js';

/** Rows one step deletes: few enough to be done long before a statement has to be. */
const most = 5000;

/**
 * Deletes what is old in a table, however much there is, in steps that processes share.
 * @param where says what is old; its `$1…` are bound when it is asked for
 */
export const forgetting = (name: string, table: string, where: string) => {
  const step = statement<{ gone: number }>(
    name,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${where} limit ${most} for update skip locked))
       returning 1)
     select count(*)::int as gone from gone`,
  );
  return async (sql: Sql, ...values: unknown[]): Promise<void> => {
    for (let gone = most; gone === most;) {
      const [row] = await sql.rows(step, values);
      gone = row?.gone ?? 0;
    }
  };
};
