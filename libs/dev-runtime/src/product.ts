import { resolve } from 'node:path';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { childEnv } from '@rinkside/platform/env';
import type { SupervisedProcess } from './supervised-process.js';
import { RuntimeError } from './errors.js';
import { findFfmpeg, type Ffmpeg } from './ffmpeg.js';
import { DataDirLock, prepareDataDir } from './data-dir.js';
import { findProgram, installCommand } from './install.js';
import { freePort, requirePort } from './ports.js';
import { parseDatabaseUrl } from '@rinkside/platform/database-connection';
import { embeddedPostgres, externalPostgres } from './postgres.js';
import { ProcessRegistry } from './process-registry.js';
import { gatewayProcess, identityProcess, workerProcess } from './process-specs.js';
import { externalRedis, embeddedRedis } from './redis.js';
import { runIdentityMigrations, runMigrations, runSeed, type DemoAccount } from './setup-steps.js';

export interface ProductOptions {
  /** The data folder. */
  home: string;
  /** `single`: gateway, relay and workers in one process, without Redis. */
  mode: 'redis' | 'single';
  gateways?: 1 | 2;
  workers?: 1 | 2;
  /** Seeds demo players; otherwise only the organization directory. */
  demo?: boolean;
  /** Port of the first gateway; default any free one. */
  port?: number;
  /** The operator's settings, passed to every process; default this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** Crash-safe storage; tests turn it off for speed. */
  durable?: boolean;
  progress?: (line: string) => void;
  /** Aborts the start. */
  signal?: AbortSignal;
}

export interface Product {
  /** The public origin, which is also the issuer's, then the origin of a second gateway. */
  origins: string[];
  /** The address of each gateway. */
  gateways: string[];
  /** By name: postgres, redis, identity, relay, worker-1, gateway-1 (`single` in single mode) and so on. */
  processes: Record<string, SupervisedProcess>;
  databaseUrl: string;
  redisUrl: string | undefined;
  ffmpeg: Ffmpeg;
  accounts: DemoAccount[];
  registry: ProcessRegistry;
  /** Stops everything in order. */
  stop(): Promise<void>;
}

const loopbackAddresses = '127.0.0.1,::1';

/** The server and database, without user and parameters. */
const nameOfDatabase = (url: string): string => {
  const { host, port, database } = parseDatabaseUrl(url);
  return `${host}${port ? `:${port}` : ''}/${database}`;
};

const openRedis = async (options: ProductOptions, processes: ProcessRegistry, env: NodeJS.ProcessEnv) => {
  if (options.mode === 'single') return undefined;
  if (env.REDIS_URL) return externalRedis(env.REDIS_URL);
  const program = findProgram('redis', env);
  if (!program)
    throw new RuntimeError(
      `There is no Redis on this machine; ${installCommand(['redis'], env)}, or set REDIS_URL.`,
    );
  return embeddedRedis(processes, options.home, { env, program, durable: options.durable ?? true });
};

/** Like Promise.all, but rejects only when nothing runs any more, so that all started processes are known and can be stopped. */
const settleAll = async <T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};

