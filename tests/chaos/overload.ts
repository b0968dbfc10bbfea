import { setTimeout as pause } from 'node:timers/promises';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/api-client';
import { Connection, encodeRequest } from '@rinkside/testkit/http-client';
import type { Figure } from './chaos-run.js';
import { Installation } from './installation.js';
import { findWrongItems } from './invariants.js';
import { isQuickRun } from './quick-run.js';
import { seedUsers, type SeedUser } from './seed-users.js';
import { quantile } from './traffic.js';

interface Size {
  people: number;
  /** Duration of the overload. */
  seconds: number;
  /** Duration of each other measurement. */
  shortSeconds: number;
}

/** Connections of the search for the highest rate. */
const searchedConnections = [4, 8, 16, 32, 64];
/** Rounds of the search, and of the measurement at half the rate: their medians count, because one round varies by a third. */
const rounds = 3;
const openConnections = 300;
/** More than any limit; a client of a full gateway would open one more. */
const maxConnections = 1000;

interface Reply {
  status: number;
  ms: number;
}

/** Screens that are opened, posts and likes of many people: two of five requests write. */
class Mix {
  /** Posts by their unique text; true when acknowledged. */
  readonly posts = new Map<string, boolean>();
  #sent = 0;

  constructor(
    private readonly people: SeedUser[],
    private readonly itemIds: string[],
  ) {}

  next(): { bytes: Buffer; done?: (status: number) => void } {
    const number = ++this.#sent;
    const person = this.people[number % this.people.length];
    if (!person) throw new Error('no people');
    const { token, organizationId } = person;
    const read = (path: string) => ({ bytes: encodeRequest('GET', path, { token }) });
    const write = ({ method, path }: { method: string; path: string }, body: unknown) =>
      encodeRequest(method, path, { token, body, key: `overload-${number}` });
    const target_id = this.itemIds[(number * 7) % this.itemIds.length];
    switch (number % 5) {
      case 0: {
        const content = `Shift ${number}: short passes, hard skating.`;
        this.posts.set(content, false);
        return {
          bytes: write(postRoutes.create, { content }),
          done: (status) => status < 300 && this.posts.set(content, true),
        };
      }
      case 1: {
        const route = number % 2 === 0 ? likeRoutes.like : likeRoutes.unlike;
        return { bytes: write(route, { target_type: 'post', target_id }) };
      }
      case 2:
        return read(`/api/organizations/${organizationId}/feed?limit=20`);
      case 3:
        return read('/api/feed/following?limit=20');
      default:
        return read('/api/users/me');
    }
  }
}

/** Sends requests to one port, each once, and collects the replies. */
class Load {
  readonly replies: Reply[] = [];
  /** Requests whose connection was lost. */
  lost = 0;
  readonly #idle: Connection[] = [];
  readonly #open = new Set<Connection>();

  constructor(
    private readonly port: number,
    private readonly mix: Mix,
  ) {}

  async send(): Promise<void> {
    const sentAt = performance.now();
    const { bytes, done } = this.mix.next();
    let connection: Connection | undefined;
    try {
      connection = this.#idleConnection() ?? (await this.#connect());
      const { status } = await connection.exchange(bytes);
      this.replies.push({ status, ms: performance.now() - sentAt });
      done?.(status);
      this.#idle.push(connection);
    } catch {
      this.lost++;
      if (connection) this.#open.delete(connection);
      connection?.close();
    }
  }

  /** Sends the next request as soon as one is answered. */
  async saturate(connections: number, seconds: number): Promise<void> {
    const deadline = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < deadline) await this.send();
      }),
    );
  }

  /** Sends at a rate that does not depend on the replies, as a proxy does: over connections that are open already. */
  async constantRate(perSecond: number, seconds: number): Promise<void> {
    for (let at = 0; at < openConnections; at++) this.#idle.push(await this.#connect());
    const startedAt = performance.now();
    const pending: Promise<void>[] = [];
    for (let sent = 0; sent < perSecond * seconds; sent++) {
      const waitMs = startedAt + (sent * 1000) / perSecond - performance.now();
      if (waitMs > 0) await pause(waitMs);
      pending.push(this.send());
    }
    await Promise.all(pending);
  }

  close(): void {
    for (const connection of this.#open) connection.close();
  }

  #idleConnection(): Connection | undefined {
    for (let connection = this.#idle.pop(); connection; connection = this.#idle.pop()) {
      if (connection.isOpen) return connection;
      this.#open.delete(connection);
    }
    return undefined;
  }

  async #connect() {
    if (this.#open.size >= maxConnections) throw new Error('the gateway keeps too many requests waiting');
    const connection = await Connection.open(this.port);
    this.#open.add(connection);
    return connection;
  }
}

const latenciesOf = (replies: Reply[], isWanted: (status: number) => boolean) =>
  replies.filter(({ status }) => isWanted(status)).map(({ ms }) => ms);
const isAccepted = (status: number) => status < 300;
const isRefused = (status: number) => status === 503;

