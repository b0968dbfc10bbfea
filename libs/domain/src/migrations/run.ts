import { pathToFileURL } from 'node:url';
import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { configurationErrorCode } from '@rinkside/platform/exit-codes';
import { createLog } from '@rinkside/platform/log';
import type { Database } from '@rinkside/platform/postgres';
import * as z from 'zod';
import { migrations, openProductDatabase } from '../database.js';

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

/** Names of later migrations are accepted: after a rollback, the schema stays. */
const assertReleasedSchema = async ({ pool }: Database) => {
  const table = await pool.query(`select where to_regclass('migration') is not null`);
  if (!table.rowCount) return;
  const { rows } = await pool.query('select name from migration');
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
  const initial = migrations[0]?.name;
  if (names.length > 0 && !names.some((name) => name === initial)) throw new UnreleasedSchemaError();
};

/**
 * Runs pending migrations. A separate deployment step, never part of a replica's start.
 * @returns the names of the applied migrations.
 * @throws UnreleasedSchemaError
 */
export const migrate = async (env: Pick<Env, 'DATABASE_URL'>): Promise<string[]> => {
  const database = await openProductDatabase({ DATABASE_URL: env.DATABASE_URL, DATABASE_POOL: 3 });
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLockKey]);
    await assertReleasedSchema(database);
    return (await database.orm.migrator.up()).map(({ name }) => name);
  } finally {
    client.release(true);
    await database.close();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const env = loadEnv();
    const log = createLog('migrate', env.LOG_LEVEL);
    log.info({ applied: await migrate(env) }, 'schema is up to date');
  } catch (error) {
    const isUnreleased = error instanceof UnreleasedSchemaError;
    process.stderr.write(`${isUnreleased || error instanceof EnvError ? error.message : String(error)}\n`);
    process.exitCode = isUnreleased ? configurationErrorCode : 1;
  }
}
