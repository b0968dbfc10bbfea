import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { feedRoutes } from '@rinkside/contracts/feed';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { SupervisedProcess } from '@rinkside/dev-runtime/supervised-process';
import { callRoute } from '@rinkside/testkit/api-client';
import { LiveClient } from '@rinkside/testkit/live-client';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { waitFor } from '@rinkside/testkit/wait-for';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seedUsers, type SeedUser } from '../chaos/seed-users.js';
import { Fleet } from '../../bench/fleet.js';
import { cpuSecondsOf, memoryBytesOf } from '../../bench/cpu-usage.js';
import { median } from '../../bench/rounds.js';

/** Players × own posts must cover the measured and the warm-up likes. */
const size = { people: 40, jobs: 1500, reads: 1000, likes: 1000, posts: 300, sockets: 500 };
const rounds = 3;
/** Concurrent callers; each sends one request at a time. */
const callers = 10;

let fleet: Fleet;
let gateway: Awaited<ReturnType<Fleet['gateway']>>;
let relay: SupervisedProcess[];
let people: SeedUser[];
beforeAll(async () => {
  fleet = await Fleet.open(inject('postgresUrl'));
  gateway = await fleet.gateway();
  relay = await fleet.workers(1, 'relay');
  people = await seedUsers(
    { origin: gateway.origin, token: (subject) => fleet.issuer.token(subject) },
    size.people,
  );
}, 120_000);
afterAll(async () => {
  if (figures.length > 0) await writeGeneratedPage('scaling.md', 'tests/long/scaling.test.ts', report());
  await fleet?.close();
});

interface Rate {
  workers: number;
  /** Jobs per second. */
  rate: number;
  /** CPU time of the workers and of PostgreSQL per job. */
  workerMs: number;
  databaseMs: number;
}
/** CPU time per call, ms. */
interface Cost {
  what: string;
  gateway: number;
  /** Relay, workers and Redis. */
  backend: number;
  database: number;
}
const rates: Rate[] = [];
const costs: Cost[] = [];
const figures: { what: string; value: string }[] = [];

const countRows = async (table: string) => {
  const { rows } = await fleet.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
};

/** Returns the first `count` ordered pairs of players. */
const playerPairs = (count: number) =>
  people
    .flatMap(({ id }) => people.filter((other) => other.id !== id).map((other) => [id, other.id] as const))
    .slice(0, count);

const settle = () =>
  waitFor(
    'the outbox is empty and the queues are idle',
    async () => {
      const published = await isOutboxEmpty(fleet.pool);
      const depths = await fleet.queues.depths();
      return published && depths.every(({ state, jobs }) => state === 'failed' || jobs === 0);
    },
    120_000,
  );

const followEveryoneSql = `insert into follow (follower_id, target_type, target_id, following, version, changed_at)
  select a.id, 'user', b.id, true, 1, now() from player a join player b on a.id <> b.id on conflict do nothing`;

/** Measures from 10 % to 90 % of the jobs, which leaves out start-up and stragglers. */
const measureWorkers = async (workers: number, round: number): Promise<Rate> => {
  await fleet.pool.query('delete from notification');
  await fleet.queues.add(
    playerPairs(size.jobs).map(([player_id, actor_id], at) => ({
      name: 'create-notifications',
      payload: { triggers: [{ kind: 'follow', player_id, actor_id }] },
      id: `scale_${workers}_${round}_${at}`,
    })),
  );
  const running = await fleet.workers(workers, 'create-notifications');
  const waitForShare = async (share: number) => {
    let done = await countRows('notification');
    for (; done < size.jobs * share; done = await countRows('notification')) await pause(100);
    return { at: performance.now() / 1000, done, database: await fleet.databaseCpu() };
  };
  const workerCpu = () => running.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
  const from = { ...(await waitForShare(0.1)), cpu: workerCpu() };
  const to = { ...(await waitForShare(0.9)), cpu: workerCpu() };
  await settle();
  for (const worker of running) await worker.stopForGood();
  const jobs = to.done - from.done;
  return {
    workers,
    rate: jobs / (to.at - from.at),
    workerMs: (1000 * (to.cpu - from.cpu)) / jobs,
    databaseMs: (1000 * (to.database - from.database)) / jobs,
  };
};

