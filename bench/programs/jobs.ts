// A worker, `bare` of BullMQ, by the product's `queues`, or with a `real` job's transaction: jobs a second, and how soon one begins.
import { setTimeout as pause } from 'node:timers/promises';
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { recountSeasons } from '@rinkside/domain/season/season.commands';
import { Commands } from '@rinkside/platform/command';
import { openNudge } from '@rinkside/platform/nudge';
import { Queues } from '@rinkside/platform/queues';
import { inherited, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { redisScope } from '@rinkside/platform/redis';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { databaseUrl, more, ready, redisUrl } from './own.js';

const [kind] = more;
const name = 'recount-seasons';
const nobody = '00000000-0000-7000-9000-000000000000';
const env = loadEnv({ ...inherited(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
const prefix = kind === 'bare' ? 'bare' : redisScope(databaseUrl);
const log = createLog('jobs', 'silent');
const commands =
  kind === 'real' ? new Commands(await openProductDatabase(env), openNudge(env, log)) : undefined;
const queue = new Queue(name, { connection, prefix });

let done = 0;
let ended: (() => void) | undefined;
let goal = Infinity;
const waits: number[] = [];
const work = async (job: { name: string }) => {
  await commands?.run(actorOf(nobody), recountSeasons);
  const [, at] = job.name.split(' ');
  if (at) waits.push(Number(process.hrtime.bigint() - BigInt(at)) / 1e6);
  if (++done >= goal) ended?.();
};
const begin = () => {
  if (kind === 'bare') {
    const worker = new Worker(name, work, { connection: connection.duplicate(), prefix, concurrency: 50 });
    return () => worker.close();
  }
  const queues = new Queues(env, log);
  queues.work(name, (_payload, job) => work(job), 50);
  return () => queues.close();
};
const data = { player_id: nobody };
const once = { removeOnComplete: true };

/** Jobs that wait already, then somebody begins; from a tenth of them to the last. */
const drain = async (jobs: number) => {
  for (let at = 0; at < jobs; at += 500)
    await queue.addBulk(Array.from({ length: 500 }, () => ({ name, data, opts: once })));
  done = 0;
  const reach = (count: number) =>
    new Promise<void>((resolve) => {
      goal = count;
      ended = resolve;
    });
  const warm = reach(jobs / 10);
  const stop = begin();
  await warm;
  const since = performance.now();
  const cpu = process.cpuUsage();
  await reach(jobs);
  const seconds = (performance.now() - since) / 1000;
  const used = process.cpuUsage(cpu);
  await stop();
  return { rate: (jobs * 0.9) / seconds, cpu: (used.user + used.system) / (jobs * 0.9) };
};

const starts = async (jobs: number) => {
  waits.length = 0;
  goal = Infinity;
  const stop = begin();
  for (let at = 0; at < jobs; at++) {
    await queue.add(`${name} ${process.hrtime.bigint()}`, data, once);
    await pause(5);
  }
  while (waits.length < jobs) await pause(10);
  await stop();
  return waits;
};

process.on('message', (wish: { drain?: number; starts?: number }) => {
  void (wish.drain ? drain(wish.drain) : starts(wish.starts ?? 0)).then((found) => process.send?.(found));
});
ready();
