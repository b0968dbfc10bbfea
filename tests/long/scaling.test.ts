import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { feedRoutes } from '@rinkside/contracts/feed';
import { jobNames } from '@rinkside/contracts/jobs';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { Child } from '@rinkside/stack/child';
import { callRoute } from '@rinkside/testkit/client';
import { Screen } from '@rinkside/testkit/screen';
import { allPublished } from '@rinkside/testkit/outbox';
import { until } from '@rinkside/testkit/until';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { populate, type Somebody } from '../faults/population.js';
import { Fleet } from '../../bench/fleet.js';
import { cpuOf, memoryOf } from '../../bench/processor.js';
import { median } from '../../bench/rounds.js';

/** As many posts as people: their pairs are as many as likes and those that warm up. */
const size = { people: 40, jobs: 1500, reads: 1000, likes: 1000, posts: 300, sockets: 500 };
const rounds = 3;
/** Callers that ask one after the other each. */
const callers = 10;

let fleet: Fleet;
let gateway: Awaited<ReturnType<Fleet['gateway']>>;
let relay: Child[];
let people: Somebody[];
beforeAll(async () => {
  fleet = await Fleet.open(inject('postgresUrl'));
  gateway = await fleet.gateway();
  relay = await fleet.workers(1, 'relay');
  people = await populate(
    { origin: gateway.origin, token: (subject) => fleet.issuer.token(subject) },
    size.people,
  );
}, 120_000);
afterAll(async () => {
  if (facts.length > 0) await writeFile(join(import.meta.dirname, '../../docs/scaling.md'), report());
  await fleet?.close();
});

interface Rate {
  workers: number;
  /** Tries a second. */
  rate: number;
  /** Processor time of the workers and of PostgreSQL, ms a job. */
  worker: number;
  database: number;
}
interface Cost {
  what: string;
  gateway: number;
  behind: number;
  database: number;
}
const rates: Rate[] = [];
const costs: Cost[] = [];
const facts: { what: string; is: string }[] = [];

const count = async (table: string) => {
  const { rows } = await fleet.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
};

/** Every pair of people once, the first so many. */
const pairs = (many: number) =>
  people
    .flatMap(({ id }) => people.filter((other) => other.id !== id).map((other) => [id, other.id] as const))
    .slice(0, many);

const settled = () =>
  until(
    'every fact is published and every job done',
    async () => {
      const published = await allPublished(fleet.pool);
      const depths = await fleet.queues.depths();
      return published && depths.every(({ state, jobs }) => state === 'failed' || jobs === 0);
    },
    120_000,
  );

const everybodyFollows = `insert into follow (follower_id, target_type, target_id, following, version, changed_at)
  select a.id, 'user', b.id, true, 1, now() from player a join player b on a.id <> b.id on conflict do nothing`;

/** Time from a tenth to nine tenths of the jobs: neither starting nor the last stragglers count. */
const run = async (workers: number, round: number): Promise<Rate> => {
  await fleet.pool.query('delete from notification');
  await fleet.queues.add(
    pairs(size.jobs).map(([player_id, actor_id], at) => ({
      name: 'notify',
      payload: { causes: [{ kind: 'follow', player_id, actor_id }] },
      id: `scale_${workers}_${round}_${at}`,
    })),
  );
  const running = await fleet.workers(workers, 'notify');
  const seconds = async (share: number) => {
    let done = await count('notification');
    for (; done < size.jobs * share; done = await count('notification')) await pause(100);
    return { at: performance.now() / 1000, done, database: await fleet.databaseCpu() };
  };
  const cpuThen = () => running.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const from = { ...(await seconds(0.1)), cpu: cpuThen() };
  const to = { ...(await seconds(0.9)), cpu: cpuThen() };
  await settled();
  for (const worker of running) await worker.retire();
  const jobs = to.done - from.done;
  return {
    workers,
    rate: jobs / (to.at - from.at),
    worker: (1000 * (to.cpu - from.cpu)) / jobs,
    database: (1000 * (to.database - from.database)) / jobs,
  };
};

it('jobs are done faster by more workers, as far as there are cores, each once', async () => {
  await fleet.pool.query(everybodyFollows);
  const measured: Rate[] = [];
  for (let round = 0; round < rounds; round++)
    for (const workers of [1, 2, 4]) {
      measured.push(await run(workers, round));
      expect(await count('notification')).toBe(size.jobs);
    }
  for (const workers of [1, 2, 4]) {
    const own = measured.filter((each) => each.workers === workers);
    const middle = (pick: (each: Rate) => number) => median(own.map(pick));
    rates.push({
      workers,
      rate: middle((each) => each.rate),
      worker: middle((each) => each.worker),
      database: middle((each) => each.database),
    });
  }
  const [one, two] = rates;
  if (cpus().length >= 4) expect(two?.rate).toBeGreaterThan(1.5 * (one?.rate ?? 0));
});

/** Calls that come before: a gateway runs for days, and what V8 compiles while it begins is not what a call costs. */
const warmUp = 600;

/** What so many calls cost each process, ms of processor time a call. */
const measured = async (
  what: string,
  calls: number,
  behind: { pid: number | undefined }[],
  work: (at: number) => Promise<unknown>,
) => {
  const look = async () => ({
    gateway: cpuOf(gateway.child.pid),
    behind: behind.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    database: await fleet.databaseCpu(),
  });
  let next = 0;
  const pass = async (end: number) => {
    const lane = async () => {
      while (next < end) await work(next++);
    };
    await Promise.all(Array.from({ length: callers }, lane));
  };
  await pass(warmUp);
  await settled();
  const before = await look();
  await pass(warmUp + calls);
  await settled();
  const after = await look();
  const each = (name: keyof typeof before) => (1000 * (after[name] - before[name])) / calls;
  costs.push({ what, gateway: each('gateway'), behind: each('behind'), database: each('database') });
};

