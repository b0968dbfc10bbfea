import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '@rinkside/contracts/jobs';
import { inherited, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { freePort } from '@rinkside/stack/ports';
import { Processes } from '@rinkside/stack/processes';
import { gatewayProgram, workerProgram } from '@rinkside/stack/programs';
import { openPool } from '@rinkside/testkit/database';
import { audience, startIssuer } from '@rinkside/testkit/issuer';
import { allPublished } from '@rinkside/testkit/outbox';
import { until } from '@rinkside/testkit/until';
import type { Pool } from 'pg';
import { startBalancer } from './balancer.js';
import { signIn, startIdentities } from './identity.js';
import { Link } from './link.js';
import { ownClock } from './clocks.js';
import { smallDisk } from './disk.js';
import { openStores } from './stores.js';

export const processNames = [
  'postgres', 'redis', 'identity-1', 'identity-2', 'relay-1', 'relay-2', 'worker-1', 'worker-2', 'gateway-1', 'gateway-2',
] as const; // prettier-ignore
export type ProcessName = (typeof processNames)[number];

export interface InstallationOptions {
  /** Its workers do these jobs and nothing else; every job unless said. */
  jobs?: string;
  /** Added to every process's environment. */
  env?: Record<string, string>;
  /** Two of the product's own identity providers, in place of the tests' issuer. */
  identity?: boolean;
  /** A PostgreSQL of its own that keeps what it acknowledged, as production's does. */
  ownPostgres?: boolean;
  /** Stored media lie on a disk of their own, so large, MB. */
  mediaDisk?: number;
  /** Each gateway, relay and worker has a clock of its own. */
  clocks?: boolean;
  /** Wires to Redis and to PostgreSQL whose weather can be changed. */
  wired?: boolean;
}

/** Where processes reach the stores; the tests themselves go straight to them. */
interface Wires {
  gatewaysToRedis: Link;
  workersToRedis: Link;
  postgres: Link;
}

/** The built product as separate processes behind one address, on a database and a Redis of its own. */
export class Installation {
  private constructor(
    readonly origin: string,
    /** The gateways' own addresses, past the balancer. */
    readonly gateways: string[],
    /** A valid access token of somebody new, or known by that name. */
    readonly token: (subject: string) => Promise<string>,
    readonly pool: Pool,
    readonly queues: Queues,
    readonly home: string,
    readonly databaseUrl: string,
    readonly redisUrl: string,
    private readonly wires: Wires | undefined,
    /** Where each process tells of its figures. */
    private readonly metricsPorts: ReadonlyMap<string, string>,
    private readonly processes: Processes,
    private readonly undo: (() => Promise<unknown>)[],
  ) {}

  static async open(postgresUrl: string, options: InstallationOptions = {}): Promise<Installation> {
    const undo: (() => Promise<unknown>)[] = [];
    try {
      const home = await mkdtemp(join(tmpdir(), 'rinkside-fault-'));
      undo.push(() => rm(home, { recursive: true, force: true }));
      if (options.mediaDisk) undo.push(smallDisk(join(home, 'media'), options.mediaDisk));
      const processes = await Processes.open(home);
      undo.push(() => processes.stop());
      const stores = await openStores(processes, home, options.ownPostgres ? undefined : postgresUrl, undo);
      const wires = options.wired ? await layWires(stores, undo) : undefined;

      const ports = [await freePort(), await freePort()];
      const balancer = await startBalancer(ports);
      undo.push(() => balancer.close());
      const base = {
        ...inherited(),
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        RINKSIDE_HOME: home,
        PUBLIC_ORIGIN: options.identity ? balancer.origin : 'http://localhost',
        DATABASE_URL: wires?.postgres.url ?? stores.databaseUrl,
        REDIS_URL: wires?.workersToRedis.url ?? stores.redisUrl,
        OIDC_AUDIENCE: audience,
        RATE_LIMIT_FACTOR: '1000',
        METRICS_PORT: '0',
        ...options.env,
      };
      const issuer = options.identity ? await identities(processes, base, undo) : await ownIssuer(undo);
      const env = { ...base, ...issuer.env };
      const relay = { ...env, WORKER_JOBS: 'relay' };
      const worker = { ...env, WORKER_JOBS: options.jobs ?? jobNames.join(',') };
      const gateway = { ...env, REDIS_URL: wires?.gatewaysToRedis.url ?? stores.redisUrl };
      const own = (name: ProcessName, settings: NodeJS.ProcessEnv) =>
        options.clocks ? { ...settings, ...ownClock(home, name) } : settings;
      const programs = await Promise.all([
        ...(['relay-1', 'relay-2'] as const).map((name) => workerProgram(name, own(name, relay))),
        ...(['worker-1', 'worker-2'] as const).map((name) => workerProgram(name, own(name, worker))),
        ...(['gateway-1', 'gateway-2'] as const).map(async (name, at) => {
          const port = String(await freePort());
          return gatewayProgram(name, ports[at] ?? 0, own(name, { ...gateway, METRICS_PORT: port }));
        }),
      ]);
      const started = await Promise.allSettled(programs.map((each) => processes.start(each)));
      for (const result of started) if (result.status === 'rejected') throw result.reason;

      const pool = openPool(stores.databaseUrl, 4);
      undo.push(() => pool.end());
      const queues = new Queues(
        loadEnv({ ...env, DATABASE_URL: stores.databaseUrl, REDIS_URL: stores.redisUrl }),
        createLog('fault', 'silent'),
      );
      undo.push(() => queues.close());
      return new Installation(
        balancer.origin,
        ports.map((port) => `http://127.0.0.1:${port}`),
        issuer.token,
        pool,
        queues,
        home,
        stores.databaseUrl,
        stores.redisUrl,
        wires,
        new Map(programs.map(({ name, env: { METRICS_PORT } }) => [name, METRICS_PORT ?? ''])),
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

  /** The sum of a metric over its labels, as a process tells it now. */
  async metric(process: ProcessName, name: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.metricsPorts.get(process)}/metrics`);
    const lines = (await answer.text()).split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name);
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** How late a gateway's loop turned in the slowest hundredth since this was last asked, ms. */
  async loopLag(): Promise<number> {
    const lags = await Promise.all(
      (['gateway-1', 'gateway-2'] as const).map((name) =>
        this.metric(name, 'nodejs_eventloop_lag_p99_seconds'),
      ),
    );
    return Math.round(Math.max(...lags) * 1000);
  }

  wire(name: keyof Wires): Link {
    if (!this.wires) throw new Error('this installation has no wires of its own');
    return this.wires[name];
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
        if (!(await allPublished(this.pool))) return false;
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

type Undo = (() => Promise<unknown>)[];

const closeAll = async (undo: Undo) => {
  for (const step of undo.splice(0).toReversed()) await step();
};

const layWires = async (
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string },
  undo: Undo,
): Promise<Wires> => {
  const lay = async (url: string) => {
    const link = await Link.to(url);
    undo.push(() => link.close());
    return link;
  };
  return {
    gatewaysToRedis: await lay(redisUrl),
    workersToRedis: await lay(redisUrl),
    postgres: await lay(databaseUrl),
  };
};

const ownIssuer = async (undo: Undo) => {
  const issuer = await startIssuer();
  undo.push(() => issuer.close());
  return { env: { OIDC_ISSUER: issuer.url }, token: (subject: string) => issuer.token(subject, {}, '3h') };
};

const identities = async (processes: Processes, base: NodeJS.ProcessEnv, undo: Undo) => {
  const origin = String(base.PUBLIC_ORIGIN);
  const door = await startIdentities(processes, { ...base, OIDC_ISSUER: `${origin}/oidc` });
  undo.push(() => door.close());
  return {
    env: { OIDC_ISSUER: `${origin}/oidc`, IDENTITY_URL: door.origin },
    token: (subject: string) => signIn(origin, subject),
  };
};
