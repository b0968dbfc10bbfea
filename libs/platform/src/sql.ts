import type { Pool } from 'pg';
import { askAlone, asking, type Ask } from './exchange.js';
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
 * SQL for a bound array whose entries PostgreSQL does not count, and so takes for ten. Where it counts fewer, a plan for
 * just those looks cheaper than the one kept for all, and it plans anew for every call: 50 us to 1.4 ms, of which the
 * statement itself is a fraction.
 */
export const uncounted = (parameter: string, type: string) => `(select ${parameter}::${type}[])::${type}[]`;

/**
 * Where a statement runs: the pool (prepared once per connection) or an open transaction. There, those that are asked
 * for at once run one after the other in that order, but nobody waits in between.
 */
export interface Sql {
  rows<Row>(statement: Statement<Row>, values: unknown[]): Promise<Row[]>;
}

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
      const { rows } = await askAlone(client, statement.text, values, statement.name);
      return rows as Row[];
    } catch (error) {
      learnPatience(pool, error);
      failure = error as Error;
      // It came up in the socket: whoever asked is to be found in its stack.
      Error.captureStackTrace(failure);
      throw error;
    } finally {
      client.release(failure);
    }
  },
});

/** A transaction that is open, on a connection of its own. */
export interface Transaction {
  sql: Sql;
  /** Any text at all, for the unit of work. */
  ask: Ask;
  /** The last statement of all: it travels with the commit, and fails the transaction when it fails. */
  last: <Row>(statement: Statement<Row>, values: unknown[]) => void;
}

/** Told by what was sent after it, or by the transaction's end. */
const toldLater = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => undefined);
  return answer;
};

/** The statement had come behind one that failed. */
const isAftermath = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02';

/**
 * Runs `work` in one transaction; what it changed is committed with it or not at all. Nobody waits for `begin`: it
 * goes out with the first statement. A connection that cannot even roll back is closed, not given back.
 */
export const inTransaction = async <T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const client = await patientPool(pool).connect();
  const asked = asking(client);
  /** What failed first: of statements sent one behind the other a later one may be the first to be heard. */
  let first: unknown;
  const ask: Ask = async (...what) => {
    try {
      return await asked(...what);
    } catch (error) {
      first ??= error;
      throw error;
    }
  };
  const sql: Sql = {
    async rows<Row>({ name, text }: Statement<Row>, values: unknown[]) {
      const { rows } = await ask(text, values, name);
      return rows as Row[];
    },
  };
  const ends: Promise<unknown>[] = [];
  const began = performance.now();
  const last: Transaction['last'] = (statement, values) => {
    const locks = remainingLocks(pool, performance.now() - began);
    if (locks) ends.push(toldLater(ask(locks)));
    ends.push(toldLater(sql.rows(statement, values)));
  };
  let broken: Error | undefined;
  try {
    ends.push(toldLater(ask('begin', [], 'begin')));
    if (isHurried(pool)) ends.push(toldLater(ask(hurriedLocks)));
    const result = await work({ sql, ask, last });
    const [{ command }] = await Promise.all([ask('commit', [], 'commit'), ...ends]);
    if (command !== 'COMMIT')
      throw new Error('A statement failed and nobody said so: nothing was committed.');
    return result;
  } catch (error) {
    const reason = isAftermath(error) ? (first ?? error) : error;
    learnPatience(pool, reason);
    await asked('rollback').catch((failure: Error) => (broken = failure));
    throw reason;
  } finally {
    client.release(broken);
  }
};
