import { readdirSync, readFileSync } from 'node:fs';
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
import { audience, startIssuer } from '@rinkside/testkit/issuer';
import type { Pool } from 'pg';

/** Ticks of the clock processes are charged by, a second; 100 on every Linux. */
const ticks = 100;

const statOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(parent), cpu: (Number(rest[9]) + Number(rest[10])) / ticks };
};

/** Processor time a process has used, s. */
export const cpuOf = (pid = 0) => statOf(pid).cpu;
/** Memory a process holds, bytes. */
export const memoryOf = (pid = 0) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** The product as separate processes on a database and a Redis of its own, with as many workers as somebody asks for. */
export class Fleet {
  private constructor(
    readonly origin: string,
    readonly issuer: Awaited<ReturnType<typeof startIssuer>>,
    readonly pool: Pool,
    readonly queues: Queues,
    readonly gateway: Child,
    readonly relay: Child,
    readonly redis: Child | undefined,
    private readonly env: NodeJS.ProcessEnv,
    private readonly processes: Processes,
    private readonly undo: (() => Promise<unknown>)[],
  ) {}

  static async open(postgresUrl: string): Promise<Fleet> {
    const program = findPiece('redis', inherited());
    if (!program) throw new Error('this measures with a Redis of its own, and there is none on this machine');
    const home = await mkdtemp(join(tmpdir(), 'rinkside-fleet-'));
    const undo: Fleet['undo'] = [() => rm(home, { recursive: true, force: true })];
    const database = await createDatabase(postgresUrl);
    undo.push(() => database.drop());
    const issuer = await startIssuer();
    undo.push(() => issuer.close());
    const processes = await Processes.open(home);
    undo.push(() => processes.stop());
    const redis = await ownRedis(processes, home, { env: inherited(), program, durable: true });
    const port = await freePort();
    const env = {
      ...inherited(),
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      RINKSIDE_HOME: home,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      OIDC_ISSUER: issuer.url,
      OIDC_AUDIENCE: audience,
      RATE_LIMIT_FACTOR: '1000',
      METRICS_PORT: '0',
    };
    const gateway = await processes.start(gatewayProgram('gateway', port, env));
    const relay = await processes.start(await workerProgram('relay', { ...env, WORKER_JOBS: 'relay' }));
    const pool = openPool(database.url, 4);
    undo.push(() => pool.end());
    const queues = new Queues(loadEnv(env), createLog('fleet', 'silent'));
    undo.push(() => queues.close());
    return new Fleet(
      env.PUBLIC_ORIGIN,
      issuer,
      pool,
      queues,
      gateway,
      relay,
      redis.child,
      env,
      processes,
      undo,
    );
  }

  /** So many processes that do these jobs and nothing else, started side by side. */
  async workers(count: number, jobs: string): Promise<Child[]> {
    const programs = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        workerProgram(`worker-${jobs.length}-${count}-${at}`, { ...this.env, WORKER_JOBS: jobs }),
      ),
    );
    return Promise.all(programs.map((program) => this.processes.start(program)));
  }

  /** Processor time of the whole PostgreSQL server, s. */
  async databaseCpu(): Promise<number> {
    const { rows } = await this.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { parent } = statOf(rows[0]?.pid ?? 0);
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .reduce((sum, name) => {
        try {
          const { parent: own, cpu } = statOf(Number(name));
          return own === parent || Number(name) === parent ? sum + cpu : sum;
        } catch {
          return sum;
        }
      }, 0);
  }

  async close() {
    for (const step of this.undo.toReversed()) await step();
  }
}
