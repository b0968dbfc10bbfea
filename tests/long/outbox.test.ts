import { minIdAt, newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { maintainPartitions } from '@rinkside/platform/outbox/partitions';
import { Relay } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import { expect, inject, it, onTestFinished } from 'vitest';
import { median } from '../../bench/rounds.js';

const dayMs = 24 * 3_600_000;
/** Days of published events before today. */
const days = 6;
const batch = 20_000;
const rounds = 7;
/** After the locks are released, PostgreSQL removes the files. */
const filesRemoved = 'drop a day and remove its files';
const payload = `{"item_id":"0198c0de-0000-7000-8000-00000000000a","player_id":"0198c0de-0000-7000-8000-00000000000b"}`;

/** Fills the partitions of six days and today with `events` published events. */
const fill = async ({ pool, sql }: Database, events: number, today: number) => {
  // The partition of all earlier events, empty here, would cover these days.
  await pool.query('drop table outbox_before');
  for (let day = -days; day <= 0; day++) await maintainPartitions(pool, sql, today + day * dayMs);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  const perDay = Math.round(events / (days + 1));
  for (let day = -days; day <= 0; day++) {
    const start = today + day * dayMs;
    await client.query(
      `insert into outbox (id, name, payload, occurred_at, published_at, attempts)
       select (overlay(lpad(to_hex($1::bigint + n * $2::bigint / $3), 12, '0') placing '-' from 9 for 0)
           || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
         'like.added', $4::jsonb, now() - interval '3 days', now() - interval '3 days', 1
       from generate_series(0, $3::bigint - 1) as n`,
      // Today's end before now, so that new events have the largest ids.
      [start, day === 0 ? 1000 : dayMs, perDay, payload],
    );
  }
  await client.query('vacuum analyze');
  client.release(true);
};

/** Returns the milliseconds of each operation on an outbox with `events` published events. */
const measure = async (events: number) => {
  const database = await openTestDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  const { pool, sql } = database;
  const today = Date.now() - (Date.now() % dayMs);
  await fill(database, events, today);
  let wake: () => void = () => undefined;
  const notifier = {
    notify: () => undefined,
    subscribe: (listener: () => void) => void (wake = listener),
    close: async () => undefined,
  };
  let left = 0;
  let done: () => void = () => undefined;
  const publisher = {
    publish: async (claimed: unknown[]) => {
      left -= claimed.length;
      if (left === 0) done();
      return new Map<string, Error>();
    },
    flushDeferred: async () => new Map<string, Error>(),
  };
  const relay = new Relay(database, publisher, notifier, createLog('test', 'silent'));
  const write = async (count: number) => {
    const startedAt = performance.now();
    await pool.query(
      `insert into outbox (id, name, payload, occurred_at) select id, 'like.added', $2, now() from unnest($1::uuid[]) as id`,
      [Array.from({ length: count }, newId), payload],
    );
    return performance.now() - startedAt;
  };
  const time = async (count: number) => {
    const published = Promise.withResolvers<void>();
    left = count;
    done = published.resolve;
    const inserted = await write(count);
    const startedAt = performance.now();
    wake();
    await published.promise;
    return { inserted, published: performance.now() - startedAt };
  };
  relay.start();
  await time(batch);
  const many = [];
  for (let round = 0; round < rounds; round++) many.push(await time(batch));
  const single = [];
  for (let round = 0; round < 100; round++) single.push(await time(1));
  await relay.stop();
  const drops = [];
  // On each of the next days one more partition is old enough.
  for (let day = 1; day <= 3; day++) {
    const startedAt = performance.now();
    const run = { dropping: true };
    const maintained = maintainPartitions(pool, sql, today + day * dayMs).finally(
      () => (run.dropping = false),
    );
    let longestWrite = 0;
    while (run.dropping) longestWrite = Math.max(longestWrite, await write(1));
    await maintained;
    drops.push({ took: performance.now() - startedAt, longestWrite });
  }
  const oldest = minIdAt(today - (days - 3) * dayMs);
  const { rowCount } = await pool.query('select 1 from outbox where id < $1 limit 1', [oldest]);
  expect(rowCount).toBe(0);
  return {
    'write 20,000 events': median(many.map(({ inserted }) => inserted)),
    'publish 20,000 events': median(many.map(({ published }) => published)),
    'publish one event': median(single.map(({ published }) => published)),
    'longest write while a day is dropped': median(drops.map(({ longestWrite }) => longestWrite)),
    [filesRemoved]: median(drops.map(({ took }) => took)),
  };
};

it('claims, publishes and drops among ten million events as fast as among one million', async () => {
  const [small, large] = [await measure(1_000_000), await measure(10_000_000)];
  const rows = Object.entries(large).map(([what, ms]) => {
    const before = small[what as keyof typeof small];
    return { what, before, ms, ratio: ms / before };
  });
  await writeGeneratedPage(
    'outbox.md',
    'tests/long/outbox.test.ts',
    `# Outbox by size

Generated by \`npm run test:long -- outbox\`; do not edit.

The stored events are published and spread over ${days + 1} daily partitions. Medians of ${rounds} rounds, in ms.

| | 1 million events | 10 million events | ratio |
|---|---|---|---|
${rows.map(({ what, before, ms, ratio }) => `| ${what} | ${before.toFixed(1)} | ${ms.toFixed(1)} | ${ratio.toFixed(2)} |`).join('\n')}
`,
  );
  for (const { what, ratio } of rows) if (what !== filesRemoved) expect(ratio, what).toBeLessThan(1.3);
}, 1_800_000);
