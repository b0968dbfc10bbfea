import { openRedis, redisKeyPrefix, type Redis } from '@rinkside/platform/redis';
import type { AppContext } from '../app-context.js';

/** An entry that its gateway does not renew is dropped: the gateway was killed. */
const entryMs = 60_000;
const renewMs = 20_000;
/** A slow Redis must not hold up handshakes: after this time only this gateway's sockets are counted. */
const redisTimeoutMs = 250;

/**
 * Counts the open sockets of each account over all gateways. The rate limiter counts calls in a window and cannot count what
 * is open. An account with at most a quarter of its sockets here is counted here only, because Redis costs a fifth of a
 * connection's CPU time; so are all without Redis.
 */
export class SocketCounter {
  readonly #sockets = new Map<string, Set<string>>();
  readonly #redis: Redis | undefined;
  readonly #prefix: string;

  constructor(
    { env, log, shutdown }: AppContext,
    private readonly max: number,
  ) {
    this.#prefix = `${redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX)}:sockets:`;
    if (!env.REDIS_URL) return;
    this.#redis = openRedis(env.REDIS_URL, log, { failFast: true, commandTimeout: redisTimeoutMs });
    const timer = setInterval(() => void this.#renew(), renewMs);
    shutdown.add('socket counter', () => {
      clearInterval(timer);
      this.#redis?.disconnect();
    });
  }

  /** Adds a socket. @returns the number of open sockets of the account */
  async add(account: string, socket: string): Promise<number> {
    const sockets = this.#sockets.get(account) ?? new Set();
    this.#sockets.set(account, sockets.add(socket));
    if (!this.#isShared(sockets)) return sockets.size;
    const key = this.#prefix + account;
    const now = Date.now();
    const replies = await this.#redis
      ?.multi()
      .zremrangebyscore(key, '-inf', now - entryMs)
      .zadd(key, ...[...sockets].flatMap((id) => [now, id]))
      .pexpire(key, entryMs)
      .zcard(key)
      .exec()
      .catch(() => undefined);
    return Math.max(sockets.size, Number(replies?.[3]?.[1] ?? 0));
  }

  /** Removes a socket that was added. */
  remove(account: string, socket: string) {
    const sockets = this.#sockets.get(account);
    if (!sockets) return;
    const wasShared = this.#isShared(sockets);
    if (!sockets.delete(socket)) return;
    if (sockets.size === 0) this.#sockets.delete(account);
    if (!wasShared) return;
    // A failed removal is made up for when the entry expires.
    this.#redis?.zrem(this.#prefix + account, socket).catch(() => undefined);
  }

  #isShared(sockets: Set<string>): boolean {
    return sockets.size > this.max / 4;
  }

  async #renew() {
    const now = Date.now();
    const pipeline = this.#redis?.pipeline();
    for (const [account, sockets] of this.#sockets) {
      if (!this.#isShared(sockets)) continue;
      const key = this.#prefix + account;
      pipeline?.zadd(key, ...[...sockets].flatMap((socket) => [now, socket])).pexpire(key, entryMs);
    }
    await pipeline?.exec().catch(() => undefined);
  }
}
