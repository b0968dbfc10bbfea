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
  /** So many items in a database that is large already; an empty one unless said. */
  items?: number;
  /** Added to every process's environment. */
  given?: Record<string, string>;
}

/** The product as separate processes on a database and a Redis of its own, with as many of each as somebody asks for. */
export class Fleet {
  #started = 0;

  private constructor(
    readonly issuer: Issuer,
    readonly pool: Pool,
    readonly queues: Queues,
    readonly redis: Child | undefined,
    /** What its processes are given. */
    readonly env: NodeJS.ProcessEnv & { DATABASE_URL: string; REDIS_URL: string },
    private readonly processes: Processes,
    private readonly undo: (() => Promise<unknown>)[],
  ) {}

  static async open(postgresUrl: string, { items, given = {} }: FleetOptions = {}): Promise<Fleet> {
    const program = findPiece('redis', inherited());
    if (!program) throw new Error('this measures with a Redis of its own, and there is none on this machine');
    const undo: Fleet['undo'] = [];
    try {
      const home = await mkdtemp(join(tmpdir(), 'rinkside-fleet-'));
      undo.push(() => rm(home, { recursive: true, force: true }));
      const database = await (items ? largeDatabase(postgresUrl, items) : createDatabase(postgresUrl));
      undo.push(() => database.drop());
      const issuer = await startIssuer();
      undo.push(() => issuer.close());
      const processes = await Processes.open(home);
      undo.push(() => processes.stop());
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
        // Every call is counted; nobody here is to be refused.
        RATE_LIMIT_FACTOR: '1000',
        METRICS_PORT: '0',
        ...given,
      };
      const pool = openPool(database.url, 4);
      undo.push(() => pool.end());
      await pool.query('update player set issuer = $1', [issuer.url]);
      const queues = new Queues(loadEnv(env), createLog('fleet', 'silent'));
      undo.push(() => queues.close());
      return new Fleet(issuer, pool, queues, redis.child, env, processes, undo);
    } catch (error) {
      await closeAll(undo);
      throw error;
    }
  }

  /** One more gateway. */
  async gateway(): Promise<{ child: Child; port: number; origin: string }> {
    const port = await freePort();
    const child = await this.processes.start(gatewayProgram(`gateway-${++this.#started}`, port, this.env));
    return { child, port, origin: `http://127.0.0.1:${port}` };
  }

  /** So many processes that do these jobs and nothing else, started side by side. */
  async workers(count: number, jobs: string): Promise<Child[]> {
    const programs = await Promise.all(
      Array.from({ length: count }, () =>
        workerProgram(`worker-${++this.#started}`, { ...this.env, WORKER_JOBS: jobs }),
      ),
    );
    return Promise.all(programs.map((program) => this.processes.start(program)));
  }

  /** Processor time of the whole PostgreSQL server, s. */
  async databaseCpu(): Promise<number> {
    const { rows } = await this.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    return familyCpuOf(parentOf(rows[0]?.pid ?? 0));
  }

  async close() {
    await closeAll(this.undo);
  }
}

const closeAll = async (undo: (() => Promise<unknown>)[]) => {
  for (const step of undo.splice(0).toReversed()) await step();
};
