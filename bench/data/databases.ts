import { createHash, randomUUID } from 'node:crypto';
import { migrate } from '@rinkside/domain/migrations/run';
import { openPool } from '@rinkside/testkit/database';
import { leanTables } from './lean.js';
import { fillMillion, statementsFor } from './million.js';

const quietly = async <T>(url: string, work: (query: (text: string) => Promise<unknown[]>) => Promise<T>) => {
  const pool = openPool(url, 1);
  try {
    return await work(async (text) => (await pool.query<Record<string, unknown>>(text)).rows);
  } finally {
    await pool.end();
  }
};

const urlOf = (adminUrl: string, name: string) => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** A large database, filled once and kept: later runs copy it. Whatever fills it being changed, it is made anew. */
const template = async (adminUrl: string, items: number): Promise<string> => {
  const text = [...statementsFor(items), leanTables(items)].join('\n');
  const name = `bench_${items}_${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  const [known] = await quietly(adminUrl, (query) =>
    query(`select 1 from pg_database where datname = '${name}'`),
  );
  const url = urlOf(adminUrl, name);
  if (known) {
    // A migration that came since runs on it, as it would on a living installation.
    await migrate({ DATABASE_URL: url });
    return name;
  }
  const draft = `${name}_draft`;
  await quietly(adminUrl, async (query) => {
    await query(`drop database if exists ${draft}`);
    await query(`create database ${draft}`);
  });
  await migrate({ DATABASE_URL: urlOf(adminUrl, draft) });
  const pool = openPool(urlOf(adminUrl, draft), 2);
  await pool.query(leanTables(items));
  await fillMillion(pool, items);
  await pool.end();
  await quietly(adminUrl, (query) => query(`alter database ${draft} rename to ${name}`));
  return name;
};

/** A copy of so many items with everything around them, to be written to and dropped. */
export const largeDatabase = async (adminUrl: string, items: number) => {
  const from = await template(adminUrl, items);
  const name = `bench_copy_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await quietly(adminUrl, (query) => query(`create database ${name} template ${from} strategy file_copy`));
  return {
    url: urlOf(adminUrl, name),
    drop: async () => void (await quietly(adminUrl, (query) => query(`drop database ${name} with (force)`))),
  };
};

/** Copies a run before this one left behind when it was killed. */
export const dropLeftovers = (adminUrl: string) =>
  quietly(adminUrl, async (query) => {
    const rows = await query(`select datname from pg_database where datname like 'bench_copy_%'`);
    for (const { datname } of rows as { datname: string }[])
      await query(`drop database ${datname} with (force)`);
  });
