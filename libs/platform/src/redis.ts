import { once } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';
import { parseDatabaseUrl } from './database-connection.js';
import type { Env } from './env.js';
import { EnvError } from './errors.js';
import type { Log } from './log.js';

export type { Redis };

/**
 * Socket timeouts: reconnect when a command gets no reply in this time, because dropped packets cause no error. Blocking
 * reads hold the reply back for up to 10 s, so they need the longer one.
 */
const failFastTimeoutMs = 2000;
const blockingTimeoutMs = 15_000;

/**
 * Opens a Redis connection that reconnects forever and queues commands until then.
 * @param failFast reject commands immediately while Redis is unavailable, for callers that retry themselves
 * @param commandTimeout reject a command without a reply after this time, ms
 */
export const openRedis = (
  url: string,
  log: Log,
  { failFast = false, ...timeout }: { failFast?: boolean } & Pick<RedisOptions, 'commandTimeout'> = {},
): Redis => {
  const options: RedisOptions = {
    maxRetriesPerRequest: failFast ? 0 : null,
    enableOfflineQueue: !failFast,
    autoResendUnfulfilledCommands: !failFast,
    connectTimeout: 2000,
    socketTimeout: failFast ? failFastTimeoutMs : blockingTimeoutMs,
    retryStrategy: (tries) => Math.min(50 * tries, 1000),
    ...timeout,
  };
  const redis = new Redis(url, options);
  let isDown = false;
  redis.on('error', (error: Error) => {
    if (!isDown) log.warn({ err: error.message }, 'redis unavailable');
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis available again');
    isDown = false;
  });
  return redis;
};

/** Returns the prefix of all keys of an installation, so that several can share a Redis. @param prefix `REDIS_PREFIX` */
export const redisKeyPrefix = (databaseUrl: string, prefix?: string): string =>
  prefix ?? `rinkside:${parseDatabaseUrl(databaseUrl).database}`;

/** Startup does not wait longer for a Redis that is away. */
const claimTimeoutMs = 2000;

/**
 * Marks the keys of this installation in Redis, or finds the mark of another. Does nothing while Redis is away.
 * @param installation an id of the database
 * @throws EnvError when another installation uses the same prefix
 */
export const claimRedisPrefix = async (
  { REDIS_URL, DATABASE_URL, REDIS_PREFIX }: Pick<Env, 'REDIS_URL' | 'DATABASE_URL' | 'REDIS_PREFIX'>,
  log: Log,
  installation: string,
): Promise<void> => {
  if (!REDIS_URL) return;
  const prefix = redisKeyPrefix(DATABASE_URL, REDIS_PREFIX);
  const key = `${prefix}:installation`;
  const redis = openRedis(REDIS_URL, log, { failFast: true, commandTimeout: claimTimeoutMs });
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(claimTimeoutMs) });
    const other = await redis.set(key, installation, 'NX', 'GET');
    if (other === null || other === installation) return;
  } catch (error) {
    if (isRefusal(error)) throw new EnvError(`REDIS_URL: Redis rejects the user or the password.`);
    log.warn({ err: error }, 'redis unavailable at start');
    return;
  } finally {
    redis.disconnect();
  }
  throw new EnvError(
    `REDIS_PREFIX: another installation uses the prefix ${prefix} in this Redis; choose another, or delete the key ${key} if that installation no longer exists.`,
  );
};

const pingTimeoutMs = 1000;

/** Checks whether Redis answers over a new connection. @throws when it does not */
export const pingRedis = async (url: string, log: Log): Promise<void> => {
  const redis = openRedis(url, log, { failFast: true, commandTimeout: pingTimeoutMs });
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(pingTimeoutMs) });
    await redis.ping();
  } finally {
    redis.disconnect();
  }
};

const isRefusal = (error: unknown) =>
  error instanceof Error && /^(WRONGPASS|NOAUTH|NOPERM)/.test(error.message);
