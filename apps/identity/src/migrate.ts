import { loadEnv } from '@rinkside/platform/env';
import { appliedMigrations, withAdvisoryLock, openPool } from './database.js';
import { migrations } from './migrations.js';
import { runOnce } from './run-once.js';

/**
 * Migrates the schema `identity`. Idempotent and safe to run concurrently.
 * @returns the names of the applied migrations.
 */
export const migrateIdentity = async (databaseUrl: string): Promise<string[]> => {
  const pool = openPool(databaseUrl, 1);
  try {
    return await withAdvisoryLock(pool, async (client) => {
      // Waiting for another migration or building an index may exceed the statement timeout of requests.
      await client.query('set local statement_timeout = 0');
      await client.query('create schema if not exists identity');
      await client.query(
        `create table if not exists identity.migration (name text primary key, applied_at timestamptz not null default now())`,
      );
      const applied = await appliedMigrations(client);
      const pending = migrations.filter((migration) => !applied.has(migration.name));
      for (const { name, sql } of pending) {
        await client.query(sql);
        await client.query('insert into identity.migration (name) values ($1)', [name]);
      }
      return pending.map((migration) => migration.name);
    });
  } finally {
    await pool.end();
  }
};

await runOnce(import.meta, async () => {
  const applied = await migrateIdentity(loadEnv().DATABASE_URL);
  return { applied };
});
