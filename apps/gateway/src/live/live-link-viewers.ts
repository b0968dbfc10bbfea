import type { ProcessContext } from '@rinkside/domain/process-context';
import { openRedis, redisKeyPrefix, type Redis } from '@rinkside/platform/redis';

/** An entry that its gateway does not renew is not counted: the gateway was killed. */
const entryMs = 45_000;
const redisTimeoutMs = 250;

/** Counts the open pages of each live link over all gateways; without Redis, or while it is away, those of this gateway. */
export class LiveLinkViewers {
  readonly #pages = new Map<string, Set<string>>();
  readonly #redis: Redis | undefined;
  readonly #prefix: string;

  constructor({ env, log, shutdown }: ProcessContext) {
    this.#prefix = `${redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX)}:live-link:`;
    if (!env.REDIS_URL) return;
    this.#redis = openRedis(env.REDIS_URL, log, { failFast: true, commandTimeout: redisTimeoutMs });
    shutdown.add('live link viewers', () => this.#redis?.disconnect());
  }

  add(linkId: string, pageId: string) {
    const pages = this.#pages.get(linkId) ?? new Set();
    this.#pages.set(linkId, pages.add(pageId));
    this.renew([[linkId, pageId]]);
  }

  remove(linkId: string, pageId: string) {
    const pages = this.#pages.get(linkId);
    pages?.delete(pageId);
    if (pages?.size === 0) this.#pages.delete(linkId);
    this.#redis?.zrem(this.#prefix + linkId, pageId).catch(() => undefined);
  }

  /** Keeps the entries of open pages: pairs of a link and a page. */
  renew(pages: readonly (readonly [linkId: string, pageId: string])[]) {
    const pipeline = this.#redis?.pipeline();
    for (const [linkId, pageId] of pages)
      pipeline?.zadd(this.#prefix + linkId, Date.now(), pageId).pexpire(this.#prefix + linkId, entryMs);
    pipeline?.exec().catch(() => undefined);
  }

  async count(linkIds: readonly string[]): Promise<number[]> {
    const pipeline = this.#redis?.pipeline();
    for (const id of linkIds) pipeline?.zcount(this.#prefix + id, Date.now() - entryMs, '+inf');
    const replies = await pipeline?.exec().catch(() => undefined);
    return linkIds.map((id, at) => Math.max(this.#pages.get(id)?.size ?? 0, Number(replies?.[at]?.[1] ?? 0)));
  }
}
