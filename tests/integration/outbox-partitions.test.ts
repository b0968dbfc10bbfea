// @module-tag extended
import { openProductDatabase } from '@rinkside/domain/database';
import { migrations } from '@rinkside/domain/migrations';
import { migrate } from '@rinkside/domain/migrations/run';
import { minIdAt, newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { runMigrations } from '@rinkside/platform/migration-steps';
import { maintainPartitions } from '@rinkside/platform/outbox/partitions';
import { Relay } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import { createEmptyDatabase, openTestDatabase } from '@rinkside/testkit/test-database';
import { waitFor } from '@rinkside/testkit/wait-for';
import { expect, inject, it, onTestFinished } from 'vitest';

const dayMs = 24 * 3_600_000;
const conversion = '0016-outbox-days';

/** Opens a database of the version before the conversion. */
const openUnconverted = async (): Promise<Database> => {
  const { url, drop } = await createEmptyDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const database = await openProductDatabase({ DATABASE_URL: url, DATABASE_POOL: 10 });
  onTestFinished(() => database.close());
  const client = await database.pool.connect();
  await client.query(
    'create table migration (id serial primary key, name text not null, executed_at timestamptz default now())',
  );
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === conversion),
  );
  const mark = (name: string) => `insert into migration (name) values ('${name}')`;
  await runMigrations(client, before, mark, () => undefined);
  client.release(true);
  return database;
};

const openConverted = async (): Promise<Database> => {
  const database = await openTestDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  return database;
};

/** @param published hours ago; null: not yet */
const insert = ({ pool }: Database, ids: string[], published: number | null = null) =>
  pool.query({
    name: 'insert',
    text: `insert into outbox (id, name, payload, occurred_at, published_at)
     select id, 'object.orphaned', '{"key":"avatars/x.webp"}', now(), now() - $2::int * interval '1 hour' from unnest($1::uuid[]) as id`,
    values: [ids, published],
  });

const startRelay = (database: Database, published: string[]) => {
  const publisher = {
    publish: async (events: { id: string }[]) => {
      published.push(...events.map(({ id }) => id));
      return new Map<string, Error>();
    },
    flushDeferred: async () => new Map<string, Error>(),
  };
  const notifier = { notify: () => undefined, subscribe: () => undefined, close: async () => undefined };
  const relay = new Relay(database, publisher, notifier, createLog('test', 'silent'));
  relay.start();
  onTestFinished(() => relay.stop());
};

/** The partitions, and the number of events in each. */
const partitions = async ({ pool }: Database): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ name: string; events: number }>(
    `select relname as name, (select count(*)::int from outbox where tableoid = pg_class.oid) as events
     from pg_inherits join pg_class on oid = inhrelid where inhparent = 'outbox'::regclass order by relname`,
  );
  return Object.fromEntries(rows.map(({ name, events }) => [name, events]));
};
const pendingCount = async ({ pool }: Database) =>
  (await pool.query('select 1 from outbox where published_at is null')).rowCount;
const nameOf = (timeMs: number) =>
  `outbox_${new Date(timeMs).toISOString().slice(0, 10).replaceAll('-', '')}`;

it('is converted without losing an event, while the version before writes and publishes', async () => {
  const database = await openUnconverted();
  const stored = Array.from({ length: 20_000 }, newId);
  await insert(database, stored);
  const published: string[] = [];
  startRelay(database, published);
  const written: string[] = [];
  let migrated = false;
  let longestMs = 0;
  const writeUntilMigrated = async () => {
    for (let extra = 0; extra < 50; extra += migrated ? 1 : 0) {
      const id = newId();
      const startedAt = performance.now();
      await insert(database, [id]);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      written.push(id);
    }
  };
  const writers = Promise.all(Array.from({ length: 4 }, writeUntilMigrated));
  await migrate({ DATABASE_URL: database.url });
  migrated = true;
  await writers;
  await waitFor('all events are published', async () => (await pendingCount(database)) === 0);
  expect(published.toSorted()).toEqual([...stored, ...written].toSorted());
  expect(await partitions(database)).toEqual({ outbox_before: published.length, outbox_default: 0 });
  expect(longestMs).toBeLessThan(1000);
});