it('says what reads, writes and live messages cost', async () => {
  const { origin } = gateway;
  const someone = (at: number) => people[at % people.length] ?? people[0]!;
  const posts: { id: string }[] = [];
  for (const { token } of people)
    posts.push(
      await callRoute(origin, token, postRoutes.create, {
        body: { content: 'A post from the rink, about as long as most of them are.' },
      }),
    );
  const workers = await fleet.workers(1, jobNames.join(','));
  await settled();
  const behind = [...relay, ...workers, ...(fleet.redis ? [fleet.redis] : [])];
  await measured('a page of a feed', size.reads, [], (at) => {
    const { token, organizationId } = someone(at);
    return callRoute(origin, token, feedRoutes.organization, { params: { id: organizationId } });
  });
  await measured('a like, with all that follows', size.likes, behind, (at) => {
    // Everybody likes one post, then the next: nobody likes one twice.
    const target_id = posts[Math.floor(at / people.length)]?.id ?? '';
    return callRoute(origin, someone(at).token, likeRoutes.like, {
      body: { target_type: 'post', target_id },
    });
  });
  await measured('a post, with all that follows', size.posts, behind, (at) =>
    callRoute(origin, someone(at).token, postRoutes.create, {
      body: { content: `Post ${at}, about as long as most of them are, told to everybody.` },
    }),
  );

  const empty = memoryOf(gateway.child.pid);
  const screens = Array.from({ length: size.sockets }, (_, at) => new Screen(origin, someone(at).token));
  for (let at = 0; at < screens.length; at += 50)
    await Promise.all(screens.slice(at, at + 50).map((screen) => screen.open()));
  const [fan] = people;
  await Promise.all(screens.map((screen) => screen.watch(`organization:${fan?.organizationId}`)));
  const held = memoryOf(gateway.child.pid) - empty;
  // One like of each: of several of one item a screen would hear only the newest.
  const likeAll = async (route: typeof likeRoutes.like) => {
    for (const { id } of posts)
      await callRoute(origin, fan?.token, route, { body: { target_type: 'post', target_id: id } });
    await settled();
  };
  await likeAll(likeRoutes.unlike);
  const heard = () =>
    screens.reduce((sum, screen) => sum + screen.all('like.changed').filter(({ liked }) => liked).length, 0);
  const before = cpuOf(gateway.child.pid);
  await likeAll(likeRoutes.like);
  await until('all of them heard all of it', () => heard() >= size.sockets * posts.length, 60_000);
  const cpu = cpuOf(gateway.child.pid) - before;
  facts.push(
    { what: 'memory of a gateway without sockets', is: `${Math.round(empty / 1e6)} MB` },
    { what: 'memory of one more socket', is: `${(held / size.sockets / 1e3).toFixed(1)} KB` },
    {
      what: 'processor time of one live message to one socket',
      is: `${((1e6 * cpu) / heard()).toFixed(1)} µs`,
    },
  );
  for (const screen of screens) screen.close();
  await Promise.all(
    Object.entries({
      'a post': ['item', 'post'],
      'a like': ['item_like'],
      'a follow': ['follow'],
      'a fact, kept a week': ['outbox'],
      'a notification': ['notification'],
    }).map(async ([what, tables]) => {
      const { rows } = await fleet.pool.query<{ bytes: string }>(
        `select sum(pg_total_relation_size(name::regclass)) as bytes from unnest($1::text[]) name`,
        [tables],
      );
      const rowsOf = await count(tables[0] ?? '');
      facts.push({
        what: `${what}, with its indexes (of ${rowsOf} rows)`,
        is: `${Math.round(Number(rows[0]?.bytes) / rowsOf)} bytes`,
      });
    }),
  );
});

const load = () => loadavg()[2]?.toFixed(0);

const report = () => `# What work costs, and how it spreads

Written by \`npm run test:long -- scaling\` (\`tests/long/scaling.test.ts\`); do not edit. Separate processes with PostgreSQL and Redis on one machine of ${cpus().length} cores, which also holds the callers. Processor time is what processes were charged, so that it carries over to other machines better than rates do. Of the machine's ${cpus().length} cores ${load()} were wanted on the mean of the quarter of an hour before it ended; above ${cpus().length} something else wanted them too, and the rates say little.

## Jobs by 1, 2 and 4 worker processes

${size.jobs} jobs \`notify\`, each a transaction that leaves a notification and a fact; medians of ${rounds} rounds, from a tenth to nine tenths of them. Every job was done once. Workers share nothing but PostgreSQL and Redis: where rates stop growing, the machine's cores are used up, not the design.

| worker processes | jobs a second | workers, ms a job | PostgreSQL, ms a job |
|---|---|---|---|
${rates.map(({ workers, rate, worker, database }) => `| ${workers} | ${Math.round(rate)} | ${worker.toFixed(2)} | ${database.toFixed(2)} |`).join('\n')}

## Processor time of one call, ms

*Behind*: relay, workers and Redis. PostgreSQL's is of the server as a whole.

| what | gateway | behind | PostgreSQL |
|---|---|---|---|
${costs.map(({ what, gateway, behind, database }) => `| ${what} | ${gateway.toFixed(2)} | ${behind.toFixed(2)} | ${database.toFixed(2)} |`).join('\n')}

## Sockets and rows

| what | |
|---|---|
${facts.map(({ what, is }) => `| ${what} | ${is} |`).join('\n')}
`;
