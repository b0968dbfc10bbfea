// @module-tag extended
import { jobNames, type JobName } from '@rinkside/contracts/jobs.schema';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { openRedis, redisKeyPrefix } from '@rinkside/platform/redis';
import { registerQueueMetrics } from '@rinkside/workers/worker.metrics';
import { Queue, Worker } from 'bullmq';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { Autoscaler, syncSeconds, type Query } from './autoscaler.js';
import { asString, getPath } from './repository-files.js';
import { readManifests } from './kustomize.js';
import { renderPodCharts, type PodChart } from './pod-charts.js';

/** Jobs that one pod is to have, and those that it finishes within `syncSeconds` here. */
const pace: Record<JobName, { perPod: number; finished: number }> = {
  'create-notifications': { perPod: 200, finished: 200 },
  'recompute-seasons': { perPod: 100, finished: 100 },
  'recompute-awards': { perPod: 100, finished: 50 },
  'generate-coach-reply': { perPod: 10, finished: 10 },
  'process-photo': { perPod: 10, finished: 10 },
  'transcode-highlight': { perPod: 2, finished: 1 },
  'delete-object': { perPod: 500, finished: 200 },
  'delete-account': { perPod: 20, finished: 20 },
  'revoke-sessions': { perPod: 20, finished: 20 },
};
const steps = (minutes: number) => (minutes * 60) / syncSeconds;
/** Pods that are no longer needed stay this long. */
const lastingSteps = steps(2.5);

const redisUrl = inject('redisUrl') || 'redis://localhost';

