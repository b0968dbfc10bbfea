import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import type { SupervisedProcess } from '@rinkside/dev-runtime/supervised-process';
import { findProgram } from '@rinkside/dev-runtime/install';
import { freePort } from '@rinkside/dev-runtime/ports';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { gatewayProcess, workerProcess } from '@rinkside/dev-runtime/process-specs';
import { embeddedRedis } from '@rinkside/dev-runtime/redis';
import { createDatabase, openPool } from '@rinkside/testkit/test-database';
import { audience, startIssuer, type Issuer } from '@rinkside/testkit/issuer';
import type { Pool } from 'pg';
import { createLargeDatabase } from './data/databases.js';
import { processTreeCpuSeconds, parentPidOf } from './cpu-usage.js';

export interface FleetOptions {
  /** Number of items in a pre-filled database; default an empty database. */
  items?: number;
  /** Extra environment variables of every process. */
  env?: Record<string, string>;
}

/** The product as separate processes on its own database and Redis; gateways and workers are started on request. */
export class Fleet {
  #startedCount = 0;

  private constructor(
    readonly issuer: Issuer,
    readonly pool: Pool,
    readonly queues: Queues,
    readonly redis: SupervisedProcess | undefined,
    /** Environment of its processes. */
    readonly env: NodeJS.ProcessEnv & { DATABASE_URL: string; REDIS_URL: string },
    private readonly processes: ProcessRegistry,
    private readonly cleanups: (() => Promise<unknown>)[],
  ) {}

  static async open(postgresUrl: string, { items, env: extraEnv = {} }: FleetOptions = {}): Promise<Fleet> {
    const program = findProgram('redis', childEnv());
    if (!program) throw new Error('the benchmark needs Redis, which is not installed on this machine');
    const cleanups: Fleet['cleanups'] = [];
    try {
      const home = await mkdtemp(join(tmpdir(), 'rinkside-fleet-'));
      cleanups.push(() => rm(home, { recursive: true, force: true }));
      const database = await (items ? createLargeDatabase(postgresUrl, items) : createDatabase(postgresUrl));
      cleanups.push(() => database.drop());
      const issuer = await startIssuer();
      cleanups.push(() => issuer.close());
      const processes = await ProcessRegistry.open(home);
      cleanups.push(() => processes.stop());
      const redis = await embeddedRedis(processes, home, { env: childEnv(), program, durable: true });
      const env = {
        ...childEnv(),
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
        RINKSIDE_HOME: home,
        PUBLIC_ORIGIN: 'http://127.0.0.1',
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        OIDC_ISSUER: issuer.url,
        OIDC_AUDIENCE: audience,
        // Keeps rate limiting active but never reached.
        RATE_LIMIT_FACTOR: '1000',
        METRICS_PORT: '0',
        ...extraEnv,
      };
      const pool = openPool(database.url, 4);
      cleanups.push(() => pool.end());
      await pool.query('update player set issuer = $1', [issuer.url]);
      const queues = new Queues(loadEnv(env), createLog('fleet', 'silent'));
      cleanups.push(() => queues.close());
      return new Fleet(issuer, pool, queues, redis.child, env, processes, cleanups);
    } catch (error) {
      await closeAll(cleanups);
      throw error;
    }
  }

  /** Starts one more gateway. */
  async gateway(): Promise<{ child: SupervisedProcess; port: number; origin: string }> {
    const port = await freePort();
    const child = await this.processes.start(
      gatewayProcess(`gateway-${++this.#startedCount}`, port, this.env),
    );
    return { child, port, origin: `http://127.0.0.1:${port}` };
  }

  /** Starts worker processes for the given jobs only. @param jobs value of WORKER_JOBS */
  async workers(count: number, jobs: string): Promise<SupervisedProcess[]> {
    const specs = await Promise.all(
      Array.from({ length: count }, () =>
        workerProcess(`worker-${++this.#startedCount}`, { ...this.env, WORKER_JOBS: jobs }),
      ),
    );
    return Promise.all(specs.map((spec) => this.processes.start(spec)));
  }

  /** CPU time of the whole PostgreSQL server, s. */
  async databaseCpu(): Promise<number> {
    const { rows } = await this.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    return processTreeCpuSeconds(parentPidOf(rows[0]?.pid ?? 0));
  }

  async close() {
    await closeAll(this.cleanups);
  }
}

const closeAll = async (cleanups: (() => Promise<unknown>)[]) => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
};
