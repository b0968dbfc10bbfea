import { randomUUID } from 'node:crypto';
import { openProductDatabase } from '@rinkside/domain/database';
import { migrate } from '@rinkside/domain/migrations/run';
import type { Database } from '@rinkside/platform/postgres';
import { Pool } from 'pg';
import { until } from './until.js';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Connections that may end at any moment: tests stop servers and drop databases under them. */
export const openPool = (connectionString: string, max: number): Pool => {
  const pool = new Pool({ connectionString, max });
  pool.on('error', () => undefined);
  // One that is closing is the pool's no more.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** A database of its own on a running server, with the product's schema. */
export const createDatabase = async (postgresUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPool(postgresUrl, 1);
  await admin.query(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await migrate({ DATABASE_URL: url.href });
  return {
    url: url.href,
    drop: async () => {
      // A connection that was just closed takes its moment; cut off meanwhile, it would complain.
      const others = 'select 1 from pg_stat_activity where datname = $1';
      const gone = async () => (await admin.query(others, [name])).rowCount === 0;
      await until('its connections are gone', gone, 2000).catch(() => undefined);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/** The same, opened as the product opens it. */
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
