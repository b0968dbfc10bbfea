import { pathToFileURL } from 'node:url';
import { clientOptions } from '@rinkside/platform/database-connection';
import { timeouts } from '@rinkside/platform/db-timeouts';
import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { configurationErrorCode } from '@rinkside/platform/exit-codes';
import { createLog } from '@rinkside/platform/log';
import {
  lockMigrations,
  migrationTable,
  runMigrations,
  type ReportProgress,
} from '@rinkside/platform/migration-steps';
import { waitForDatabase } from '@rinkside/platform/wait-for-database';
import { Pool, type PoolClient } from 'pg';
import * as z from 'zod';
import { migrations } from '../migrations.js';

/** Serializes concurrent migration runs on the same database. */
const advisoryLockKey = 726_465_001;

/** An unreleased version created the schema; the current migrations cannot change it. */
export class UnreleasedSchemaError extends Error {
  override readonly name = 'UnreleasedSchemaError';
  constructor() {
    super(
      'The database was created by an unreleased version of Rinkside; delete the folder RINKSIDE_HOME, or set DATABASE_URL to a new database, and start again.',
    );
  }
}

/** Names of later migrations are accepted: after a rollback, the schema stays. @throws UnreleasedSchemaError */
const appliedMigrations = async (client: PoolClient): Promise<Set<string>> => {
  const { rows } = await client.query(`select name from ${migrationTable}`);
  const names = z.array(z.object({ name: z.string() })).parse(rows);
  const applied = new Set(names.map(({ name }) => name));
  const initial = migrations[0]?.name ?? '';
  if (applied.size > 0 && !applied.has(initial)) throw new UnreleasedSchemaError();
  return applied;
};

const createMigrationTable = `create table if not exists ${migrationTable}
  (id serial primary key, name varchar(255) not null, executed_at timestamptz(6) not null default current_timestamp(6))`;

/**
 * Runs pending migrations. A separate deployment step, never part of a replica's start.
 * @returns the names of the applied migrations.
 * @throws UnreleasedSchemaError
 */
export const migrate = async (
  env: Pick<Env, 'DATABASE_URL'>,
  report: ReportProgress = () => undefined,
): Promise<string[]> => {
  const url = env.DATABASE_URL;
  // Without the ORM, which takes longer to load than a run without pending migrations.
  const pool = new Pool({ ...clientOptions(url, timeouts.connectMs), max: 1, options: '-c timezone=UTC' });
  try {
    await waitForDatabase({ pool, url }, 'select 1');
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      await lockMigrations(client, advisoryLockKey);
      await client.query(createMigrationTable);
      const applied = await appliedMigrations(client);
      const pending = migrations.filter(({ name }) => !applied.has(name));
      const mark = (name: string) => `insert into ${migrationTable} (name) values ('${name}')`;
      return await runMigrations(client, pending, mark, report);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const env = loadEnv();
    const log = createLog('migrate', env.LOG_LEVEL);
    const applied = await migrate(env, (message, details) => log.info(details, message));
    log.info({ applied }, 'schema is up to date');
  } catch (error) {
    const isUnreleased = error instanceof UnreleasedSchemaError;
    process.stderr.write(`${isUnreleased || error instanceof EnvError ? error.message : String(error)}\n`);
    process.exitCode = isUnreleased ? configurationErrorCode : 1;
  }
}
