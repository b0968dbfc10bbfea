import type { EventPayload } from '@rinkside/contracts/events.schema';
import { Commands } from '@rinkside/platform/command';
import { minIdAt, newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import type { OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { Relay, type OutboxEvent, type Publisher } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const log = createLog('test', 'silent');
const actor = { id: '0198c0de-0000-7000-8000-00000000000a' };
const payload: EventPayload<'object.orphaned'> = { key: 'avatars/x.webp' };

/** A notifier that never notifies: the relay must find all events by polling. */
const silentNotifier = (): OutboxNotifier => ({
  notify: () => undefined,
  subscribe: () => undefined,
  close: async () => undefined,
});

let database: Database;
let commands: Commands;
let relays: Relay<string>[];
beforeEach(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  commands = new Commands(database, silentNotifier());
  relays = [];
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  await database.close();
});

type Publish = Publisher<string>['publish'];
type Flush = Publisher<string>['flushDeferred'];
const start = (publish: Publish, flush: Flush = async () => new Map(), notifier = silentNotifier()) => {
  const relay = new Relay(database, { publish, flushDeferred: flush }, notifier, log);
  relays.push(relay);
  relay.start();
  return relay;
};
const pendingCount = async () => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int n from outbox where published_at is null',
  );
  return rows[0]?.n ?? 0;
};

