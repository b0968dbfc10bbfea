import type { Env } from './env.js';
import { inProcessBus } from './in-process-bus.js';
import type { Log } from './log.js';
import { openRedis, redisKeyPrefix } from './redis.js';

/**
 * Wakes the relay after a commit. Notifications may be lost: the relay also polls. PostgreSQL `NOTIFY` inside the
 * transaction is no alternative, because its commit lock serializes all writers.
 */
export interface OutboxNotifier {
  notify(): void;
  subscribe(wake: () => void): void;
  close(): Promise<void>;
}

/** Commits closer together than this share one notification per turn of the event loop. */
const minIntervalMs = 1;

/** Creates the outbox notifier: Redis pub/sub, or the in-process bus without Redis. */
export const createOutboxNotifier = (env: Env, log: Log): OutboxNotifier => {
  if (!env.REDIS_URL) {
    const bus = inProcessBus(env.DATABASE_URL);
    const listeners: (() => void)[] = [];
    return {
      notify: () => void bus.emit('outbox'),
      subscribe: (wake) => {
        listeners.push(wake);
        bus.on('outbox', wake);
      },
      close: async () => {
        for (const wake of listeners) bus.off('outbox', wake);
      },
    };
  }
  const channel = `${redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX)}:outbox`;
  const publisher = openRedis(env.REDIS_URL, log, { failFast: true });
  let subscriber: ReturnType<typeof openRedis> | undefined;
  const url = env.REDIS_URL;
  let lastPublishedAt = -Infinity;
  let isScheduled = false;
  const publish = () => {
    isScheduled = false;
    lastPublishedAt = performance.now();
    publisher.publish(channel, '').catch(() => undefined);
  };
  return {
    notify: () => {
      if (isScheduled) return;
      // Publish at once, before the response is written; coalesce when commits follow each other closely.
      if (performance.now() - lastPublishedAt > minIntervalMs) return publish();
      isScheduled = true;
      setImmediate(publish);
    },
    subscribe: (wake) => {
      subscriber ??= openRedis(url, log);
      subscriber.on('message', wake);
      subscriber
        .subscribe(channel)
        .catch((error: unknown) => log.warn({ err: error }, 'outbox notifications not subscribed'));
    },
    close: async () => {
      publisher.disconnect();
      subscriber?.disconnect();
    },
  };
};