it('processes each job once, and faster with more workers while cores are free', async () => {
  await fleet.pool.query(followEveryoneSql);
  const results: Rate[] = [];
  for (let round = 0; round < rounds; round++)
    for (const workers of [1, 2, 4]) {
      results.push(await measureWorkers(workers, round));
      expect(await countRows('notification')).toBe(size.jobs);
    }
  for (const workers of [1, 2, 4]) {
    const ofWorkers = results.filter((result) => result.workers === workers);
    const medianOf = (pick: (result: Rate) => number) => median(ofWorkers.map(pick));
    rates.push({
      workers,
      rate: medianOf(({ rate }) => rate),
      workerMs: medianOf(({ workerMs }) => workerMs),
      databaseMs: medianOf(({ databaseMs }) => databaseMs),
    });
  }
  const [one, two] = rates;
  if (cpus().length >= 4) expect(two?.rate).toBeGreaterThan(1.5 * (one?.rate ?? 0));
});

/** Warm-up calls: JIT compilation at start-up is not part of the cost of a call. */
const warmUpCalls = 600;

/** Measures the CPU time per call of each process, ms. */
const measureCalls = async (
  what: string,
  calls: number,
  backend: { pid: number | undefined }[],
  work: (at: number) => Promise<unknown>,
) => {
  const cpuSnapshot = async () => ({
    gateway: cpuSecondsOf(gateway.child.pid),
    backend: backend.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0),
    database: await fleet.databaseCpu(),
  });
  let next = 0;
  const runCalls = async (end: number) => {
    const caller = async () => {
      while (next < end) await work(next++);
    };
    await Promise.all(Array.from({ length: callers }, caller));
  };
  await runCalls(warmUpCalls);
  await settle();
  const before = await cpuSnapshot();
  await runCalls(warmUpCalls + calls);
  await settle();
  const after = await cpuSnapshot();
  const perCall = (name: keyof typeof before) => (1000 * (after[name] - before[name])) / calls;
  costs.push({
    what,
    gateway: perCall('gateway'),
    backend: perCall('backend'),
    database: perCall('database'),
  });
};

