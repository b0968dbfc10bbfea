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
  let poking = false;
  return {
    poke: () => {
      if (poking) return;
      poking = true;
      // One publish per turn of the loop, however many commits it held.
      setImmediate(() => {
        poking = false;
        publisher.publish(channel, '').catch(() => undefined);
      });
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
