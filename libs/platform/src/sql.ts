import type { Pool, PoolClient } from 'pg';
import { hurriedLocks, isHurried, learnPatience, patientPool, remainingLocks } from './patience.js';

/** One reviewable SQL statement. `Row` is what it answers; `$1…` are bound, never pasted. */
export interface Statement<Row> {
  name: string;
  text: string;
  /** Only carries the type. */
  row?: Row;
}

export const statement = <Row>(name: string, text: string): Statement<Row> => ({ name, text });

/**
 * Where a statement runs: the pool (prepared once per connection) or an open transaction. There, those that are asked
 * for at once run one after the other in that order, but nobody waits in between.
 */
export interface Sql {
  rows<Row>(statement: Statement<Row>, values: unknown[]): Promise<Row[]>;
}

const clientSql = (client: PoolClient): Sql => ({
  async rows<Row>({ name, text }: Statement<Row>, values: unknown[]) {
    const { rows } = await client.query({ name, text, values });
    return rows as Row[];
  },
});

export const poolSql = (pool: Pool): Sql => ({
  async rows<Row>(statement: Statement<Row>, values: unknown[]) {
    const client = await patientPool(pool).connect();
    // Only a transaction can be in a hurry; that may have begun while this waited for its connection.
    if (isHurried(pool)) {
      client.release();
      return inTransaction(pool, ({ sql }) => sql.rows(statement, values));
    }
    let failure: Error | undefined;
    try {
      return await clientSql(client).rows(statement, values);
    } catch (error) {
      learnPatience(pool, error);
      failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  },
});

/** A transaction that is open, on a connection of its own. */
export interface Transaction {
  sql: Sql;
  client: PoolClient;
  /** The last statement of all: it travels with the commit, and fails the transaction when it fails. */
  last: <Row>(statement: Statement<Row>, values: unknown[]) => void;
  /** Nothing of it is to be kept: it ends with a rollback, but does not fail. */
  undo: () => void;
}

/** What is sent in this turn of the loop travels in one packet. */
const together = ({ connection: { stream } }: PoolClient) => {
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/** Told by what was sent after it, or by the transaction's end. */
const toldLater = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => undefined);
  return answer;
};

/** The statement had come behind one that failed. */
const isAftermath = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02';

/** Remembers what failed first: of statements that travel together, a later one may be the first to be heard. */
const rememberFirst = (sql: Sql) => {
  let first: unknown;
  return {
    sql: {
      rows: async <Row>(asked: Statement<Row>, values: unknown[]) => {
        try {
          return await sql.rows(asked, values);
        } catch (error) {
          first ??= error;
          throw error;
        }
      },
    },
    reasonOf: (error: unknown) => (isAftermath(error) ? (first ?? error) : error),
  };
};

/**
 * Runs `work` in one transaction; what it changed is committed with it or not at all. Nobody waits for `begin`: it
 * goes out with the first statement. A connection that cannot even roll back is closed, not given back.
 */
export const inTransaction = async <T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const client = await patientPool(pool).connect();
  const { sql, reasonOf } = rememberFirst(clientSql(client));
  const ends: Promise<unknown>[] = [];
  const began = performance.now();
  const last: Transaction['last'] = (statement, values) => {
    together(client);
    const locks = remainingLocks(pool, performance.now() - began);
    if (locks) ends.push(toldLater(client.query(locks)));
    ends.push(toldLater(sql.rows(statement, values)));
  };
  let end: 'commit' | 'rollback' = 'commit';
  const undo = () => void (end = 'rollback');
  let broken: Error | undefined;
  try {
    together(client);
    ends.push(toldLater(client.query(isHurried(pool) ? `begin; ${hurriedLocks}` : 'begin')));
    const result = await work({ sql, client, last, undo });
    const [{ command }] = await Promise.all([client.query(end), ...ends]);
    if (command !== end.toUpperCase())
      throw new Error('A statement failed and nobody said so: nothing was committed.');
    return result;
  } catch (error) {
    const reason = reasonOf(error);
    learnPatience(pool, reason);
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw reason;
  } finally {
    client.release(broken);
  }
};
