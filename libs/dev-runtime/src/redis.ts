import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis, type RedisOptions } from 'ioredis';
import type { SupervisedProcess } from './supervised-process.js';
import { RuntimeError } from './errors.js';
import { freePort } from './ports.js';
import type { ProcessRegistry } from './process-registry.js';

export interface RedisService {
  url: string;
  /** Unset for an external server. */
  child?: SupervisedProcess;
}

const ping = async (url: string, options: RedisOptions = {}) => {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    retryStrategy: () => null,
    ...options,
  });
  let reason: unknown;
  redis.on('error', (error) => {
    reason = error;
  });
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch (error) {
    // The thrown error says only that the connection is closed; the cause came as an event.
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
};

/** Uses an external server. @throws RuntimeError when it cannot be reached */
export const externalRedis = async (url: string): Promise<RedisService> => {
  try {
    await ping(url);
    return { url };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RuntimeError(
      `REDIS_URL does not lead to a Redis that answers (${reason}); correct it, or leave it out to use one started here.`,
    );
  }
};

/** Starts Redis with its data under `home`. @throws RuntimeError when it does not start */
export const embeddedRedis = async (
  processes: ProcessRegistry,
  home: string,
  { env, program, durable = true }: { env: NodeJS.ProcessEnv; program: string; durable?: boolean },
): Promise<RedisService> => {
  const folder = join(home, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const password = randomBytes(18).toString('base64url');
  const url = `redis://:${password}@127.0.0.1:${port}`;
  const settings = {
    port,
    bind: '127.0.0.1',
    requirepass: password,
    dir: folder,
    save: '',
    appendonly: durable ? 'yes' : 'no',
    appendfsync: 'everysec',
    // Queues must never lose a job to memory pressure.
    'maxmemory-policy': 'noeviction',
  };
  // As a file: other users of the machine can read the arguments of a process.
  const settingsFile = join(folder, 'redis.conf');
  rmSync(settingsFile, { force: true });
  writeFileSync(
    settingsFile,
    Object.entries(settings)
      .map(([key, value]) => `${key} ${JSON.stringify(String(value))}\n`)
      .join(''),
    { mode: 0o600 },
  );
  const child = await processes.start({
    name: 'redis',
    command: program,
    args: [settingsFile],
    env,
    cwd: folder,
    // The ready check would wait a second for a server that still loads its data.
    ready: () => ping(url, { enableReadyCheck: false }).catch(() => false),
  });
  return { url, child };
};
