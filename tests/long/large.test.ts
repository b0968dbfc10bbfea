import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { actorOf } from '@rinkside/domain/actor';
import { commentsOf } from '@rinkside/domain/comment/comment.views';
import { encodeCursor } from '@rinkside/domain/feed/cursor';
import { readFollowingFeed, readOrganizationFeed } from '@rinkside/domain/feed/feed.views';
import { setLike } from '@rinkside/domain/like/like.commands';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Relay } from '@rinkside/platform/outbox/relay';
import type { Sql } from '@rinkside/platform/sql';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { createDatabase, openPool } from '@rinkside/testkit/test-database';
import { createOutboxPublisher } from '@rinkside/workers/outbox-publisher';
import { openResources } from '@rinkside/workers/resources';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import { expect, inject, it, onTestFinished } from 'vitest';
import {
  datasetSize,
  deriveItems,
  firstItemAt,
  newestItemAt,
  sampleIds,
  seedLargeDataset,
  type DatasetItem,
} from '../../bench/data/large-dataset.js';
import { RecordingSql } from '../../bench/data/recording-sql.js';
import { seededRandom } from '../../bench/data/requests.js';
import { startLargePostgres } from '../../bench/large-postgres.js';
import { median } from '../../bench/rounds.js';

const maxRatio = 1.3;
/** Measured rounds. The round before them warms up; the first one of all reads pages that are in no cache of PostgreSQL. */
const rounds = 20;
/** Different calls of a round; each round repeats them. The pages of all reads fit into `shared_buffers`. */
const calls = { read: 25, write: 250 };
const pageSize = 20;
const drawnItems = 20_000;
/** Disk that must stay free. */
const reservedBytes = 12e9;
/** At the peak, with indexes, temporary files and the write-ahead log. */
const bytesPerItem = 2500;

const maxUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Creates and fills a database. */
const seed = async (adminUrl: string, items: number) => {
  const { url, drop } = await createDatabase(adminUrl);
  onTestFinished(drop);
  // Without the statement timeout of the product.
  const pool = openPool(url, 1);
  const startedAt = performance.now();
  await seedLargeDataset(pool, { items, manyLikes: true });
  const seedSeconds = (performance.now() - startedAt) / 1000;
  const { rows } = await pool.query<{ likes: number; counted: number; bytes: number }>(
    `select (select count(*)::int from item_like) as likes, (select sum(likes_count)::int from item) as counted,
       pg_database_size(current_database())::float as bytes`,
  );
  await pool.query('checkpoint');
  await pool.end();
  const [{ likes, counted, bytes } = { likes: 0, counted: -1, bytes: 0 }] = rows;
  expect(counted).toBe(likes);
  return { url, items, likes, bytes, seedSeconds };
};