it('measures the CPU cost of reads, writes and live messages', async () => {
  const { origin } = gateway;
  const userAt = (at: number) => people[at % people.length] ?? people[0]!;
  const posts: { id: string }[] = [];
  for (const { token } of people)
    posts.push(
      await callRoute(origin, token, postRoutes.create, {
        body: { content: 'A post from the rink, about as long as most of them are.' },
      }),
    );
  const workers = await fleet.workers(1, jobNames.join(','));
  await settle();
  const backend = [...relay, ...workers, ...(fleet.redis ? [fleet.redis] : [])];
  await measureCalls('feed page', size.reads, [], (at) => {
    const { token, organizationId } = userAt(at);
    return callRoute(origin, token, feedRoutes.organization, { params: { id: organizationId } });
  });
  await measureCalls('like, with its effects', size.likes, backend, (at) => {
    // Every player likes each post once.
    const target_id = posts[Math.floor(at / people.length)]?.id ?? '';
    return callRoute(origin, userAt(at).token, likeRoutes.like, {
      body: { target_type: 'post', target_id },
    });
  });
  await measureCalls('post, with its effects', size.posts, backend, (at) =>
    callRoute(origin, userAt(at).token, postRoutes.create, {
      body: { content: `Post ${at}, about as long as most of them are, shown to everyone.` },
    }),
  );

  const baselineMemory = memoryBytesOf(gateway.child.pid);
  const screens = Array.from({ length: size.sockets }, (_, at) => new LiveClient(origin, userAt(at).token));
  for (let at = 0; at < screens.length; at += 50)
    await Promise.all(screens.slice(at, at + 50).map((screen) => screen.open()));
  const [fan] = people;
  await Promise.all(screens.map((screen) => screen.watch(`organization:${fan?.organizationId}`)));
  const socketMemory = memoryBytesOf(gateway.child.pid) - baselineMemory;
  // One like per post: several likes of one item are coalesced into one update.
  const likeAll = async (route: typeof likeRoutes.like) => {
    for (const { id } of posts)
      await callRoute(origin, fan?.token, route, { body: { target_type: 'post', target_id: id } });
    await settle();
  };
  await likeAll(likeRoutes.unlike);
  const receivedCount = () =>
    screens.reduce(
      (sum, screen) => sum + screen.eventsNamed('like.changed').filter(({ liked }) => liked).length,
      0,
    );
  const before = cpuSecondsOf(gateway.child.pid);
  await likeAll(likeRoutes.like);
  await waitFor(
    'every client received every like',
    () => receivedCount() >= size.sockets * posts.length,
    60_000,
  );
  const cpu = cpuSecondsOf(gateway.child.pid) - before;
  figures.push(
    { what: 'memory of a gateway without sockets', value: `${Math.round(baselineMemory / 1e6)} MB` },
    { what: 'memory per socket', value: `${(socketMemory / size.sockets / 1e3).toFixed(1)} KB` },
    {
      what: 'CPU time of one live message to one socket',
      value: `${((1e6 * cpu) / receivedCount()).toFixed(1)} µs`,
    },
  );
  for (const screen of screens) screen.close();
  await Promise.all(
    Object.entries({
      post: ['item', 'post'],
      like: ['item_like'],
      follow: ['follow'],
      // The partition of a new installation.
      'outbox event, kept for a week': ['outbox_before'],
      notification: ['notification'],
    }).map(async ([what, tables]) => {
      const { rows } = await fleet.pool.query<{ bytes: string }>(
        `select sum(pg_total_relation_size(name::regclass)) as bytes from unnest($1::text[]) name`,
        [tables],
      );
      const rowCount = await countRows(tables[0] ?? '');
      figures.push({
        what: `${what}, with its indexes (of ${rowCount} rows)`,
        value: `${Math.round(Number(rows[0]?.bytes) / rowCount)} bytes`,
      });
    }),
  );
});

const currentLoad = () => loadavg()[2]?.toFixed(0);

const report = () => `# CPU cost and scaling

Generated by \`npm run test:long -- scaling\` (\`tests/long/scaling.test.ts\`); do not edit. Separate processes, PostgreSQL, Redis and the callers run on one machine with ${cpus().length} cores. CPU times transfer to other machines better than rates do. The 15-minute load average at the end was ${currentLoad()}; above ${cpus().length}, other programs were running and the rates mean little.

## Jobs by 1, 2 and 4 worker processes

${size.jobs} \`notify\` jobs, each a transaction that writes a notification and an event. Medians of ${rounds} rounds, measured from 10 % to 90 % of the jobs. Every job ran once. Workers share only PostgreSQL and Redis, so rates stop growing when the cores are used up.

| worker processes | jobs per second | workers, ms per job | PostgreSQL, ms per job |
|---|---|---|---|
${rates.map(({ workers, rate, workerMs, databaseMs }) => `| ${workers} | ${Math.round(rate)} | ${workerMs.toFixed(2)} | ${databaseMs.toFixed(2)} |`).join('\n')}

## CPU time per call, ms

*Backend*: relay, workers and Redis. *PostgreSQL*: the whole server.

| call | gateway | backend | PostgreSQL |
|---|---|---|---|
${costs.map(({ what, gateway, backend, database }) => `| ${what} | ${gateway.toFixed(2)} | ${backend.toFixed(2)} | ${database.toFixed(2)} |`).join('\n')}

## Sockets and rows

| what | |
|---|---|
${figures.map(({ what, value }) => `| ${what} | ${value} |`).join('\n')}
`;
