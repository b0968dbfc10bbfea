import { createHash, randomUUID } from 'node:crypto';
import { openProductDatabase } from '@rinkside/domain/database';
import { migrations } from '@rinkside/domain/migrations';
import { migrate } from '@rinkside/domain/migrations/run';
import type { Database } from '@rinkside/platform/postgres';
import { Pool, TypeOverrides, types as pgTypes } from 'pg';
import { waitFor } from './wait-for.js';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Opens a pool that ignores lost connections: tests stop servers and drop databases in use. */
export const openPool = (connectionString: string, max: number): Pool => {
  const types = new TypeOverrides();
  // Queries of the product read dates as text.
  types.setTypeParser(pgTypes.builtins.DATE, (text) => text);
  const pool = new Pool({ connectionString, max, types });
  pool.on('error', () => undefined);
  // A connection that is closing is no longer covered by the pool's handler.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const migrationSources = JSON.stringify(migrations);
const templateName = `rinkside_template_${createHash('sha256').update(migrationSources).digest('hex').slice(0, 12)}`;
/** Advisory lock for creating the template; the number is arbitrary. */
const templateLockKey = 726_465_002;

const urlOf = (postgresUrl: string, name: string) => {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Creates one migrated template database per server and schema version; test databases are copies of it. The finished
 * template rejects connections, because PostgreSQL cannot copy a database that is in use.
 * @param admin a pool of one connection, which holds the advisory lock
 */
const ensureTemplate = async (admin: Pool, postgresUrl: string): Promise<void> => {
  const finished = `select 1 from pg_database where datname = '${templateName}' and not datallowconn`;
  if ((await admin.query(finished)).rowCount) return;
  await admin.query('select pg_advisory_lock($1)', [templateLockKey]);
  try {
    if ((await admin.query(finished)).rowCount) return;
    await admin.query(`drop database if exists ${templateName} with (force)`);
    await admin.query(`create database ${templateName}`);
    await migrate({ DATABASE_URL: urlOf(postgresUrl, templateName) });
    const connections = `select 1 from pg_stat_activity where datname = '${templateName}'`;
    await waitFor('the template has no connections', async () => !(await admin.query(connections)).rowCount);
    await admin.query(`alter database ${templateName} allow_connections false`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLockKey]);
  }
};

/** Creates a migrated database. @param postgresUrl of a role that may create databases */
export const createDatabase = async (postgresUrl: string): Promise<TestDatabase> => {
  const admin = openPool(postgresUrl, 1);
  await ensureTemplate(admin, postgresUrl);
  return createIn(admin, postgresUrl, `template ${templateName}`);
};

/** Creates a database without a schema. */
export const createEmptyDatabase = (postgresUrl: string): Promise<TestDatabase> =>
  createIn(openPool(postgresUrl, 1), postgresUrl, '');

/** @param admin is closed by `drop` */
const createIn = async (admin: Pool, postgresUrl: string, options: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} ${options}`);
  return {
    url: urlOf(postgresUrl, name),
    drop: async () => {
      // Give closing connections time to end; a forced drop would make them log errors.
      const connections = 'select 1 from pg_stat_activity where datname = $1';
      const isUnused = async () => (await admin.query(connections, [name])).rowCount === 0;
      await waitFor('the database has no connections', isUnused, 2000).catch(() => undefined);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/** Creates a migrated database and opens it with the product's settings. */
export const openTestDatabase = async (postgresUrl: string): Promise<Database & { url: string }> => {
  const { url, drop } = await createDatabase(postgresUrl);
  const database = await openProductDatabase({ DATABASE_URL: url, DATABASE_POOL: 20 });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await drop();
    },
  };
};
