import { createHash, randomUUID } from 'node:crypto';
import { migrate } from '@rinkside/domain/migrations/run';
import { openPool } from '@rinkside/testkit/test-database';
import { baselineSchemaSql } from './baseline-schema.js';
import { seedLargeDataset, seedStatements } from './large-dataset.js';

const withQuery = async <T>(
  url: string,
  work: (query: (text: string) => Promise<unknown[]>) => Promise<T>,
) => {
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

/** Creates a large template database once; later runs copy it. It is rebuilt when the SQL that fills it changes. */
const ensureTemplate = async (adminUrl: string, items: number): Promise<string> => {
  const seedSql = [...seedStatements({ items }), baselineSchemaSql(items)].join('\n');
  const name = `bench_${items}_${createHash('sha256').update(seedSql).digest('hex').slice(0, 12)}`;
  const [existing] = await withQuery(adminUrl, (query) =>
    query(`select 1 from pg_database where datname = '${name}'`),
  );
  const url = urlOf(adminUrl, name);
  if (existing) {
    // Apply new migrations, as on an existing installation.
    await migrate({ DATABASE_URL: url });
    return name;
  }
  const draft = `${name}_draft`;
  await withQuery(adminUrl, async (query) => {
    await query(`drop database if exists ${draft}`);
    await query(`create database ${draft}`);
  });
  await migrate({ DATABASE_URL: urlOf(adminUrl, draft) });
  const pool = openPool(urlOf(adminUrl, draft), 2);
  await pool.query(baselineSchemaSql(items));
  await seedLargeDataset(pool, { items });
  await pool.end();
  await withQuery(adminUrl, (query) => query(`alter database ${draft} rename to ${name}`));
  return name;
};

/** Creates a writable copy of the template with `items` items. */
export const createLargeDatabase = async (adminUrl: string, items: number) => {
  const templateName = await ensureTemplate(adminUrl, items);
  const name = `bench_copy_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await withQuery(adminUrl, (query) =>
    query(`create database ${name} template ${templateName} strategy file_copy`),
  );
  return {
    url: urlOf(adminUrl, name),
    drop: async () =>
      void (await withQuery(adminUrl, (query) => query(`drop database ${name} with (force)`))),
  };
};

/** Drops copies left over from killed runs. */
export const dropStaleCopies = (adminUrl: string) =>
  withQuery(adminUrl, async (query) => {
    const rows = await query(`select datname from pg_database where datname like 'bench_copy_%'`);
    for (const { datname } of rows as { datname: string }[])
      await query(`drop database ${datname} with (force)`);
  });
