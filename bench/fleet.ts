import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inherited, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import type { Child } from '@rinkside/stack/child';
import { findPiece } from '@rinkside/stack/install';
import { freePort } from '@rinkside/stack/ports';
import { Processes } from '@rinkside/stack/processes';
import { gatewayProgram, workerProgram } from '@rinkside/stack/programs';
import { ownRedis } from '@rinkside/stack/redis';
import { createDatabase, openPool } from '@rinkside/testkit/database';
import { audience, startIssuer, type Issuer } from '@rinkside/testkit/issuer';
import type { Pool } from 'pg';
import { largeDatabase } from './data/databases.js';
import { familyCpuOf, parentOf } from './processor.js';

export interface FleetOptions {
  /** Number of items in a pre-filled database; default an empty database. */
  items?: number;
  /** Extra environment variables of every process. */
  given?: Record<string, string>;
}

/** The product as separate processes on its own database and Redis; gateways and workers are started on request. */
export class Fleet {
  #startedCount = 0;

  private constructor(
    readonly issuer: Issuer,
    readonly pool: Pool,
    readonly queues: Queues,
    readonly redis: Child | undefined,
    /** Environment of its processes. */
    readonly env: NodeJS.ProcessEnv & { DATABASE_URL: string; REDIS_URL: string },
    private readonly processes: Processes,
    private readonly cleanups: (() => Promise<unknown>)[],
  ) {}

  static async open(postgresUrl: string, { items, given: extraEnv = {} }: FleetOptions = {}): Promise<Fleet> {
    const program = findPiece('redis', inherited());
    if (!program) throw new Error('the benchmark needs Redis, which is not installed on this machine');
    const cleanups: Fleet['cleanups'] = [];
    try {
      const home = await mkdtemp(join(tmpdir(), 'rinkside-fleet-'));
      cleanups.push(() => rm(home, { recursive: true, force: true }));
      const database = await (items ? largeDatabase(postgresUrl, items) : createDatabase(postgresUrl));
      cleanups.push(() => database.drop());
      const issuer = await startIssuer();
      cleanups.push(() => issuer.close());
      const processes = await Processes.open(home);
      cleanups.push(() => processes.stop());
      const redis = await ownRedis(processes, home, { env: inherited(), program, durable: true });
      const env = {
        ...inherited(),
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
  async gateway(): Promise<{ child: Child; port: number; origin: string }> {
    const port = await freePort();
    const child = await this.processes.start(
      gatewayProgram(`gateway-${++this.#startedCount}`, port, this.env),
    );
    return { child, port, origin: `http://127.0.0.1:${port}` };
  }

  /** Starts worker processes for the given jobs only. @param jobs value of WORKER_JOBS */
  async workers(count: number, jobs: string): Promise<Child[]> {
    const specs = await Promise.all(
      Array.from({ length: count }, () =>
        workerProgram(`worker-${++this.#startedCount}`, { ...this.env, WORKER_JOBS: jobs }),
      ),
    );
    return Promise.all(specs.map((spec) => this.processes.start(spec)));
  }

  /** CPU time of the whole PostgreSQL server, s. */
  async databaseCpu(): Promise<number> {
    const { rows } = await this.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    return familyCpuOf(parentOf(rows[0]?.pid ?? 0));
  }

  async close() {
    await closeAll(this.cleanups);
  }
}

const closeAll = async (cleanups: (() => Promise<unknown>)[]) => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
};
