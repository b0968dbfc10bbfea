import { resolve } from 'node:path';
import { inherited } from '@rinkside/platform/env';
import type { Child } from './child.js';
import { StackFailure } from './failure.js';
import { findFfmpeg, type Ffmpeg } from './ffmpeg.js';
import { HomeLock, prepareHome } from './home.js';
import { findPiece, installCommand } from './install.js';
import { freePort, requirePort } from './ports.js';
import { embeddedPostgres, givenPostgres } from './postgres.js';
import { Processes } from './processes.js';
import { gatewayProgram, identityProgram, workerProgram } from './programs.js';
import { givenRedis, ownRedis } from './redis.js';
import { migrate, seed, type DemoAccount } from './steps.js';

export interface ProductOptions {
  /** The folder that holds all data. */
  home: string;
  /** `single`: gateway, relay and workers in one process, without Redis. */
  mode: 'redis' | 'single';
  gateways?: 1 | 2;
  workers?: 1 | 2;
  /** Demo people, or only the organization directory. */
  demo?: boolean;
  /** The first gateway's port; any free one unless told. */
  port?: number;
  /** The operator's settings, handed on to every process; this process's own environment unless told. */
  env?: NodeJS.ProcessEnv;
  /** Survives power cuts. Tests rather want speed. */
  durable?: boolean;
  progress?: (line: string) => void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
}

export interface Product {
  /** The public origin, which is also the issuer's, and where a second gateway is reached. */
  origins: string[];
  /** Each gateway's own address. */
  gateways: string[];
  /** By name: postgres, redis, identity, worker-1, gateway-1 (`single` in single mode) and so on. */
  processes: Record<string, Child>;
  databaseUrl: string;
  redisUrl: string | undefined;
  ffmpeg: Ffmpeg;
  accounts: DemoAccount[];
  register: Processes;
  /** Ends everything in order; what is stopped stays stopped. */
  stop(): Promise<void>;
}

const openRedis = (options: ProductOptions, processes: Processes, env: NodeJS.ProcessEnv) => {
  if (options.mode === 'single') return undefined;
  if (env.REDIS_URL) return givenRedis(env.REDIS_URL);
  const program = findPiece('redis', env);
  if (!program)
    throw new StackFailure(
      `There is no Redis on this machine; ${installCommand(['redis'], env)}, or set REDIS_URL.`,
    );
  return ownRedis(processes, options.home, { env, program, durable: options.durable ?? true });
};

const bringUp = async (options: ProductOptions, processes: Processes, signal: AbortSignal) => {
  const {
    home,
    mode,
    gateways = 1,
    workers = 1,
    demo = true,
    durable = true,
    progress = () => undefined,
  } = options;
  const given = options.env ?? inherited();
  const port = options.port || (await freePort());
  await requirePort(port);
  const ffmpeg = await findFfmpeg(given);
  const env: NodeJS.ProcessEnv = {
    ...given,
    RINKSIDE_HOME: home,
    PUBLIC_ORIGIN: given.PUBLIC_ORIGIN || `http://localhost:${port}`,
    ...(ffmpeg.path && { FFMPEG_PATH: ffmpeg.path }),
    ...(ffmpeg.probe && { FFPROBE_PATH: ffmpeg.probe }),
  };

  progress(given.DATABASE_URL ? 'Asking the given PostgreSQL' : 'Starting PostgreSQL');
  const postgres = given.DATABASE_URL
    ? await givenPostgres(given.DATABASE_URL)
    : await embeddedPostgres(processes, home, { env: given, durable });
  env.DATABASE_URL = postgres.url;
  signal.throwIfAborted();
  const redis = await openRedis(options, processes, given);
  if (redis) env.REDIS_URL = redis.url;
  else delete env.REDIS_URL;
  signal.throwIfAborted();

  progress('Preparing the database');
  const ownIdentity = !given.OIDC_ISSUER;
  const context = { home, env, signal };
  await migrate(context, { identity: ownIdentity });
  if (ownIdentity) {
    env.IDENTITY_URL = `http://127.0.0.1:${await freePort()}`;
    progress('Starting the identity provider');
    await processes.start(identityProgram(env));
  }
  signal.throwIfAborted();

  progress(mode === 'single' ? 'Starting the product in one process' : 'Starting gateways and workers');
  const ports = [port];
  if (gateways === 2) ports.push(await freePort());
  if (mode === 'single') await processes.start(gatewayProgram('single', port, env, true));
  else {
    const programs = await Promise.all(
      Array.from({ length: workers }, (_, index) => workerProgram(`worker-${index + 1}`, env)),
    );
    programs.push(
      ...ports.map((each, index) =>
        gatewayProgram(`gateway-${index + 1}`, each, index ? { ...env, METRICS_PORT: '0' } : env),
      ),
    );
    const started = await Promise.allSettled(programs.map((program) => processes.start(program)));
    for (const result of started) if (result.status === 'rejected') throw result.reason;
  }
  signal.throwIfAborted();
  const database = given.DATABASE_URL
    ? new URL(given.DATABASE_URL).host + new URL(given.DATABASE_URL).pathname
    : '';
  const accounts = await seed(context, { database, demo, progress });
  const gatewayUrls = ports.map((each) => `http://localhost:${each}`);
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
 * Brings up the whole built product as separate processes and resolves when it serves.
 * When it cannot, nothing of it stays behind.
 * @throws StackFailure: one sentence that says what is in the way and how to mend it.
 */
export const startProduct = async (given: ProductOptions): Promise<Product> => {
  const options = { ...given, home: resolve(given.home) };
  const signal = options.signal ?? new AbortController().signal;
  prepareHome(options.home);
  const lock = await HomeLock.take(options.home);
  let register: Processes | undefined;
  const halt = () => void register?.stop();
  const stop = async () => {
    lock.leaving();
    await register?.stop();
    lock.release();
  };
  try {
    register = await Processes.open(options.home, options.progress);
    signal.addEventListener('abort', halt);
    const product = await bringUp(options, register, signal);
    const processes = Object.fromEntries(register.children.map((child) => [child.name, child]));
    return { ...product, processes, register, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', halt);
  }
};