describe('the outbox relay', () => {
  it('publishes each event once with 20 slow concurrent writers and two relays', async () => {
    const published: string[] = [];
    const publish: Publish = async (events) => {
      published.push(...events.map(({ id }) => id));
      return new Map();
    };
    start(publish);
    start(publish);
    await Promise.all(
      Array.from({ length: 20 }, async (_, writer) => {
        for (let at = 0; at < 25; at++)
          await commands.run(actor, async ({ emit, em }) => {
            emit('object.orphaned', payload);
            await em.flush();
            // Ids are created in order, commits are not.
            await em.execute('select pg_sleep(?)', [((writer * 7 + at) % 5) / 1000]);
          });
      }),
    );
    await waitFor('all events are published', async () => (await pendingCount()) === 0);
    expect(published).toHaveLength(500);
    expect(new Set(published).size).toBe(500);
  });

  it('finds an event committed a minute after its id was created', async () => {
    const published: string[] = [];
    start(async (events) => {
      published.push(...events.map(({ id }) => id));
      return new Map();
    });
    const oldId = minIdAt(Date.now() - 60_000);
    await commands.run(actor, async ({ emit }) => emit('object.orphaned', payload));
    await waitFor('the new event is published', () => published.length === 1);
    await database.pool.query(
      `insert into outbox (id, name, payload, occurred_at) values ($1, 'object.orphaned', $2, now())`,
      [oldId, payload],
    );
    await waitFor('the old event is published', async () => (await pendingCount()) === 0);
    expect(published.slice(1)).toEqual([oldId]);
  });

  it(
    'never claims with a sequential scan, also when the plan was cached for a nearly empty outbox',
    { tags: ['extended'] },
    async () => {
      const { pool } = database;
      let inserted = 0;
      const write = (count: number) => {
        inserted += count;
        return pool.query(
          `insert into outbox (id, name, payload, occurred_at)
         select id, 'object.orphaned', $2, now() from unnest($1::uuid[]) id`,
          [Array.from({ length: count }, newId), payload],
        );
      };
      const outboxStats = async () => {
        const { rows } = await pool.query<{ scans: number; published: number }>(
          `select sum(seq_scan)::int scans, sum(n_tup_upd)::int published from pg_stat_user_tables where relname like 'outbox%'`,
        );
        return rows[0] ?? { scans: 0, published: 0 };
      };
      await write(20);
      await pool.query('analyze outbox');
      const { scans } = await outboxStats();
      let batchCount = 0;
      const publish: Publish = async ({ length }) => {
        batchCount++;
        // PostgreSQL may cache a generic plan from the sixth execution on.
        if (batchCount <= 8) await write(length);
        return new Map();
      };
      start(publish);
      await waitFor('more than eight batches were claimed', () => batchCount > 8);
      await write(2000);
      await waitFor(
        'PostgreSQL has counted all updates',
        async () => (await outboxStats()).published >= inserted,
        20_000,
      );
      expect((await outboxStats()).scans).toBe(scans);
    },
  );

  it('coalesces deferred work of several batches without delaying events', async () => {
    let wake: () => void = () => undefined;
    const batches: string[][] = [];
    const flushes: string[][] = [];
    start(
      async (events, deferred) => {
        batches.push(events.map(({ id }) => id));
        deferred.push(...events.map(({ id }) => id));
        return new Map();
      },
      async (deferred) => {
        flushes.push(deferred);
        return new Map();
      },
      { ...silentNotifier(), subscribe: (listener) => (wake = listener) },
    );
    for (let at = 1; at <= 3; at++) {
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', payload));
      wake();
      await waitFor('the event is published', () => batches.length >= at);
    }
    await waitFor('all events are marked as published', async () => (await pendingCount()) === 0);
    expect(batches.flat()).toHaveLength(3);
    expect(flushes.flat()).toEqual(batches.flat());
    expect(flushes.length).toBeLessThan(3);
  });

  it('keeps publishing while deferred work is flushed', async () => {
    let wake: () => void = () => undefined;
    const published: string[] = [];
    const gate = Promise.withResolvers<Map<string, Error>>();
    let flushCount = 0;
    start(
      async (events, deferred) => {
        published.push(...events.map(({ id }) => id));
        deferred.push(...events.map(({ id }) => id));
        return new Map();
      },
      () => {
        flushCount++;
        return gate.promise;
      },
      { ...silentNotifier(), subscribe: (listener) => (wake = listener) },
    );
    const emitEvent = async () => {
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', payload));
      wake();
    };
    await emitEvent();
    await waitFor('the flush has started', () => flushCount === 1);
    // A notification for an already published event: the claim finds nothing.
    wake();
    await pendingCount();
    await emitEvent();
    await waitFor('the next event is published', () => published.length === 2);
    expect(flushCount).toBe(1);
    gate.resolve(new Map());
    await waitFor('all events are marked as published', async () => (await pendingCount()) === 0);
    expect(published).toHaveLength(2);
  });

  it('publishes an event while the flushes of two earlier ones hang', async () => {
    let wake: () => void = () => undefined;
    const published: string[] = [];
    const gate = Promise.withResolvers<Map<string, Error>>();
    let flushCount = 0;
    start(
      async (events, deferred) => {
        published.push(...events.map(({ id }) => id));
        deferred.push(...events.map(({ id }) => id));
        return new Map();
      },
      () => {
        flushCount++;
        return gate.promise;
      },
      { ...silentNotifier(), subscribe: (listener) => (wake = listener) },
    );
    for (let at = 1; at <= 3; at++) {
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', payload));
      wake();
      await waitFor('the event is published', () => published.length === at);
      // During the collection: the claim finds nothing.
      wake();
      await waitFor('its flush has started', () => flushCount === at);
    }
    gate.resolve(new Map());
    await waitFor('all events are marked as published', async () => (await pendingCount()) === 0);
    expect(published).toHaveLength(3);
  });

  it('publishes events again when flushing their deferred work failed', async () => {
    const published: string[] = [];
    const flushed: string[] = [];
    let unavailable = true;
    start(
      async (events, deferred) => {
        published.push(...events.map(({ id }) => id));
        deferred.push(...events.map(({ id }) => id));
        return new Map();
      },
      async (deferred) => {
        if (unavailable) {
          unavailable = false;
          throw new Error('Redis is unavailable');
        }
        flushed.push(...deferred);
        return new Map();
      },
    );
    for (let at = 0; at < 3; at++)
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', payload));
    await waitFor('all events are published', async () => (await pendingCount()) === 0);
    expect(flushed.toSorted()).toEqual([...new Set(published)].toSorted());
    expect(flushed).toHaveLength(3);
    expect(published.length).toBeGreaterThan(3);
  });

  // @covers V2.3.3
  it('publishes no event of a failed command', async () => {
    const failedCommand = commands.run(actor, async ({ emit, em }) => {
      emit('object.orphaned', payload);
      await em.flush();
      throw new Error('failed');
    });
    await expect(failedCommand).rejects.toThrow('failed');
    expect(await pendingCount()).toBe(0);
  });

  it('retries a failed event without blocking the others', async () => {
    for (let at = 0; at < 3; at++)
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', payload));
    const { rows } = await database.pool.query<{ id: string }>('select id from outbox order by id');
    const failingId = rows[1]?.id ?? '';
    const received: OutboxEvent[] = [];
    let unavailable = true;
    let isFixed = false;
    start(async (events) => {
      if (unavailable) {
        unavailable = false;
        throw new Error('Redis is unavailable');
      }
      received.push(...events);
      return new Map(
        isFixed
          ? []
          : events.filter(({ id }) => id === failingId).map(({ id }) => [id, new Error('bad')] as const),
      );
    });
    await waitFor('the other events are published', async () => (await pendingCount()) === 1);
    const { rows: failedRows } = await database.pool.query(
      'select attempts, last_error from outbox where id = $1',
      [failingId],
    );
    expect(failedRows).toMatchObject([{ last_error: 'bad' }]);
    isFixed = true;
    await waitFor('the failed event is published', async () => (await pendingCount()) === 0);
    expect(received.filter(({ id }) => id !== failingId)).toHaveLength(2);
  });
});