describe.runIf(inject('redisUrl'))('workers on a real Redis, scaled by what is exported', () => {
  const env = loadEnv({
    DATABASE_URL: 'postgres://localhost/unused',
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `scaling-${process.pid}`,
  });
  const log = createLog('test', 'silent');
  const registry = new Registry();
  const reads: (() => Promise<void>)[] = [];
  let queues: Queues;
  let connection: ReturnType<typeof openRedis>;
  const prefix = redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX);

  beforeAll(() => {
    queues = new Queues(env, log);
    connection = openRedis(redisUrl, log);
    registerQueueMetrics(queues, {
      onScrape: (gauges, read) => {
        for (const gauge of gauges) registry.registerMetric(gauge);
        reads.push(read);
      },
    });
  });
  afterAll(async () => {
    await queues.close();
    connection.disconnect();
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** The queries of the manifests: the maximum of all processes. */
  const scrape = async (): Promise<Query> => {
    for (const read of reads) await read();
    const metrics = await registry.getMetricsAsJSON();
    return (query) => {
      const [, name, queue] = /^max\((\w+)\{queue="([\w-]+)"\}\)$/.exec(query) ?? [];
      if (!name) throw new Error(`unknown query ${query}`);
      const values = metrics.find((metric) => metric.name === name)?.values ?? [];
      const found = values.filter(({ labels }) => labels.queue === queue).map(({ value }) => value);
      return found.length > 0 ? Math.max(...found) : undefined;
    };
  };

  /** A queue with its autoscaler and pods that work at the pace above. */
  const openWorld = (name: JobName) => {
    const queue = new Queue(name, { connection, prefix });
    const worker = new Worker(name, null, {
      connection,
      prefix,
      autorun: false,
      lockDuration: 3_600_000,
      skipStalledCheck: true,
    });
    const scaledObject = readManifests()
      .map(({ resource }) => resource)
      .find(
        (resource) =>
          resource.kind === 'ScaledObject' &&
          asString(getPath(resource, 'metadata', 'name')) === `worker-${name}`,
      );
    const autoscaler = new Autoscaler(scaledObject ?? {});
    const needs: number[] = [];
    const limits: number[] = [];
    const podsOverTime: number[] = [];
    const finishOne = async () => {
      const job = await worker.getNextJob('pod', { block: false });
      if (job) await job.moveToCompleted('done', 'pod', false);
    };
    return {
      queue,
      worker,
      autoscaler,
      podsOverTime,
      limits,
      add: (count: number) =>
        queue.addBulk(
          Array.from({ length: count }, () => ({ name, data: {}, opts: { removeOnComplete: true } })),
        ),
      /** Lets time pass. Pods never exceed one and a half times what the jobs needed at most since they were started. */
      pass: async (count: number, { works = true, answers = true } = {}) => {
        for (let step = 0; step < count; step++) {
          vi.setSystemTime(Date.now() + syncSeconds * 1000);
          const jobs = await queue.getJobCountByTypes('waiting', 'prioritized', 'active');
          needs.push(Math.ceil(jobs / pace[name].perPod));
          const query = await scrape();
          autoscaler.step(answers ? query : () => undefined);
          podsOverTime.push(autoscaler.pods);
          const limit = 1.5 * Math.max(autoscaler.minimum, 1, ...needs.slice(-lastingSteps));
          limits.push(limit);
          expect(autoscaler.pods, `${name}, pods ${podsOverTime.join(' ')}`).toBeLessThanOrEqual(limit);
          if (works)
            await Promise.all(
              Array.from({ length: autoscaler.pods * pace[name].finished }, () => finishOne()),
            );
        }
      },
      close: async () => {
        await queue.obliterate({ force: true });
        await worker.close();
        await queue.close();
      },
    };
  };
  const charts: PodChart[] = [];
  const withWorld = async (
    queue: JobName,
    situation: string,
    run: (world: ReturnType<typeof openWorld>) => Promise<void>,
  ) => {
    const world = openWorld(queue);
    try {
      await run(world);
      charts.push({ queue, situation, pods: world.podsOverTime, limits: world.limits });
    } finally {
      await world.close();
    }
  };

  describe.each(jobNames)('%s', (name) => {
    it('keeps one pod for one job that hangs, and none too many afterwards', () =>
      withWorld(
        name,
        'one job that hangs',
        async ({ add, worker, queue, pass, podsOverTime, autoscaler }) => {
          await add(1);
          const job = await worker.getNextJob('pod', { block: false });
          await pass(steps(60), { works: false });
          expect(new Set(podsOverTime.slice(2))).toEqual(new Set([1]));
          await job?.moveToCompleted('done', 'pod', false);
          await pass(steps(5));
          expect(autoscaler.pods).toBe(autoscaler.minimum);
          expect(await queue.count()).toBe(0);
        },
      ));

    it('grows for a burst of 5,000 jobs as far as it may, and is back five minutes after the last one', () =>
      withWorld(name, 'a burst of 5,000 jobs', async ({ add, queue, pass, podsOverTime, autoscaler }) => {
        await add(5000);
        for (let minutes = 0; (await queue.count()) > 0 && minutes < 60 * 24; minutes++) await pass(steps(1));
        expect(Math.max(...podsOverTime)).toBe(autoscaler.maximum);
        await pass(steps(5));
        expect(autoscaler.pods).toBe(autoscaler.minimum);
      }));

    it('keeps one pod for a trickle', () =>
      withWorld(name, 'a trickle of jobs', async ({ add, pass, podsOverTime, autoscaler }) => {
        for (let step = 0; step < steps(10); step++) {
          await add(1);
          await pass(1);
        }
        expect(new Set(podsOverTime.slice(2))).toEqual(new Set([1]));
        await pass(steps(5));
        expect(autoscaler.pods).toBe(autoscaler.minimum);
      }));

    it('starts no pod for a paused queue', () =>
      withWorld(name, 'a paused queue', async ({ add, queue, pass, podsOverTime, autoscaler }) => {
        await queue.pause();
        await add(1000);
        await pass(steps(30), { works: false });
        expect(new Set(podsOverTime)).toEqual(new Set([autoscaler.minimum]));
      }));

    it('gets a pod within three minutes while Prometheus is away, and is back five minutes after its last job', () =>
      withWorld(
        name,
        'Prometheus away for ten minutes',
        async ({ add, queue, pass, podsOverTime, autoscaler }) => {
          await pass(1);
          await add(1);
          await pass(steps(10), { answers: false });
          expect(podsOverTime.slice(steps(3)).every((pods) => pods === 1)).toBe(true);
          expect(await queue.count()).toBe(0);
          await pass(steps(5));
          expect(autoscaler.pods).toBe(autoscaler.minimum);
        },
      ));

    it('gets at most half more pods than jobs that hang need, and keeps them while Redis is away for a minute', () =>
      withWorld(name, 'jobs that hang, Redis away', async ({ add, pass, podsOverTime, autoscaler }) => {
        await add(pace[name].perPod * 3);
        await pass(steps(20), { works: false });
        const { pods } = autoscaler;
        expect(pods).toBeGreaterThan(1);
        await pass(steps(1), { works: false, answers: false });
        expect(podsOverTime.slice(-steps(1)).every((each) => each === pods)).toBe(true);
      }));
  });

  it('look as in the picture', async ({ skip }) => {
    skip(charts.length < 6 * jobNames.length, 'only some situations ran');
    await expect(renderPodCharts(charts)).toMatchFileSnapshot(repoPath('docs/generated/worker-pods.svg'));
  });
});
