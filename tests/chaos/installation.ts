import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { freePort } from '@rinkside/dev-runtime/ports';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { gatewayProcess, workerProcess } from '@rinkside/dev-runtime/process-specs';
import { openPool } from '@rinkside/testkit/test-database';
import { audience, startIssuer } from '@rinkside/testkit/issuer';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { Pool } from 'pg';
import { startBalancer } from './balancer.js';
import { signUpForToken, startIdentityReplicas } from './identity-replicas.js';
import { FlakyProxy } from './flaky-proxy.js';
import { faketimeEnv } from './faketime.js';
import { mountTmpfs } from './tmpfs.js';
import { startTestStores } from './test-stores.js';

const processNames = [
  'postgres', 'redis', 'identity-1', 'identity-2', 'relay-1', 'relay-2', 'worker-1', 'worker-2', 'gateway-1', 'gateway-2',
] as const; // prettier-ignore
export type ProcessName = (typeof processNames)[number];

export interface InstallationOptions {
  /** Jobs of the workers, comma-separated; default: all. */
  jobs?: string;
  /** Added to the environment of every process. */
  env?: Record<string, string>;
  /** Starts two of the product's identity providers instead of the test issuer. */
  useIdentityProviders?: boolean;
  /** Starts a dedicated PostgreSQL with fsync on, as in production. */
  dedicatedPostgres?: boolean;
  /** Puts object storage on a tmpfs of this size, MB. */
  mediaDiskMb?: number;
  /** Gives each gateway, relay and worker its own wall clock. */
  useFaketime?: boolean;
  /** Puts flaky proxies in front of Redis and PostgreSQL. */
  useFlakyProxies?: boolean;
}

/** Proxies the processes connect through. The tests connect to the stores directly. */
interface StoreProxies {
  gatewaysToRedis: FlakyProxy;
  workersToRedis: FlakyProxy;
  postgres: FlakyProxy;
}

/** The built product as separate processes behind one balancer, with its own database and Redis. */
export class Installation {
  private constructor(
    readonly origin: string,
    /** Direct addresses of the gateways, without the balancer. */
    readonly gateways: string[],
    /** Returns a valid access token for a subject; creates the account when needed. */
    readonly token: (subject: string) => Promise<string>,
    readonly pool: Pool,
    readonly queues: Queues,
    readonly home: string,
    readonly databaseUrl: string,
    readonly redisUrl: string,
    private readonly proxies: StoreProxies | undefined,
    /** Metrics port by process. */
    private readonly metricsPorts: ReadonlyMap<string, string>,
    private readonly processes: ProcessRegistry,
    private readonly cleanups: (() => Promise<unknown>)[],
  ) {}

  static async open(postgresUrl: string, options: InstallationOptions = {}): Promise<Installation> {
    const cleanups: (() => Promise<unknown>)[] = [];
    try {
      const home = await mkdtemp(join(tmpdir(), 'rinkside-fault-'));
      cleanups.push(() => rm(home, { recursive: true, force: true }));
      if (options.mediaDiskMb) cleanups.push(mountTmpfs(join(home, 'media'), options.mediaDiskMb));
      const processes = await ProcessRegistry.open(home);
      cleanups.push(() => processes.stop());
      const stores = await startTestStores(
        processes,
        home,
        options.dedicatedPostgres ? undefined : postgresUrl,
        cleanups,
      );
      const proxies = options.useFlakyProxies ? await openProxies(stores, cleanups) : undefined;

      const ports = [await freePort(), await freePort()];
      const balancer = await startBalancer(ports);
      cleanups.push(() => balancer.close());
      const base = {
        ...childEnv(),
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        RINKSIDE_HOME: home,
        PUBLIC_ORIGIN: options.useIdentityProviders ? balancer.origin : 'http://localhost',
        DATABASE_URL: proxies?.postgres.url ?? stores.databaseUrl,
        REDIS_URL: proxies?.workersToRedis.url ?? stores.redisUrl,
        OIDC_AUDIENCE: audience,
        RATE_LIMIT_FACTOR: '1000',
        METRICS_PORT: '0',
        ...options.env,
      };
      const issuer = options.useIdentityProviders
        ? await startIdentityProviders(processes, base, cleanups)
        : await startTestIssuer(cleanups);
      const env = { ...base, ...issuer.env };
      const relay = { ...env, WORKER_JOBS: 'relay' };
      const worker = { ...env, WORKER_JOBS: options.jobs ?? jobNames.join(',') };
      const gateway = { ...env, REDIS_URL: proxies?.gatewaysToRedis.url ?? stores.redisUrl };
      const withClock = (name: ProcessName, settings: NodeJS.ProcessEnv) =>
        options.useFaketime ? { ...settings, ...faketimeEnv(home, name) } : settings;
      const programs = await Promise.all([
        ...(['relay-1', 'relay-2'] as const).map((name) => workerProcess(name, withClock(name, relay))),
        ...(['worker-1', 'worker-2'] as const).map((name) => workerProcess(name, withClock(name, worker))),
        ...(['gateway-1', 'gateway-2'] as const).map(async (name, at) => {
          const port = String(await freePort());
          return gatewayProcess(name, ports[at] ?? 0, withClock(name, { ...gateway, METRICS_PORT: port }));
        }),
      ]);
      const started = await Promise.allSettled(programs.map((program) => processes.start(program)));
      for (const result of started) if (result.status === 'rejected') throw result.reason;

      const pool = openPool(stores.databaseUrl, 4);
      cleanups.push(() => pool.end());
      const queues = new Queues(
        loadEnv({ ...env, DATABASE_URL: stores.databaseUrl, REDIS_URL: stores.redisUrl }),
        createLog('fault', 'silent'),
      );
      cleanups.push(() => queues.close());
      return new Installation(
        balancer.origin,
        ports.map((port) => `http://127.0.0.1:${port}`),
        issuer.token,
        pool,
        queues,
        home,
        stores.databaseUrl,
        stores.redisUrl,
        proxies,
        new Map(programs.map(({ name, env: { METRICS_PORT } }) => [name, METRICS_PORT ?? ''])),
        processes,
        cleanups,
      );
    } catch (error) {
      await closeAll(cleanups);
      throw error;
    }
  }

