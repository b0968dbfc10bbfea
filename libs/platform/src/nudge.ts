import type { Env } from './env.js';
import { localHub } from './local.js';
import type { Log } from './log.js';
import { openRedis, redisScope } from './redis.js';

/**
 * Wakes the relay after a commit. Notifications may be lost: the relay also polls. PostgreSQL `NOTIFY` inside the
 * transaction is no alternative, because its commit lock serializes all writers.
 */
export interface Nudge {
  poke(): void;
  onPoke(wake: () => void): void;
  close(): Promise<void>;
}

/** Commits closer together than this share one notification per turn of the event loop. */
const minIntervalMs = 1;

/** Creates the outbox notifier: Redis pub/sub, or the in-process bus without Redis. */
export const openNudge = (env: Env, log: Log): Nudge => {
  if (!env.REDIS_URL) {
    const bus = localHub(env.DATABASE_URL);
    const listeners: (() => void)[] = [];
    return {
      poke: () => void bus.emit('outbox'),
      onPoke: (wake) => {
        listeners.push(wake);
        bus.on('outbox', wake);
      },
      close: async () => {
        for (const wake of listeners) bus.off('outbox', wake);
      },
    };
  }
  const channel = `${redisScope(env.DATABASE_URL)}:outbox`;
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
    poke: () => {
      if (isScheduled) return;
      // Publish at once, before the response is written; coalesce when commits follow each other closely.
      if (performance.now() - lastPublishedAt > minIntervalMs) return publish();
      isScheduled = true;
      setImmediate(publish);
    },
    onPoke: (wake) => {
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
