import { explainDatabaseError } from '@rinkside/platform/database-connection';
import { loadEnv } from '@rinkside/platform/env';
import { lockMigrations, runMigrations, type ReportProgress } from '@rinkside/platform/migration-steps';
import { waitForDatabase } from '@rinkside/platform/wait-for-database';
import { appliedMigrations, advisoryLockKey, openPool } from './database.js';
import { migrations } from './migrations.js';
import { runOnce } from './run-once.js';

/**
 * Migrates the schema `identity`. Idempotent and safe to run concurrently.
 * @returns the names of the applied migrations.
 */
export const migrateIdentity = async (
  databaseUrl: string,
  report: ReportProgress = () => undefined,
): Promise<string[]> => {
  const pool = openPool(databaseUrl, 1);
  try {
    await waitForDatabase({ pool, url: databaseUrl }, 'select 1');
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await lockMigrations(client, advisoryLockKey);
      await client.query('create schema if not exists identity');
      await client.query(
        `create table if not exists identity.migration (name text primary key, applied_at timestamptz not null default now())`,
      );
      const applied = await appliedMigrations(client);
      const pending = migrations.filter(({ name }) => !applied.has(name));
      const mark = (name: string) => `insert into identity.migration (name) values ('${name}')`;
      return await runMigrations(client, pending, mark, report);
    } finally {
      client.release(true);
    }
  } catch (error) {
    throw explainDatabaseError(databaseUrl, error);
  } finally {
    await pool.end();
  }
};

await runOnce(import.meta, async (log) => {
  const report: ReportProgress = (message, details) => log.info(details, message);
  return { applied: await migrateIdentity(loadEnv().DATABASE_URL, report) };
});
