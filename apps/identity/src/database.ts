import { EnvError } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { Pool, type PoolClient } from 'pg';
import { migrations } from './migrations.js';

export type { Pool, PoolClient };

/** Nobody waits longer than this for a connection or a statement (ms): better a clear 503. */
const patience = { connect: 1500, statement: 5000 };

/** Every writer that must be alone (migration, first keys) takes this lock; the number is arbitrary. */
const lockKey = 7_201_514_026;

export const openPool = (databaseUrl: string, max: number, log?: Log): Pool => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: patience.connect,
    options: `-c timezone=UTC -c statement_timeout=${patience.statement}`,
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => log?.warn({ err: error }, 'lost an idle database connection'));
  return pool;
};

/** Runs `work` in one transaction, alone among all processes that call this on the same database. */
export const alone = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
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

/** The provider cannot start on what it was given: one sentence a person can act on. */
export class IdentitySetupError extends EnvError {}

/** @throws IdentitySetupError when a migration is missing: a server never migrates. */
export const requireTables = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('identity.migration') is not null as found`,
  );
  const applied = rows[0]?.found
    ? (await pool.query<{ name: string }>('select name from identity.migration')).rows
    : [];
  const names = new Set(applied.map((row) => row.name));
  if (!migrations.every((migration) => names.has(migration.name)))
    throw new IdentitySetupError(
      'The identity tables are missing or out of date; run `node apps/identity/dist/migrate.js` first.',
    );
};
