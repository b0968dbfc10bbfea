import type { Env } from './env.js';
import { localHub } from './local.js';
import type { Log } from './log.js';
import { openRedis, redisScope } from './redis.js';

/**
 * Wakes the relay after a commit. It may be lost: the relay's poll is the safety net.
 * Never `NOTIFY` inside the transaction: its commit lock throttles every writer.
 */
export interface Nudge {
  poke(): void;
  onPoke(wake: () => void): void;
  close(): Promise<void>;
}

/** Commits within so many ms of each other share their nudges. */
const busy = 1;

export const openNudge = (env: Env, log: Log): Nudge => {
  if (!env.REDIS_URL) {
    const hub = localHub(env.DATABASE_URL);
    const listeners: (() => void)[] = [];
    return {
      poke: () => void hub.emit('nudge'),
      onPoke: (wake) => {
        listeners.push(wake);
        hub.on('nudge', wake);
      },
      close: async () => {
        for (const wake of listeners) hub.off('nudge', wake);
      },
    };
  }
  const channel = `${redisScope(env.DATABASE_URL)}:nudge`;
  const publisher = openRedis(env.REDIS_URL, log, { failFast: true });
  let subscriber: ReturnType<typeof openRedis> | undefined;
  const url = env.REDIS_URL;
  let told = -Infinity;
  let poking = false;
  const tell = () => {
    poking = false;
    told = performance.now();
    publisher.publish(channel, '').catch(() => undefined);
  };
  return {
    poke: () => {
      if (poking) return;
      // At once, before the answer is written; one for each turn of the loop where commits follow each other.
      if (performance.now() - told > busy) return tell();
      poking = true;
      setImmediate(tell);
    },
    onPoke: (wake) => {
      subscriber ??= openRedis(url, log);
      subscriber.on('message', wake);
      subscriber
        .subscribe(channel)
        .catch((error: unknown) => log.warn({ err: error }, 'nudge not subscribed'));
    },
    close: async () => {
      publisher.disconnect();
      subscriber?.disconnect();
    },
  };
};
