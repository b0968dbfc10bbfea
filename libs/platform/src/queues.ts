import { jobNames, jobSchemas, type JobName, type JobPayload } from '@rinkside/contracts/jobs.schema';
import {
  createPostgresBackend,
  DelayedError,
  Queue,
  Worker,
  withBackend,
  type Job,
  type JobsOptions,
} from 'bullmq';
import type { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { clientOptions } from './database-connection.js';
import { timeouts } from './db-timeouts.js';
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisKeyPrefix } from './redis.js';
import { noopTracing, type Tracing } from './tracing.js';
import { isRowGone } from './is-row-gone.js';
import { isUnavailable } from './is-unavailable.js';

export interface NewJob {
  name: JobName;
  payload: JobPayload<JobName>;
  /** Derived from the event and its handler, so that publishing an event twice adds one job. */
  id: string;
  /** Jobs with a lower number run first; 0 or absent: before all others. */
  priority?: number | undefined;
  /** W3C `traceparent` to continue; null unless traced. */
  trace?: string | null;
}

export type JobHandler<Name extends JobName> = (payload: JobPayload<Name>, job: Job) => Promise<void>;

/** The job of a killed worker restarts elsewhere after 5 s instead of the default minute. */
const lockOptions = { lockDuration: 5000, stalledInterval: 2500, maxStalledCount: 3 };

const jobOptions: JobsOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  // Kept long enough that an event published again finds its existing job.
  removeOnComplete: { age: 24 * 3600, count: 2000 },
  removeOnFail: { age: 7 * 24 * 3600 },
};

/**
 * An attempt that fails because a store is unavailable does not count, since an outage outlasts five attempts. The job is
 * delayed by `retryDelayMs`, until it is older than `maxJobAgeMs`.
 */
const outage = { retryDelayMs: 1000, maxJobAgeMs: 3_600_000, reportIntervalMs: 5000 };

/** A job whose rows are deleted while it runs is no failure: it runs again, this often at most, and reads what is left. */
const maxDeletionAttempts = 5;

/** Hands a job back to the queue for some time, for any worker. The attempt does not count. */
export class JobPostponedError extends Error {
  constructor(readonly delayMs: number) {
    super('job postponed');
  }
}

/** A queue that cannot be opened or takes no job; others may work. The next call tries again. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
  constructor(queue: JobName, cause: unknown) {
    super(`${queue}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** A new job waits no longer for its queue to open. */
const openTimeoutMs = 2000;

/** Longer than a worker needs to store the outcome of its last job. */
const closeGraceMs = 2000;

/** Limit of BullMQ. */
const maxPriority = 2 ** 21;

type Outcome = 'done' | 'postponed' | 'failed';

type OnAttemptFinished = (queue: JobName, outcome: Outcome, seconds: number) => void;

/** A queue is stuck when jobs wait this long while its worker in this process is idle. */
const stuckAfterMs = 60_000;

/** What the workers of a queue could do now. */
export interface QueueWork {
  queue: JobName;
  isPaused: boolean;
  /** Jobs that run or could run. A paused queue starts none, and a delayed job counts when it is due. */
  jobs: number;
  /** How long the next job could have run, s; 0 without one. A retry counts from the start of its last attempt. */
  waitingSeconds: number;
}

type AnyQueue = Queue | InstanceType<typeof onPostgres.Queue>;
type AnyWorker = Pick<Worker, 'close' | 'run' | 'waitUntilReady'>;

interface OpenQueue {
  queue: AnyQueue;
  /** Rejected when the opening failed. */
  opened: Promise<void>;
  isOpen: boolean;
}

/** BullMQ on PostgreSQL, for installations without Redis. */
const onPostgres = withBackend(createPostgresBackend);

/** One BullMQ queue per job name, on Redis or, without it, on PostgreSQL. */
export class Queues {
  readonly #activity = new Map<JobName, { activeJobs: number; lastFinishedAt: number }>();
  #onAttemptFinished: OnAttemptFinished = () => undefined;
  readonly #queues = new Map<JobName, OpenQueue>();
  readonly #workers = new Map<AnyWorker, JobName>();
  readonly #stopping = new AbortController();
  readonly #reportedAt = new Map<JobName, number>();
  readonly #connections = new Set<Redis>();

  constructor(
    private readonly env: Env,
    private readonly log: Log,
    private readonly tracing: Tracing = noopTracing,
  ) {}

  /**
   * Adds jobs one by one instead of with `addBulk`: ioredis creates a hidden class per pipeline, which keeps the sent data
   * alive until a full garbage collection.
   * @throws QueueUnavailableError when a queue is unavailable; the caller retries
   */
  async add(jobs: NewJob[]): Promise<void> {
    await Promise.all(
      jobs.map(async ({ name, payload, id, priority, trace }) => {
        try {
          const queue = await this.#openInTime(name);
          await queue.add(name, payload, {
            ...jobOptions,
            jobId: id,
            ...(priority && { priority: Math.min(priority, maxPriority) }),
            ...(trace && { telemetry: { metadata: trace } }),
          });
        } catch (error) {
          throw new QueueUnavailableError(name, error);
        }
      }),
    );
  }