/** Calls the health check ten times a second until stopped. @returns its latencies, ms */
const watchHealth = (port: number) => {
  const latencies: number[] = [];
  const bytes = encodeRequest('GET', '/health/live');
  const stop = new AbortController();
  const loop = (async () => {
    const connection = await Connection.open(port);
    while (!stop.signal.aborted) {
      const sentAt = performance.now();
      await connection.send(bytes);
      latencies.push(performance.now() - sentAt);
      await pause(100);
    }
    connection.close();
  })();
  return async () => {
    stop.abort();
    await loop;
    return latencies;
  };
};

const workerNames = ['worker-1', 'worker-2'] as const;

/** Kills both workers after a quarter of the time, and Redis for 5 s after half of it. */
const killWhile = async (installation: Installation, seconds: number) => {
  await pause(seconds * 250);
  await Promise.all(workerNames.map((name) => installation.process(name).kill('SIGKILL')));
  await pause(seconds * 250);
  const redis = installation.process('redis');
  await redis.kill('SIGKILL');
  await pause(5000);
  await redis.restart();
};

/**
 * Finds the highest rate of one gateway, then sends twice as much while the workers and Redis are killed. A quick run is too
 * short for the ratios.
 */
export const overloadGateway = async (
  postgresUrl: string,
  { people, seconds, shortSeconds }: Size,
): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  const loads: Load[] = [];
  try {
    const users = await seedUsers(installation, people);
    const posts = await Promise.all(
      users.map(({ token }) =>
        callRoute(installation.origin, token, postRoutes.create, { body: { content: 'First shift' } }),
      ),
    );
    const mix = new Mix(
      users,
      posts.map(({ id }) => id),
    );
    const port = Number(new URL(installation.gateways[0] ?? '').port);
    const measured = async (run: (load: Load) => Promise<void>) => {
      const load = new Load(port, mix);
      loads.push(load);
      await run(load);
      load.close();
      return load;
    };

    await measured((load) => load.saturate(8, shortSeconds));
    // Autovacuum does this within a minute. Plans for the tables before would be measured otherwise.
    await installation.rows('analyze');
    const rates = new Map<number, number[]>(searchedConnections.map((connections) => [connections, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [connections, measuredRates] of rates) {
        const { replies } = await measured((load) => load.saturate(connections, shortSeconds));
        measuredRates.push(latenciesOf(replies, isAccepted).length / shortSeconds);
      }
    const highest = Math.max(...[...rates.values()].map((values) => quantile(values, 0.5)));
    const halfP99s: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { replies } = await measured((load) => load.constantRate(highest / 2, shortSeconds));
      halfP99s.push(quantile(latenciesOf(replies, isAccepted), 0.99));
    }
    const stopHealth = watchHealth(port);
    const over = await measured(async (load) => {
      await Promise.all([load.constantRate(2 * highest, seconds), killWhile(installation, seconds)]);
    });
    const health = await stopHealth();
    await Promise.all(workerNames.map((name) => installation.process(name).restart()));
    await installation.settle(120_000);

    const halfP99 = quantile(halfP99s, 0.5);
    const accepted = latenciesOf(over.replies, isAccepted);
    const refused = latenciesOf(over.replies, isRefused);
    const stored = await installation.rows<{ content: string; count: number }>(
      'select content, count(*)::int as count from post group by 1',
    );
    const counts = new Map(stored.map(({ content, count }) => [content, count]));
    const acknowledged = [...mix.posts].filter(([, isAcknowledged]) => isAcknowledged);
    const wrong = await findWrongItems(installation);
    const rounded = (value: number) => Math.round(100 * value) / 100;
    return [
      { what: 'highest rate, requests per second', value: Math.round(highest) },
      { what: 'p99 at half of it, ms', value: Math.round(halfP99) },
      {
        what: 'accepted at twice the highest rate, per second',
        value: Math.round(accepted.length / seconds),
      },
      {
        what: 'highest rate, ratio to the accepted rate',
        value: rounded((highest * seconds) / accepted.length),
        ...(!isQuickRun && { limit: 1 / 0.9 }),
      },
      { what: 'p99 of accepted requests, ms', value: Math.round(quantile(accepted, 0.99)) },
      {
        what: 'p99 of accepted requests, ratio to half the rate',
        value: rounded(quantile(accepted, 0.99) / halfP99),
        ...(!isQuickRun && { limit: 3 }),
      },
      { what: 'refused', value: refused.length },
      { what: 'p50 of refusals, ms', value: rounded(quantile(refused, 0.5)) },
      {
        what: 'p50 of refusals, ratio to a health check',
        value: rounded(quantile(refused, 0.5) / quantile(health, 0.5)),
        ...(!isQuickRun && { limit: 5 }),
      },
      {
        what: 'other answers and lost connections',
        value: over.lost + over.replies.length - accepted.length - refused.length,
        limit: 0,
      },
      { what: 'acknowledged posts', value: acknowledged.length },
      {
        what: 'acknowledged posts that are lost',
        value: acknowledged.filter(([content]) => !counts.has(content)).length,
        limit: 0,
      },
      {
        what: 'posts that exist twice',
        value: [...mix.posts.keys()].filter((content) => (counts.get(content) ?? 0) > 1).length,
        limit: 0,
      },
      { what: 'items with wrong counters or events', value: wrong.length, limit: 0 },
    ];
  } finally {
    for (const load of loads) load.close();
    await installation.close();
  }
};
