import { EnvError } from '@rinkside/platform/env';
import { clientOptions } from '@rinkside/platform/database-connection';
import type { Log } from '@rinkside/platform/log';
import { Pool, type PoolClient } from 'pg';
import * as z from 'zod';
import { migrations } from './migrations.js';

export type { Pool, PoolClient };

/** Fail fast: a clear 503 is better than a long wait. */
const connectTimeoutMs = 1500;
const statementTimeoutMs = 5000;

/** Arbitrary numbers. */
export const advisoryLockKey = 7_201_514_026;
const keysLockKey = 7_201_514_027;

/** Opens a connection pool of at most `max` connections. */
export const openPool = (databaseUrl: string, max: number, log?: Log): Pool => {
  const pool = new Pool({
    ...clientOptions(databaseUrl, connectTimeoutMs),
    max,
    options: `-c timezone=UTC -c statement_timeout=${statementTimeoutMs}`,
  });
  // Without a listener, a broken idle connection would end the process. The next query opens a new one.
  pool.on('error', (error) => log?.warn({ err: error }, 'lost an idle database connection'));
  return pool;
};

/** Runs `work` in a transaction. */
export const withTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

/** Runs `work` in a transaction that holds an advisory lock, so that only one process runs it at a time. */
export const withAdvisoryLock = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  withTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [keysLockKey]);
    return work(client);
  });

/** The environment or the database does not allow the provider to start. The message says what to do. */
export class IdentitySetupError extends EnvError {
  override readonly name = 'IdentitySetupError';
}

/** Returns the names of the applied migrations. */
export const appliedMigrations = async (database: Pool | PoolClient): Promise<Set<string>> => {
  const { rows } = await database.query('select name from identity.migration');
  return new Set(
    z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name),
  );
};

/** Checks the schema; a server never migrates. @throws IdentitySetupError when a migration is missing. */
export const assertMigrated = async (pool: Pool): Promise<void> => {
  const table = await pool.query(`select where to_regclass('identity.migration') is not null`);
  const applied = table.rowCount ? await appliedMigrations(pool) : new Set();
  if (!migrations.every(({ name }) => applied.has(name)))
    throw new IdentitySetupError(
      'The identity tables are missing or out of date; run `node apps/identity/dist/migrate.js` first.',
    );
};
