import { pathToFileURL } from 'node:url';
import { EnvError, loadEnv, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openProductDatabase } from '../database.js';

/** Serializes concurrent migration runs on the same database. */
const advisoryLockKey = 726_465_001;

/** Runs pending migrations. A separate deployment step, never part of a replica's start. @returns the names of the applied migrations. */
export const migrate = async (env: Pick<Env, 'DATABASE_URL'>): Promise<string[]> => {
  const database = await openProductDatabase({ DATABASE_URL: env.DATABASE_URL, DATABASE_POOL: 3 });
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLockKey]);
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
    process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