  process(name: ProcessName) {
    const child = this.processes.children.find((process) => process.name === name);
    if (!child) throw new Error(`no process named ${name}`);
    return child;
  }

  /** Reads a metric of a process, summed over its labels. */
  async metric(process: ProcessName, name: string): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${this.metricsPorts.get(process)}/metrics`);
    const lines = (await response.text()).split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name);
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Returns the larger p99 event loop lag of the two gateways since the last call, ms. */
  async eventLoopLagMs(): Promise<number> {
    const lags = await Promise.all(
      (['gateway-1', 'gateway-2'] as const).map((name) =>
        this.metric(name, 'nodejs_eventloop_lag_p99_seconds'),
      ),
    );
    return Math.round(Math.max(...lags) * 1000);
  }

  flakyProxy(name: keyof StoreProxies): FlakyProxy {
    if (!this.proxies) throw new Error('the installation was opened without proxies');
    return this.proxies[name];
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(sql, values);
    return rows;
  }

  /** Waits until the outbox is empty and all queues are idle. */
  async settle(timeoutMs = 60_000): Promise<void> {
    await waitFor(
      'the outbox is empty and the queues are idle',
      async () => {
        if (!(await isOutboxEmpty(this.pool))) return false;
        const depths = await this.queues.depths();
        return depths.every(({ jobs }) => jobs === 0);
      },
      timeoutMs,
    );
  }

  close(): Promise<void> {
    return closeAll(this.cleanups);
  }
}

type Cleanups = (() => Promise<unknown>)[];

const closeAll = async (cleanups: Cleanups) => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
};

const openProxies = async (
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string },
  cleanups: Cleanups,
): Promise<StoreProxies> => {
  const openProxy = async (url: string) => {
    const proxy = await FlakyProxy.open(url);
    // Cleanups run in reverse order: processes without their stores take seconds to stop.
    cleanups.unshift(() => proxy.close());
    return proxy;
  };
  return {
    gatewaysToRedis: await openProxy(redisUrl),
    workersToRedis: await openProxy(redisUrl),
    postgres: await openProxy(databaseUrl),
  };
};

const startTestIssuer = async (cleanups: Cleanups) => {
  const issuer = await startIssuer();
  cleanups.push(() => issuer.close());
  return { env: { OIDC_ISSUER: issuer.url }, token: (subject: string) => issuer.token(subject, {}, '3h') };
};

const startIdentityProviders = async (
  processes: ProcessRegistry,
  base: NodeJS.ProcessEnv,
  cleanups: Cleanups,
) => {
  const origin = String(base.PUBLIC_ORIGIN);
  const balancer = await startIdentityReplicas(processes, { ...base, OIDC_ISSUER: `${origin}/oidc` });
  cleanups.push(() => balancer.close());
  return {
    env: { OIDC_ISSUER: `${origin}/oidc`, IDENTITY_URL: balancer.origin },
    token: (subject: string) => signUpForToken(origin, subject),
  };
};
