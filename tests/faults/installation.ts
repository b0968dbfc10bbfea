import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '@rinkside/contracts/jobs';
import { inherited, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { findPiece } from '@rinkside/stack/install';
import { freePort } from '@rinkside/stack/ports';
import { Processes } from '@rinkside/stack/processes';
import { gatewayProgram, workerProgram } from '@rinkside/stack/programs';
import { ownRedis } from '@rinkside/stack/redis';
import { createDatabase } from '@rinkside/testkit/database';
import { audience, startIssuer, type Issuer } from '@rinkside/testkit/issuer';
import { until } from '@rinkside/testkit/until';
import { Pool } from 'pg';
import { startBalancer } from './balancer.js';

export const processNames = [
  'redis', 'relay-1', 'relay-2', 'worker-1', 'worker-2', 'gateway-1', 'gateway-2',
] as const; // prettier-ignore
export type ProcessName = (typeof processNames)[number];

/** The built product as separate processes behind one address, on a database and a Redis of its own. */
export class Installation {
  private constructor(
    readonly origin: string,
    /** The gateways' own addresses, past the balancer. */
    readonly gateways: string[],
    readonly issuer: Issuer,
    readonly pool: Pool,
    readonly queues: Queues,
    readonly home: string,
    readonly databaseUrl: string,
    readonly redisUrl: string,
    private readonly processes: Processes,
    private readonly undo: (() => Promise<unknown>)[],
  ) {}

  /** Its workers do `jobs` and nothing else; every job unless said. `given` is added to every process's environment. */
  static async open(
    postgresUrl: string,
    jobs = jobNames.join(','),
    given: Record<string, string> = {},
  ): Promise<Installation> {
    const undo: (() => Promise<unknown>)[] = [];
    try {
      const database = await createDatabase(postgresUrl);
      undo.push(() => database.drop());
      const issuer = await startIssuer();
      undo.push(() => issuer.close());
      const home = await mkdtemp(join(tmpdir(), 'rinkside-fault-'));
      undo.push(() => rm(home, { recursive: true, force: true }));
      const processes = await Processes.open(home);
      undo.push(() => processes.stop());

      const program = findPiece('redis', inherited());
      if (!program) throw new Error('the fault tests need a Redis of their own on this machine');
      const redis = await ownRedis(processes, home, { env: inherited(), program, durable: true });
      const env = {
        ...inherited(),
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        RINKSIDE_HOME: home,
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        OIDC_ISSUER: issuer.url,
        OIDC_AUDIENCE: audience,
        RATE_LIMIT_FACTOR: '1000',
        METRICS_PORT: '0',
        ...given,
      };
      const ports = [await freePort(), await freePort()];
      const relay = { ...env, WORKER_JOBS: 'relay' };
      const worker = { ...env, WORKER_JOBS: jobs };
      const programs = await Promise.all([
        workerProgram('relay-1', relay),
        workerProgram('relay-2', relay),
        workerProgram('worker-1', worker),
        workerProgram('worker-2', worker),
        ...ports.map(async (port, at) =>
          gatewayProgram(`gateway-${at + 1}`, port, { ...env, PUBLIC_ORIGIN: 'http://localhost' }),
        ),
      ]);
      await Promise.all(programs.map((each) => processes.start(each)));

      const balancer = await startBalancer(ports);
      undo.push(() => balancer.close());
      const pool = new Pool({ connectionString: database.url, max: 4 });
      undo.push(() => pool.end());
      const queues = new Queues(loadEnv(env), createLog('fault', 'silent'));
      undo.push(() => queues.close());
      return new Installation(
        balancer.origin,
        ports.map((port) => `http://127.0.0.1:${port}`),
        issuer,
        pool,
        queues,
        home,
        database.url,
        redis.url,
        processes,
        undo,
      );
    } catch (error) {
      await closeAll(undo);
      throw error;
    }
  }

  process(name: ProcessName) {
    const child = this.processes.children.find((each) => each.name === name);
    if (!child) throw new Error(`there is no ${name}`);
    return child;
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(sql, values);
    return rows;
  }

  /** Until every fact is published and every job is done. */
  async settle(patience = 60_000): Promise<void> {
    await until(
      'the outbox is empty and the queues are idle',
      async () => {
        const waiting = await this.rows('select 1 from outbox where published_at is null limit 1');
        if (waiting.length > 0) return false;
        const depths = await this.queues.depths();
        return depths.every(({ jobs }) => jobs === 0);
      },
      patience,
    );
  }

  close(): Promise<void> {
    return closeAll(this.undo);
  }
}

const closeAll = async (undo: (() => Promise<unknown>)[]) => {
  for (const step of undo.splice(0).toReversed()) await step();
};
