// Job worker: `bare` BullMQ (baseline), the product's `queues`, or a `real` job with its transaction. Measures jobs per second
// and the delay from add to start.
import { setTimeout as pause } from 'node:timers/promises';
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { recomputeSeasons } from '@rinkside/domain/season/season.commands';
import { Commands } from '@rinkside/platform/command';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { Queues } from '@rinkside/platform/queues';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { redisKeyPrefix } from '@rinkside/platform/redis';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { databaseUrl, extraArgs, reportReady, redisUrl } from './serve-baseline.js';

const [kind] = extraArgs;
const name = 'recompute-seasons';
const unknownPlayerId = '00000000-0000-7000-9000-000000000000';
const env = loadEnv({ ...childEnv(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
const prefix = kind === 'bare' ? 'bare' : redisKeyPrefix(databaseUrl);
const log = createLog('jobs', 'silent');
const commands =
  kind === 'real' ? new Commands(await openProductDatabase(env), createOutboxNotifier(env, log)) : undefined;
const queue = new Queue(name, { connection, prefix });

let finishedJobs = 0;
let onGoalReached: (() => void) | undefined;
let goal = Infinity;
const startDelaysMs: number[] = [];
const handleJob = async (job: { name: string }) => {
  await commands?.run(actorOf(unknownPlayerId), recomputeSeasons);
  const [, addedAt] = job.name.split(' ');
  if (addedAt) startDelaysMs.push(Number(process.hrtime.bigint() - BigInt(addedAt)) / 1e6);
  if (++finishedJobs >= goal) onGoalReached?.();
};
const startWorker = () => {
  if (kind === 'bare') {
    const worker = new Worker(name, handleJob, {
      connection: connection.duplicate(),
      prefix,
      concurrency: 50,
    });
    return () => worker.close();
  }
  const queues = new Queues(env, log);
  queues.startWorker(name, (_payload, job) => handleJob(job), 50);
  return () => queues.close();
};
const data = { player_id: unknownPlayerId };
const jobOptions = { removeOnComplete: true };

/** Measures throughput: fills the queue, starts the worker and measures from the first tenth to the last job. */
const measureDrain = async (jobs: number) => {
  for (let at = 0; at < jobs; at += 500)
    await queue.addBulk(Array.from({ length: 500 }, () => ({ name, data, opts: jobOptions })));
  finishedJobs = 0;
  const waitForFinished = (count: number) =>
    new Promise<void>((resolve) => {
      goal = count;
      onGoalReached = resolve;
    });
  const warmUp = waitForFinished(jobs / 10);
  const stop = startWorker();
  await warmUp;
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  await waitForFinished(jobs);
  const seconds = (performance.now() - startedAt) / 1000;
  const used = process.cpuUsage(cpu);
  await stop();
  return { rate: (jobs * 0.9) / seconds, cpu: (used.user + used.system) / (jobs * 0.9) };
};

const measureStarts = async (jobs: number) => {
  startDelaysMs.length = 0;
  goal = Infinity;
  const stop = startWorker();
  for (let at = 0; at < jobs; at++) {
    await queue.add(`${name} ${process.hrtime.bigint()}`, data, jobOptions);
    await pause(5);
  }
  while (startDelaysMs.length < jobs) await pause(10);
  await stop();
  return startDelaysMs;
};

process.on('message', (command: { drain?: number; starts?: number }) => {
  void (command.drain ? measureDrain(command.drain) : measureStarts(command.starts ?? 0)).then((result) =>
    process.send?.(result),
  );
});
reportReady();
