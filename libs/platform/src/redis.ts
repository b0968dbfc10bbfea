import { Redis, type RedisOptions } from 'ioredis';
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

/** Returns the key prefix of an installation in a shared Redis, derived from its database name. */
export const redisKeyPrefix = (databaseUrl: string): string =>
  `rinkside:${new URL(databaseUrl).pathname.slice(1)}`;