const startProcesses = async (options: ProductOptions, processes: ProcessRegistry, signal: AbortSignal) => {
  const {
    home,
    mode,
    gateways = 1,
    workers = 1,
    demo = true,
    durable = true,
    progress = () => undefined,
  } = options;
  const source = options.env ?? childEnv();
  const port = options.port || (await freePort());
  await requirePort(port);
  const ffmpeg = await findFfmpeg(source);
  const env: NodeJS.ProcessEnv = {
    ...source,
    RINKSIDE_HOME: home,
    BIND_ADDRESS: source.BIND_ADDRESS || loopbackAddresses,
    PUBLIC_ORIGIN: source.PUBLIC_ORIGIN || `http://localhost:${port}`,
    ...(ffmpeg.missing === undefined
      ? { FFMPEG_PATH: ffmpeg.path, FFPROBE_PATH: ffmpeg.probe }
      : { FFMPEG_MISSING: ffmpeg.missing }),
  };

  progress(source.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL');
  const openPostgres = source.DATABASE_URL
    ? externalPostgres(source.DATABASE_URL)
    : embeddedPostgres(processes, home, { env: source, durable });
  const [postgres, redis] = await settleAll([openPostgres, openRedis(options, processes, source)]);
  env.DATABASE_URL = postgres.url;
  if (redis) env.REDIS_URL = redis.url;
  else delete env.REDIS_URL;
  signal.throwIfAborted();

  progress(mode === 'single' ? 'Starting the product in one process' : 'Starting gateways and workers');
  const ports = [port];
  if (gateways === 2) ports.push(await freePort());
  const context = { home, env, signal };
  const startIdentity = async () => {
    await runIdentityMigrations(context);
    await processes.start(identityProcess(env));
  };
  const serverSpecs = async () => {
    if (mode === 'single') return [gatewayProcess('single', port, env, true)];
    const names = Array.from({ length: workers }, (_, index) => `worker-${index + 1}`);
    const jobs = { WORKER_JOBS: jobNames.join(','), ...env };
    return [
      // Separate, so that no job delays live updates.
      await workerProcess('relay', { ...env, WORKER_JOBS: 'relay' }),
      ...(await Promise.all(names.map((name) => workerProcess(name, jobs)))),
      ...ports.map((gatewayPort, index) =>
        gatewayProcess(`gateway-${index + 1}`, gatewayPort, index ? { ...env, METRICS_PORT: '0' } : env),
      ),
    ];
  };
  const startServers = async () => {
    await runMigrations(context);
    const specs = await serverSpecs();
    await settleAll(specs.map((spec) => processes.start(spec)));
  };
  const embeddedIdentity = !source.OIDC_ISSUER;
  if (embeddedIdentity) {
    env.IDENTITY_URL = `http://127.0.0.1:${await freePort()}`;
    env.GATEWAY_URL = `http://127.0.0.1:${port}`;
  }
  // At the same time: each of them starts on one core. The first failure ends the start, because a gateway would wait for
  // an identity provider that does not run.
  await Promise.all([startServers(), ...(embeddedIdentity ? [startIdentity()] : [])]);
  signal.throwIfAborted();
  const database = source.DATABASE_URL ? nameOfDatabase(source.DATABASE_URL) : '';
  const accounts = await runSeed(context, { database, demo, progress });
  const gatewayUrls = ports.map((gatewayPort) => `http://localhost:${gatewayPort}`);
  return {
    origins: gatewayUrls.with(0, String(env.PUBLIC_ORIGIN)),
    gateways: gatewayUrls,
    databaseUrl: postgres.url,
    redisUrl: redis?.url,
    ffmpeg,
    accounts,
  };
};

/**
 * Starts the built product as separate processes and resolves when it serves requests. On failure it stops everything.
 * @throws RuntimeError with one sentence: what is wrong and what to do
 */
export const startProduct = async (productOptions: ProductOptions): Promise<Product> => {
  const options = { ...productOptions, home: resolve(productOptions.home) };
  const signal = options.signal ?? new AbortController().signal;
  // Other users of the machine cannot read what this process and its children create.
  process.umask(0o077);
  prepareDataDir(options.home);
  const lock = await DataDirLock.acquire(options.home);
  let registry: ProcessRegistry | undefined;
  const halt = () => void registry?.stop();
  const stop = async () => {
    lock.markStopping();
    await registry?.stop();
    lock.release();
  };
  try {
    registry = await ProcessRegistry.open(options.home, options.progress);
    signal.addEventListener('abort', halt);
    const product = await startProcesses(options, registry, signal);
    const processes = Object.fromEntries(registry.children.map((child) => [child.name, child]));
    return { ...product, processes, registry, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', halt);
  }
};
