import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { openProductDatabase } from '@rinkside/domain/database';
import { followingFeed, kindFeeds } from '@rinkside/domain/feed/feed.views';
import type { Database } from '@rinkside/platform/postgres';
import { createDatabase, type TestDatabase } from '@rinkside/testkit/database';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deepPage, lists, pageSize } from '../../bench/data/lists.js';
import { cast, fillMillion, size } from '../../bench/data/million.js';
import { Recorder } from '../../bench/data/recorder.js';
import { interleaved } from '../../bench/rounds.js';

const folder = join(import.meta.dirname, '../../docs/plans');
const first = { page: 1, limit: pageSize };
/** Most a deep page may cost of the first, and 500 follows of 50 (docs/plans). */
const bars = { deep: 1.5, follows: 5 };
const runs = 200;
/** Two cores shared with others: what fails is measured once more. */
const again = { retry: 1 };

let given: TestDatabase;
let database: Database;
let client: PoolClient;
let sql: Recorder;

beforeAll(async () => {
  given = await createDatabase(inject('postgresUrl'));
  const pool = new Pool({ connectionString: given.url });
  await fillMillion(pool);
  await pool.end();
  database = await openProductDatabase({ DATABASE_URL: given.url, DATABASE_POOL: 1 });
  client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  sql = new Recorder(client);
});
afterAll(async () => {
  client?.release();
  await database?.close();
  await given?.drop();
});

const depth = new Map<string, { page: number; first: number; deep: number }>();
const breadth = new Map<string, { few: number; many: number }>();

describe(`over ${size.items} items`, () => {
  it.each(lists)('$name costs the same on its 10,000th page as on its first', again, async (list) => {
    const { page, query } = await deepPage(client, list);
    const work = { first: () => list.read(sql, first), deep: () => list.read(sql, query) };
    const taken = await interleaved(work, runs);
    depth.set(list.name, { page, ...taken });
    expect(taken.deep / taken.first).toBeLessThanOrEqual(bars.deep);
  });

  const feeds = {
    following: followingFeed,
    'posts-followed': kindFeeds.post.following,
    'games-followed': kindFeeds.game.following,
    'highlights-followed': kindFeeds.highlight.following,
  };
  it.each(Object.entries(feeds))(
    '%s of 500 costs at most five times that of 50',
    again,
    async (name, feed) => {
      const of = (viewers: readonly string[]) => (run: number) => {
        const viewer = viewers[run % viewers.length] ?? '';
        return feed(sql, viewer, viewer, first);
      };
      const taken = await interleaved({ few: of(cast.followers50), many: of(cast.followers500) }, runs);
      breadth.set(name, taken);
      expect(taken.many / taken.few).toBeLessThanOrEqual(bars.follows);
    },
  );

  it.each(lists)('$name reads no table from end to end and sorts no more than a page', async (list) => {
    const { query } = await deepPage(client, list);
    await list.read(sql, query);
    const plan = await sql.plan();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${list.name}.txt`), `${plan}\n`);
    expect(plan).not.toMatch(/Seq Scan|external|Disk:/);
    expect(plan).not.toMatch(/Bitmap Heap Scan on item\b/);
    const sorted = [...plan.matchAll(/Sort Method: .*Memory: (\d+)kB/g)].map(([, kilobytes]) =>
      Number(kilobytes),
    );
    expect(Math.max(0, ...sorted)).toBeLessThanOrEqual(128);
  });
});

const ms = (value: number) => value.toFixed(2);
const report = () => `# What feeds cost over ${size.items.toLocaleString('en')} items

Written by \`npm run test:long feed\` (\`tests/long/feed.test.ts\`); do not edit.

${size.items.toLocaleString('en')} posts, games and highlights of ${size.players.toLocaleString('en')} players in ${size.organizations.toLocaleString('en')} organizations, some private, in work, taken down or off their organization's feed (\`bench/data/million.ts\`). The viewers follow players and, one time in ten, organizations, and are blocked with 15 people. Every figure is the median of ${runs} calls, taken in turns with what it is compared with: milliseconds of one page of ${pageSize} rows on one prepared connection, by the product's own statements. Figures of one run are to be compared with each other only; this one had ${cpus().length} cores.

## The first page and the 10,000th, by cursor

The bar: at most ${bars.deep} times the first. A list that is shorter is read in its middle.

| list | page | first, ms | that page, ms | ratio |
|---|---|---|---|---|
${[...depth].map(([name, each]) => `| ${name} | ${each.page} | ${ms(each.first)} | ${ms(each.deep)} | ${ms(each.deep / each.first)} |`).join('\n')}

## 500 follows and 50

The bar: at most ${bars.follows} times. Ten times as many sources are looked at, each for its newest item only.

| feed | 50 follows, ms | 500 follows, ms | ratio |
|---|---|---|---|
${[...breadth].map(([name, each]) => `| ${name} | ${ms(each.few)} | ${ms(each.many)} | ${ms(each.many / each.few)} |`).join('\n')}

## Plans

The other files here are the plans of the deep pages (\`explain (analyze, buffers)\`), as PostgreSQL runs them on a connection that has run them often. The same tests hold them to it: no table read from end to end, nothing sorted but a page and the list of what somebody follows.
`;

afterAll(async () => {
  if (depth.size === lists.length && breadth.size === 4) await writeFile(join(folder, 'README.md'), report());
});
