import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from './log.js';

/**
 * A connection that says nothing for this long, ms, although it was asked, is cut and made anew: where packets vanish
 * nobody is told. Whoever waits for work asks Redis to hold its answer back, for 10 s at most.
 */
const silence = { failFast: 2000, waiting: 15_000 };

/**
 * A Redis connection that waits for Redis to come back.
 * `failFast`: commands are refused at once while it is away, for callers that keep the work themselves.
 */
export const openRedis = (url: string, log: Log, { failFast = false } = {}): Redis => {
  const options: RedisOptions = {
    maxRetriesPerRequest: failFast ? 0 : null,
    enableOfflineQueue: !failFast,
    autoResendUnfulfilledCommands: !failFast,
    connectTimeout: 2000,
    socketTimeout: failFast ? silence.failFast : silence.waiting,
    retryStrategy: (tries) => Math.min(50 * tries, 1000),
  };
  const redis = new Redis(url, options);
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) log.warn({ err: error.message }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('redis is back');
    away = false;
  });
  return redis;
};

/** Everything of one installation in a shared Redis lives below the name of its database. */
export const redisScope = (databaseUrl: string): string =>
  `rinkside:${new URL(databaseUrl).pathname.slice(1)}`;
