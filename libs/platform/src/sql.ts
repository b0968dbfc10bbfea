import { DatabaseError, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { ZodType } from 'zod';
import {
  shortLockTimeoutSql,
  isDegraded,
  noteLockTimeout,
  withConnectTimeout,
  remainingLockTimeoutSql,
} from './db-timeouts.js';

/** A prepared SQL statement; `$1…` are bind parameters. Only `statement` and `runQuery` create it: both check its rows. */
export class Statement<Row> {
  /** Prevents an object literal, whose row type would only be asserted. */
  declare protected readonly row: Row;

  constructor(
    readonly name: string,
    readonly text: string,
    readonly schema?: ZodType<Row>,
  ) {}
}

/** For the test that prepares all of them on the migrated schema. */
export const declaredStatements: Statement<unknown>[] = [];

/** Declares a statement that returns no columns. */
export function statement(name: string, text: string): Statement<never>;
/** @param schema of the rows. Not applied to them: a test compares it with the columns that PostgreSQL describes. */
export function statement<Row>(name: string, text: string, schema: ZodType<Row>): Statement<Row>;
export function statement<Row>(name: string, text: string, schema?: ZodType<Row>) {
  const declared = new Statement(name, text, schema);
  declaredStatements.push(declared);
  return declared;
}

/**
 * SQL for an array parameter that hides its length from the planner, which then assumes ten entries. With a visible shorter
 * array, a custom plan looks cheaper than the cached generic plan, so PostgreSQL plans on every call: 50 µs to 1.4 ms,
 * more than the statement itself takes.
 */
export const stableArrayParam = (parameter: string, type: string) =>
  `(select ${parameter}::${type}[])::${type}[]`;

/**
 * SQL for a parameter whose value the planner does not see. Over millions of rows a visible limit or cursor makes a custom
 * plan look cheaper than the generic one, so PostgreSQL plans on every call: two thirds of a feed page over ten million items.
 */
export const hiddenParam = (parameter: string, type: string) => `(select ${parameter}::${type})`;

/**
 * Runs prepared statements on the pool or in an open transaction. In a transaction, statements started at once are
 * pipelined: they run in order without a round trip in between.
 */
export interface Sql {
  rows<Row>(statement: Statement<Row>, values: unknown[]): Promise<Row[]>;
}

/**
 * Runs a query through pg's callback. The callback of pg's own promise is a literal assigned to a property, which V8
 * allocates in the old generation: the rows would stay in memory until a major collection.
 */
const send = (client: PoolClient, query: QueryConfig): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(query, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
  });

export const poolSql = (pool: Pool): Sql => ({
  async rows<Row>(statement: Statement<Row>, values: unknown[]) {
    const client = await withConnectTimeout(pool).connect();
    // The short lock timeout needs a transaction. Degraded mode may have begun during the wait for a connection.
    if (isDegraded(pool)) {
      client.release();
      return inTransaction(pool, ({ sql }) => sql.rows(statement, values));
    }
    let failure: Error | undefined;
    try {
      const { name, text } = statement;
      const { rows } = await send(client, { name, text, values });
      return rows as Row[];
    } catch (error) {
      noteLockTimeout(pool, error);
      failure = error as Error;
      // The error was created in the socket handler; replace its stack with the caller's.
      Error.captureStackTrace(failure);
      throw error;
    } finally {
      client.release(failure);
    }
  },
});

/** Runs SQL; a named statement is parsed once per connection. */
export type RunQuery = (text: string, values?: unknown[], name?: string) => Promise<QueryResult>;

/** An open transaction on its own connection. */
export interface Transaction {
  sql: Sql;
  /** Runs any SQL text, for the entity manager. */
  query: RunQuery;
  /** Adds a final statement that is sent together with the commit; its failure aborts the transaction. */
  beforeCommit: <Row>(statement: Statement<Row>, values: unknown[]) => void;
}

/** Prevents an unhandled rejection of a promise that is awaited only at the end of the transaction. */
const ignoreUntilAwaited = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  return promise;
};

/**
 * Whether the statement failed only because an earlier one did: the transaction is aborted (SQLSTATE 25P02), or the
 * earlier one should have prepared it (26000).
 */
const isConsequence = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(25P02|26000)$/.test(String(error.code));

/**
 * Runs `work` in one transaction: commits when it resolves, rolls back when it rejects. `begin` is sent together with the
 * first statement. A connection that fails is closed instead of returned to the pool.
 */
export const inTransaction = async <T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const client = await withConnectTimeout(pool).connect();
  /** The first failure: a caller may observe a later, pipelined statement before the one that failed. */
  let firstError: unknown;
  const query: RunQuery = async (text, values = [], name = '') => {
    try {
      return await send(client, { name, text, values });
    } catch (error) {
      firstError ??= error;
      throw error;
    }
  };
  const sql: Sql = {
    async rows<Row>({ name, text }: Statement<Row>, values: unknown[]) {
      const { rows } = await query(text, values, name);
      return rows as Row[];
    },
  };
  const awaitedAtCommit: Promise<unknown>[] = [];
  const startedAt = performance.now();
  const beforeCommit: Transaction['beforeCommit'] = (statement, values) => {
    const lockTimeoutSql = remainingLockTimeoutSql(pool, performance.now() - startedAt);
    if (lockTimeoutSql) awaitedAtCommit.push(ignoreUntilAwaited(query(lockTimeoutSql)));
    awaitedAtCommit.push(ignoreUntilAwaited(sql.rows(statement, values)));
  };
  let connectionError: Error | undefined;
  try {
    awaitedAtCommit.push(ignoreUntilAwaited(query('begin')));
    if (isDegraded(pool)) awaitedAtCommit.push(ignoreUntilAwaited(query(shortLockTimeoutSql)));
    const result = await work({ sql, query, beforeCommit });
    const [{ command }] = await Promise.all([query('commit'), ...awaitedAtCommit]);
    if (command !== 'COMMIT')
      throw new Error('A statement failed and its error was not awaited: nothing was committed.');
    return result;
  } catch (error) {
    const reason = isConsequence(error) ? (firstError ?? error) : error;
    noteLockTimeout(pool, reason);
    // After a value that cannot be serialized, pg no longer knows which statements are prepared.
    if (firstError instanceof Error && !(firstError instanceof DatabaseError)) connectionError = firstError;
    await send(client, { text: 'rollback' }).catch((failure: Error) => (connectionError = failure));
    throw reason;
  } finally {
    client.release(connectionError);
  }
};