  /** Starts a worker for a queue of this name. @param concurrency jobs at once in this process */
  startWorker<Name extends JobName>(name: Name, handler: JobHandler<Name>, concurrency: number) {
    const activity = { activeJobs: 0, lastFinishedAt: performance.now() };
    this.#activity.set(name, activity);
    const process = async (job: Job, token?: string) => {
      const startedAt = performance.now();
      const finish = (outcome: Outcome) =>
        this.#onAttemptFinished(name, outcome, (performance.now() - startedAt) / 1000);
      activity.activeJobs++;
      try {
        await this.tracing.continueFrom(
          job.opts.telemetry?.metadata,
          `job ${name}`,
          { attempt: job.attemptsMade + 1 },
          () => handler(jobSchemas[name].parse(job.data), job),
        );
        finish('done');
      } catch (error) {
        if (error instanceof JobPostponedError) {
          finish('postponed');
          await job.moveToDelayed(Date.now() + error.delayMs, token);
          throw new DelayedError();
        }
        const isDeletion = isRowGone(error) && job.attemptsStarted <= maxDeletionAttempts;
        const isOutage = isUnavailable(error) && Date.now() - job.timestamp <= outage.maxJobAgeMs;
        if (!isDeletion && !isOutage) {
          finish('failed');
          throw error;
        }
        finish('postponed');
        const context = { err: error, job: job.id, queue: name };
        if (isDeletion) this.log.info(context, 'a row was deleted meanwhile, the job runs again');
        else this.log.warn(context, 'job postponed');
        await job.moveToDelayed(Date.now() + outage.retryDelayMs, token);
        throw new DelayedError();
      } finally {
        activity.activeJobs--;
        activity.lastFinishedAt = performance.now();
      }
    };
    const options = { ...lockOptions, concurrency, autorun: false };
    const redis = this.env.REDIS_URL ? this.#redis(this.env.REDIS_URL, false) : undefined;
    void this.#runWorker(name, () => {
      const worker = redis
        ? new Worker(name, process, { ...options, ...redis })
        : new onPostgres.Worker(name, process, { ...options, ...this.#postgres() });
      worker.on('error', (error: Error) => this.#reportUnavailable(name, error));
      worker.on('failed', (job: Job | undefined, error: Error) =>
        this.log.error({ err: error, job: job?.id, queue: name, attempt: job?.attemptsMade }, 'job failed'),
      );
      return worker;
    });
  }

  /** BullMQ on PostgreSQL never connects again after its first connection failed, so each try gets a new worker. */
  async #runWorker(name: JobName, create: () => AnyWorker) {
    while (!this.#stopping.signal.aborted) {
      const worker = create();
      this.#workers.set(worker, name);
      try {
        await worker.waitUntilReady();
        await worker.run();
        return;
      } catch (error) {
        this.#reportUnavailable(name, error as Error);
      }
      this.#workers.delete(worker);
      await worker.close().catch(() => undefined);
      await pause(outage.retryDelayMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  /** BullMQ can emit thousands of errors per second during an outage. */
  #reportUnavailable(name: JobName, error: Error) {
    const now = performance.now();
    if (now - (this.#reportedAt.get(name) ?? -Infinity) < outage.reportIntervalMs) return;
    this.#reportedAt.set(name, now);
    this.log.warn({ err: error.message, queue: name }, 'queue store unavailable');
  }

  /** Returns the number of unfinished and failed jobs per queue and state. */
  async depths(): Promise<{ queue: JobName; state: string; jobs: number }[]> {
    const counts = await Promise.all(
      jobNames.map(async (queue) => {
        const open = await this.#open(queue);
        const states = await open.getJobCounts('waiting', 'active', 'delayed', 'prioritized', 'failed');
        return Object.entries(states).map(([state, count]) => ({ queue, state, jobs: count }));
      }),
    );
    return counts.flat();
  }

  /**
   * Opens and returns all queues, for the operator's dashboard.
   * @throws while the queue store is unavailable; the next call tries again
   */
  async connect(): Promise<Queue[]> {
    const queues = await Promise.all(jobNames.map((name) => this.#open(name)));
    return queues.filter((queue): queue is Queue => queue instanceof Queue);
  }

  /** Sets the callback for every finished attempt of a job; duration in seconds. */
  onAttemptFinished(callback: OnAttemptFinished) {
    this.#onAttemptFinished = callback;
  }

  /** Returns the age of the next job of each queue, with and without priority, s; 0 for an empty queue. */
  async waitingTimes(names: JobName[] = jobNames): Promise<{ queue: JobName; seconds: number }[]> {
    return Promise.all(
      names.map(async (queue) => {
        const open = await this.#open(queue);
        const next = await open.getJobs(['waiting', 'prioritized'], 0, 0, true);
        const ages = next.map(({ timestamp }) => (Date.now() - timestamp) / 1000);
        return { queue, seconds: Math.max(0, ...ages) };
      }),
    );
  }

  /** Returns the work of each queue. */
  async work(): Promise<QueueWork[]> {
    return Promise.all(
      jobNames.map(async (name) => {
        const queue = await this.#open(name);
        const now = Date.now();
        const [isPaused, counts, due, next] = await Promise.all([
          queue.isPaused(),
          queue.getJobCounts('waiting', 'prioritized', 'active'),
          queue.getDelayedCount(now),
          queue.getJobs(['waiting', 'prioritized'], 0, 0, true),
        ]);
        const { waiting = 0, prioritized = 0, active = 0 } = counts;
        const waits = next.map(({ timestamp, processedOn = 0 }) => now - Math.max(timestamp, processedOn));
        return {
          queue: name,
          isPaused,
          jobs: isPaused ? active : active + waiting + prioritized + due,
          waitingSeconds: Math.max(0, ...waits) / 1000,
        };
      }),
    );
  }

  /**
   * Returns queues with waiting jobs although their worker in this process is idle. Paused queues do not count.
   * @throws while Redis is unavailable
   */
  async stuckQueues(thresholdMs = stuckAfterMs): Promise<JobName[]> {
    await this.check();
    const idle = [...this.#activity].filter(
      ([, { activeJobs, lastFinishedAt }]) =>
        activeJobs === 0 && performance.now() - lastFinishedAt >= thresholdMs,
    );
    const ages = await this.waitingTimes(idle.map(([name]) => name));
    const overdue = ages.filter(({ seconds }) => seconds * 1000 > thresholdMs);
    const paused = await Promise.all(overdue.map(async ({ queue }) => (await this.#open(queue)).isPaused()));
    return overdue.filter((_, at) => !paused[at]).map(({ queue }) => queue);
  }

  /** Health check. @throws while Redis is unavailable */
  async check() {
    if ([...this.#connections].some(({ status }) => status !== 'ready')) throw new Error('redis unavailable');
  }

  /** Waits for active jobs, then closes all workers, queues and connections. */
  async close() {
    this.#stopping.abort();
    await Promise.all([...this.#workers].map(([worker, name]) => this.#closeWorker(worker, name)));
    await Promise.all([...this.#queues.values()].map(({ queue }) => queue.close()));
    for (const connection of this.#connections) this.#disconnect(connection);
  }

  /**
   * BullMQ waits for the end of the worker's connection, which ioredis does not report for one that waits to connect again.
   * So a worker without jobs is given up after a moment.
   */
  async #closeWorker(worker: AnyWorker, name: JobName) {
    const closed = worker.close().then(() => true);
    const isIdle = () => {
      const { activeJobs = 0, lastFinishedAt = 0 } = this.#activity.get(name) ?? {};
      return activeJobs === 0 && performance.now() - lastFinishedAt > closeGraceMs;
    };
    while (!(await Promise.race([closed, pause(closeGraceMs, false, { ref: false })])) && !isIdle());
  }

  #disconnect(connection: Redis) {
    connection.disconnect();
    this.#connections.delete(connection);
  }

  /** Waits while the store does not answer. @throws when the opening failed; the next call opens a new queue */
  async #open(name: JobName): Promise<AnyQueue> {
    const { queue, opened } = this.#queues.get(name) ?? this.#create(name);
    await opened;
    return queue;
  }

  /** @throws when the queue cannot be opened, or not in time */
  async #openInTime(name: JobName): Promise<AnyQueue> {
    if (this.#queues.get(name)?.isOpen) return this.#open(name);
    const timer = new AbortController();
    const timedOut = pause(openTimeoutMs, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`not open within ${openTimeoutMs} ms`);
    });
    try {
      return await Promise.race([this.#open(name), timedOut]);
    } finally {
      timer.abort();
      timedOut.catch(() => undefined);
    }
  }

  #create(name: JobName): OpenQueue {
    const redis = this.env.REDIS_URL ? this.#redis(this.env.REDIS_URL, true) : undefined;
    const queue = redis ? new Queue(name, redis) : new onPostgres.Queue(name, this.#postgres());
    queue.on('error', (error: Error) => this.#reportUnavailable(name, error));
    // BullMQ keeps a failed opening for ever: the next call opens a new queue.
    const discard = async () => {
      this.#queues.delete(name);
      await queue.close().catch(() => undefined);
      if (redis) this.#disconnect(redis.connection);
    };
    const opened = queue.waitUntilReady().then(
      () => void (entry.isOpen = true),
      (error: unknown) => {
        void discard();
        throw error;
      },
    );
    opened.catch(() => undefined);
    const entry: OpenQueue = { queue, opened, isOpen: false };
    this.#queues.set(name, entry);
    return entry;
  }

  #postgres() {
    return {
      connection: {
        ...clientOptions(this.env.DATABASE_URL, timeouts.connectMs),
        schema: 'bullmq',
        migrate: true,
        max: 3,
      },
    };
  }

  #redis(url: string, failFast: boolean) {
    const connection = openRedis(url, this.log, { failFast });
    this.#connections.add(connection);
    return { connection, prefix: redisKeyPrefix(this.env.DATABASE_URL, this.env.REDIS_PREFIX) };
  }
}