it('continues a conversion that was interrupted, also after more days than its bound allows', async () => {
  const database = await openUnconverted();
  const steps = migrations.find(({ name }) => name === conversion)?.steps ?? [];
  const client = await database.pool.connect();
  await runMigrations(
    client,
    [{ name: 'interrupted', steps: steps.slice(0, 2) }],
    () => 'select 1',
    () => undefined,
  );
  client.release(true);
  await database.pool.query(`alter table outbox drop constraint outbox_bound;
    alter table outbox add constraint outbox_bound check (id < '${minIdAt(Date.now() - dayMs)}')`);
  await migrate({ DATABASE_URL: database.url });
  await insert(database, [newId()]);
  expect(await partitions(database)).toEqual({ outbox_before: 1, outbox_default: 0 });
});

it('gets partitions for the next days, and loses those of old days with published events only', async () => {
  const database = await openConverted();
  const { pool, sql } = database;
  const now = Date.now();
  await insert(database, [newId()], 0);
  await maintainPartitions(pool, sql, now);
  expect(Object.keys(await partitions(database))).toEqual(['outbox_before', 'outbox_default']);

  const later = now + 8 * dayMs;
  await Promise.all([maintainPartitions(pool, sql, later), maintainPartitions(pool, sql, later)]);
  await maintainPartitions(pool, sql, later);
  const days = [0, 1, 2, 3].map((day) => nameOf(later + day * dayMs));
  expect(Object.keys(await partitions(database))).toEqual([...days, 'outbox_before', 'outbox_default']);
  const [published, fresh, pending] = [0, 1, 2].map((day) => minIdAt(later + day * dayMs));
  await insert(database, [published ?? ''], 72);
  await insert(database, [fresh ?? ''], 47);
  await insert(database, [pending ?? '']);
  expect(await partitions(database)).toMatchObject(
    Object.fromEntries(days.map((day, at) => [day, at < 3 ? 1 : 0])),
  );

  await pool.query(
    `update outbox set published_at = now() - interval '72 hours' where tableoid = 'outbox_before'::regclass`,
  );
  await maintainPartitions(pool, sql, later + 13 * dayMs);
  expect(await partitions(database)).toMatchObject({
    [days[1] ?? '']: 1,
    [days[2] ?? '']: 1,
    outbox_default: 0,
  });
  expect(Object.keys(await partitions(database))).not.toContain(days[0]);
  expect(Object.keys(await partitions(database))).not.toContain('outbox_before');
});

it('publishes events of days without a partition, and gives such days none', async () => {
  const database = await openConverted();
  const later = Date.now() + 30 * dayMs;
  await insert(database, [minIdAt(later)]);
  const published: string[] = [];
  startRelay(database, published);
  await waitFor('the event is published', () => published.length === 1);
  await maintainPartitions(database.pool, database.sql, later);
  const names = Object.keys(await partitions(database));
  expect(names).not.toContain(nameOf(later));
  expect(names).toContain(nameOf(later + dayMs));
});

it('gives up a partition that a long transaction holds, without blocking writers for longer than that', async () => {
  const database = await openConverted();
  const { pool, sql } = database;
  const reader = await pool.connect();
  await reader.query('begin; select count(*) from outbox');
  const maintained = maintainPartitions(pool, sql, Date.now() + 30 * dayMs);
  await expect(maintained).rejects.toThrow('lock timeout');
  await insert(database, [newId()]);
  await reader.query('commit');
  reader.release();
  await maintainPartitions(pool, sql, Date.now() + 30 * dayMs);
  expect(Object.keys(await partitions(database))).toContain(nameOf(Date.now() + 30 * dayMs));
});