/** Opens a database as the product does. */
const open = async ({ url, items }: { url: string; items: number }) => {
  const home = await mkdtemp(join(tmpdir(), 'rinkside-large-storage-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const env = loadEnv({
    NODE_ENV: 'test',
    RINKSIDE_HOME: home,
    DATABASE_URL: url,
    REDIS_URL: inject('redisUrl'),
  });
  const log = createLog('test', 'silent');
  const { database, commands, queues, live, shutdown } = await openResources(env, log);
  onTestFinished(() => shutdown.run());
  const { pool, sql } = database;

  const random = seededRandom(items);
  const between = (first: number, last: number) => first + Math.floor(random() * (last - first + 1));
  const draw = <T>(count: number, one: () => T) => Array.from({ length: count }, one);
  const first = { page: 1, limit: pageSize };
  /** Players who follow 26 players and organizations and have blocks. Pages in the newer half of the items are full. */
  const targets = draw(calls.read, () => {
    const newestAt = newestItemAt(items);
    const at = between((firstItemAt + newestAt) / 2, newestAt);
    return {
      viewer: sampleIds.player(between(200, datasetSize.players)),
      organization: sampleIds.organization(between(2, datasetSize.organizations)),
      deep: { ...first, cursor: encodeCursor(new Date(at).toISOString(), maxUuid) },
    };
  });
  const numbers = new Set(draw(drawnItems, () => between(1, items)));
  const shown = (await deriveItems(pool, { items, manyLikes: true }, [...numbers])).filter(
    ({ inFeeds }) => inFeeds,
  );
  const commented = shown.filter((item) => item.commented).slice(0, calls.read);
  const liked = shown.filter((item) => !item.commented).slice(0, calls.write);
  /** Players without blocks and likes. */
  const newcomer = (at: number) => sampleIds.player(3 + (at % 97));

  const relay = new Relay(
    database,
    createOutboxPublisher(database, queues, live),
    { notify: () => undefined, subscribe: () => undefined, close: async () => undefined },
    log,
  );
  const setLikeOf = async ({ kind, id }: DatasetItem, at: number, wanted: boolean) => {
    const body = { target_type: kind, target_id: id, liked: wanted };
    const view = await commands.run(actorOf(newcomer(at)), (ctx) => setLike(ctx, body));
    expect(view.userLiked).toBe(wanted);
  };
  /** By name; one function per call. */
  const reads: Record<string, ((on: Sql) => Promise<unknown>)[]> = {
    'first page of an organization': targets.map(
      ({ viewer, organization }) =>
        (on) =>
          readOrganizationFeed(on, viewer, organization, first),
    ),
    'page of an organization by cursor': targets.map(
      ({ viewer, organization, deep }) =>
        (on) =>
          readOrganizationFeed(on, viewer, organization, deep),
    ),
    'first page of the following feed': targets.map(
      ({ viewer }) =>
        (on) =>
          readFollowingFeed(on, viewer, viewer, first),
    ),
    'page of the following feed by cursor': targets.map(
      ({ viewer, deep }) =>
        (on) =>
          readFollowingFeed(on, viewer, viewer, deep),
    ),
    'comments of an item': commented.map((item, at) => (on) => commentsOf(on, newcomer(at), item, first)),
  };
  const operations: Record<string, (() => Promise<unknown>)[]> = {
    ...Object.fromEntries(
      Object.entries(reads).map(([name, list]) => [name, list.map((read) => () => read(sql))]),
    ),
    like: liked.map((item, at) => () => setLikeOf(item, at, true)),
    unlike: liked.map((item, at) => () => setLikeOf(item, at, false)),
    // A full batch: the relay publishes one before it stops.
    [`publish ${2 * calls.write} events`]: [
      async () => {
        relay.start();
        await relay.stop();
      },
    ],
  };
  /** Returns the median number of pages that a read touches. */
  const countPages = async (name: string) => {
    const client = await pool.connect();
    const recording = new RecordingSql(client);
    const pages: number[] = [];
    for (const read of reads[name]?.slice(0, 15) ?? []) {
      await read(recording);
      const [, hit = 0, missed = 0] =
        /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(await recording.explainLast()) ?? [];
      pages.push(Number(hit) + Number(missed));
    }
    client.release();
    return name in reads ? median(pages) : undefined;
  };
  return { pool, operations, countPages };
};

const thousands = (value: number) => value.toLocaleString('en');

