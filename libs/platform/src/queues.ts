import { jobNames, jobSchemas, type JobName, type JobPayload } from '@rinkside/contracts/jobs';
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
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisScope } from './redis.js';
import { untraced, type Tracing } from './tracing.js';
import { isUnavailable } from './unavailable.js';

export interface JobToAdd {
  name: JobName;
  payload: JobPayload<JobName>;
  /** Made of event and reaction, or of several: the same facts published twice are one job. */
  id: string;
  /** What it goes on with; null unless traced. */
  trace?: string | null;
}

export type JobHandler<Name extends JobName> = (payload: JobPayload<Name>, job: Job) => Promise<void>;

/** A killed worker's job starts again elsewhere after 5 s, not after the default minute. */
const leases = { lockDuration: 5000, stalledInterval: 2500, maxStalledCount: 3 };

const jobOptions: JobsOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  // Long enough for a repeated publish to meet the job it already made.
  removeOnComplete: { age: 24 * 3600, count: 2000 },
  removeOnFail: { age: 7 * 24 * 3600 },
};

/**
 * A try that met a store which cannot serve counts for nothing: such an outage outlasts five tries. It is made again
 * after `pause`, unless the job is older than `longest`: then what is away is not coming back for this job, ms.
 */
const outage = { pause: 1000, longest: 3_600_000 };

type Outcome = 'done' | 'postponed' | 'failed';

/** Every try of a job counts, with how long it took, s. */
type JobEnded = (queue: JobName, outcome: Outcome, seconds: number) => void;

/** A queue whose jobs wait this long while nobody here does anything about it has stopped, ms. */
const stillness = 60_000;

type AnyQueue = Queue | InstanceType<typeof onPostgres.Queue>;
type AnyWorker = Pick<Worker, 'close'>;

/** The same queues on PostgreSQL, for the single process without Redis. */
const onPostgres = withBackend(createPostgresBackend);

/** One queue per job name, on Redis or, without it, on PostgreSQL. */
export class Queues {
  readonly #held = new Map<JobName, { busy: number; moved: number }>();
  #ended: JobEnded = () => undefined;
  readonly #queues = new Map<JobName, AnyQueue>();
  readonly #workers: AnyWorker[] = [];
  readonly #connections: Redis[] = [];

  constructor(
    private readonly env: Env,
    private readonly log: Log,
    private readonly tracing: Tracing = untraced,
  ) {}

  /**
   * Each by itself, and not as a bulk: ioredis makes a hidden class for every pipeline, and each of these holds what
   * was sent until the whole heap is swept.
   * @throws when the store does not take them: the caller publishes again.
   */
  async add(added: JobToAdd[]): Promise<void> {
    await Promise.all(
      added.map(({ name, payload, id, trace }) =>
        this.#queue(name).add(name, payload, {
          ...jobOptions,
          jobId: id,
          ...(trace && { telemetry: { metadata: trace } }),
        }),
      ),
    );
  }

  work<Name extends JobName>(name: Name, handler: JobHandler<Name>, concurrency: number) {
    const held = { busy: 0, moved: performance.now() };
    this.#held.set(name, held);
    const process = async (job: Job, token?: string) => {
      const began = performance.now();
      const end = (outcome: Outcome) => this.#ended(name, outcome, (performance.now() - began) / 1000);
      held.busy++;
      try {
        await this.tracing.continueFrom(
          job.opts.telemetry?.metadata,
          `job ${name}`,
          { attempt: job.attemptsMade + 1 },
          () => handler(jobSchemas[name].parse(job.data), job),
        );
        end('done');
      } catch (error) {
        if (!isUnavailable(error) || Date.now() - job.timestamp > outage.longest) {
          end('failed');
          throw error;
        }
        end('postponed');
        this.log.warn({ err: error, job: job.id, queue: name }, 'job is postponed');
        await job.moveToDelayed(Date.now() + outage.pause, token);
        throw new DelayedError();
      } finally {
        held.busy--;
        held.moved = performance.now();
      }
    };
    const options = { ...leases, concurrency };
    const worker = this.env.REDIS_URL
      ? new Worker(name, process, { ...options, ...this.#redis(this.env.REDIS_URL, false) })
      : new onPostgres.Worker(name, process, { ...options, ...this.#postgres() });
    worker.on('error', (error: Error) => this.log.warn({ err: error.message, queue: name }, 'queue is away'));
    worker.on('failed', (job: Job | undefined, error: Error) =>
      this.log.error({ err: error, job: job?.id, queue: name, attempt: job?.attemptsMade }, 'job failed'),
    );
    this.#workers.push(worker);
  }

  /** Jobs not done, per queue and state. */
  async depths(): Promise<{ queue: JobName; state: string; jobs: number }[]> {
    const counts = await Promise.all(
      jobNames.map(async (queue) => {
        const states = await this.#queue(queue).getJobCounts(
          'waiting',
          'active',
          'delayed',
          'prioritized',
          'failed',
        );
        return Object.entries(states).map(([state, count]) => ({ queue, state, jobs: count }));
      }),
    );
    return counts.flat();
  }

  /** All queues there are, for those who look at them. */
  all(): Queue[] {
    return jobNames
      .map((name) => this.#queue(name))
      .filter((queue): queue is Queue => queue instanceof Queue);
  }

  /** Has every end of a try told. */
  onEnd(ended: JobEnded) {
    this.#ended = ended;
  }

  /** How long the next job of each queue has waited, s; 0 where none waits. */
  async ages(names: JobName[] = jobNames): Promise<{ queue: JobName; seconds: number }[]> {
    return Promise.all(
      names.map(async (queue) => {
        const [next] = await this.#queue(queue).getWaiting(0, 0);
        return { queue, seconds: next ? Math.max(0, Date.now() - next.timestamp) / 1000 : 0 };
      }),
    );
  }

  /** Queues worked on here whose jobs wait although nobody does anything about it. @throws while Redis is away. */
  async stopped(patience = stillness): Promise<JobName[]> {
    if (this.#connections.some(({ status }) => status !== 'ready')) throw new Error('redis is away');
    const still = [...this.#held].filter(
      ([, { busy, moved }]) => busy === 0 && performance.now() - moved >= patience,
    );
    const ages = await this.ages(still.map(([name]) => name));
    const late = ages.filter(({ seconds }) => seconds * 1000 > patience);
    // An operator who paused a queue knows.
    const paused = await Promise.all(late.map(({ queue }) => this.#queue(queue).isPaused()));
    return late.filter((_, at) => !paused[at]).map(({ queue }) => queue);
  }

  /** Workers finish what they hold, then everything is closed. */
  async close() {
    await Promise.all(this.#workers.map((worker) => worker.close()));
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    for (const connection of this.#connections) connection.disconnect();
  }

  #queue(name: JobName): AnyQueue {
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = this.env.REDIS_URL
      ? new Queue(name, this.#redis(this.env.REDIS_URL, true))
      : new onPostgres.Queue(name, this.#postgres());
    queue.on('error', (error: Error) => this.log.warn({ err: error.message, queue: name }, 'queue is away'));
    this.#queues.set(name, queue);
    return queue;
  }

  #postgres() {
    return {
      connection: { connectionString: this.env.DATABASE_URL, schema: 'bullmq', migrate: true, max: 3 },
    };
  }

  #redis(url: string, failFast: boolean) {
    const connection = openRedis(url, this.log, { failFast });
    this.#connections.push(connection);
    return { connection, prefix: redisScope(this.env.DATABASE_URL) };
  }
}
