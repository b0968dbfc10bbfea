import { randomUUID } from 'node:crypto';
import { openProductDatabase } from '@rinkside/domain/database';
import { migrate } from '@rinkside/domain/migrations/run';
import type { Database } from '@rinkside/platform/postgres';
import { Pool } from 'pg';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database of its own on a running server, with the product's schema. */
export const createDatabase = async (postgresUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Pool({ connectionString: postgresUrl, max: 1 });
  await admin.query(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await migrate({ DATABASE_URL: url.href });
  return {
    url: url.href,
    drop: async () => {
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