it('reads feeds, likes and publishes among ten million items as fast as among one million', async () => {
  const [small, large] = [datasetSize.items, 10 * datasetSize.items];
  const home = await mkdtemp(join(tmpdir(), 'rinkside-large-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const { bavail, bsize } = await statfs(home);
  expect(bavail * bsize - large * bytesPerItem, 'free disk').toBeGreaterThan(reservedBytes);
  const processes = await ProcessRegistry.open(home);
  onTestFinished(() => processes.stop());
  const adminUrl = await startLargePostgres(processes, home, { durable: false });
  const seeded = { large: await seed(adminUrl, large), small: await seed(adminUrl, small) };
  const sides = { large: await open(seeded.large), small: await open(seeded.small) };

  const names = Object.keys(sides.small.operations);
  const sizes = ['large', 'small'] as const;
  const samples = { first: new Map<string, number[]>(), later: new Map<string, number[]>() };
  for (let round = -2; round < rounds; round++)
    for (const name of names)
      for (let call = 0; call < (sides.small.operations[name]?.length ?? 0); call++)
        for (const size of call % 2 ? sizes : sizes.toReversed()) {
          const startedAt = performance.now();
          await sides[size].operations[name]?.[call]?.();
          const took = performance.now() - startedAt;
          const times = round === -2 ? samples.first : samples.later;
          const key = `${size} ${name}`;
          if (round !== -1) times.set(key, [...(times.get(key) ?? []), took]);
        }
  for (const { pool } of Object.values(sides)) expect(await isOutboxEmpty(pool)).toBe(true);

  const medianOf = (times: Map<string, number[]>, size: string, name: string) =>
    median(times.get(`${size} ${name}`) ?? []);
  const rows = [];
  for (const name of names) {
    const [before, after] = [medianOf(samples.later, 'small', name), medianOf(samples.later, 'large', name)];
    rows.push({
      name,
      count: samples.later.get(`large ${name}`)?.length ?? 0,
      before,
      after,
      ratio: after / before,
      pages: [await sides.small.countPages(name), await sides.large.countPages(name)],
      first: [medianOf(samples.first, 'small', name), medianOf(samples.first, 'large', name)],
    });
  }
  const figures = (what: string, value: (side: typeof seeded.small) => string) =>
    `| ${what} | ${value(seeded.small)} | ${value(seeded.large)} |`;
  await writeGeneratedPage(
    'large.md',
    'tests/long/large.test.ts',
    `# Ten million items and 50 million likes

Generated by \`npm run test:long -- large\` (\`tests/long/large.test.ts\`); do not edit.

Two databases on one PostgreSQL with 1 GB of \`shared_buffers\`, on ${cpus().length} cores and ${(totalmem() / 1e9).toFixed(0)} GB of memory:

| | one tenth | full size |
|---|---|---|
${figures('items', ({ items }) => thousands(items))}
${figures('likes', ({ likes }) => thousands(likes))}
${figures('database, GB', ({ bytes }) => (bytes / 1e9).toFixed(1))}
${figures('seed with SQL, s', ({ seedSeconds }) => seedSeconds.toFixed(0))}

Both have ${thousands(datasetSize.players)} players and ${thousands(datasetSize.organizations)} organizations, whose lists are ten times longer at full size. The operations alternate between the databases. A like is a command with its event; the relay publishes to Redis.

## In memory

A round makes ${calls.read} different reads, of random viewers, organizations and positions, and ${calls.write} likes and unlikes of random items. Rounds repeat the same calls, whose pages stay in \`shared_buffers\`. Times are medians in ms; the limit of a ratio is ${maxRatio}. *Pages* are those of 8 KB that a read touches.

| | calls | one tenth, pages | full size, pages | one tenth | full size | ratio |
|---|---|---|---|---|---|---|
${rows.map(({ name, count, pages, before, after, ratio }) => `| ${name} | ${thousands(count)} | ${pages.map((number) => number ?? '').join(' | ')} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${ratio.toFixed(2)} |`).join('\n')}

## The first time

The same calls in the first round, after the databases were filled: most of their pages are outside of \`shared_buffers\`, some on disk. The smaller database nearly fits into memory, so these times compare disks and have no limit.

| | one tenth | full size |
|---|---|---|
${rows.map(({ name, first: [before = 0, after = 0] }) => `| ${name} | ${before.toFixed(2)} | ${after.toFixed(2)} |`).join('\n')}
`,
  );
  for (const { name, ratio } of rows) expect(ratio, name).toBeLessThanOrEqual(maxRatio);
});
