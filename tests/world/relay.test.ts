import type { EventPayload } from '@rinkside/contracts/events';
import { Commands } from '@rinkside/platform/command';
import { firstIdOf, newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import type { Nudge } from '@rinkside/platform/nudge';
import { Relay, type OutboxEvent, type Publisher } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import { openTestDatabase } from '@rinkside/testkit/database';
import { until } from '@rinkside/testkit/until';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

const log = createLog('test', 'silent');
const actor = { id: '0198c0de-0000-7000-8000-00000000000a' };
const fact: EventPayload<'object.orphaned'> = { key: 'avatars/x.webp' };

/** A nudge that wakes nobody: the poll alone must find everything. */
const deaf = (): Nudge => ({ poke: () => undefined, onPoke: () => undefined, close: async () => undefined });

let database: Database;
let commands: Commands;
let relays: Relay<string>[];
beforeEach(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  commands = new Commands(database, deaf());
  relays = [];
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  await database.close();
});

type Publish = Publisher<string>['publish'];
const start = (publish: Publish, handOver = async (_later: string[]) => undefined, nudge = deaf()) => {
  const relay = new Relay(database, { publish, handOver }, nudge, log);
  relays.push(relay);
  relay.start();
  return relay;
};
const waiting = async () => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int n from outbox where published_at is null',
  );
  return rows[0]?.n ?? 0;
};

describe('the relay', () => {
  it('misses no late commit and repeats nothing, with 20 writers that hold their transactions and two relays', async () => {
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
            emit('object.orphaned', fact);
            await em.flush();
            // Ids are made in order, commits are not.
            await em.execute('select pg_sleep(?)', [((writer * 7 + at) % 5) / 1000]);
          });
      }),
    );
    await until('all facts are published', async () => (await waiting()) === 0);
    expect(published).toHaveLength(500);
    expect(new Set(published).size).toBe(500);
  });

  it('finds what was committed long after it was made', async () => {
    const published: string[] = [];
    start(async (events) => {
      published.push(...events.map(({ id }) => id));
      return new Map();
    });
    const late = firstIdOf(Date.now() - 60_000);
    await commands.run(actor, async ({ emit }) => emit('object.orphaned', fact));
    await until('the young one is published', () => published.length === 1);
    await database.pool.query(
      `insert into outbox (id, name, payload, occurred_at) values ($1, 'object.orphaned', $2, now())`,
      [late, fact],
    );
    await until('the old one is published', async () => (await waiting()) === 0);
    expect(published.slice(1)).toEqual([late]);
  });

  it(
    'never reads the whole outbox for a claim, though it was nearly empty when that was planned',
    { tags: ['extended'] },
    async () => {
      const { pool } = database;
      let written = 0;
      const write = (facts: number) => {
        written += facts;
        return pool.query(
          `insert into outbox (id, name, payload, occurred_at)
         select id, 'object.orphaned', $2, now() from unnest($1::uuid[]) id`,
          [Array.from({ length: facts }, newId), fact],
        );
      };
      const reads = async () => {
        const { rows } = await pool.query<{ scans: number; published: number }>(
          `select seq_scan::int scans, n_tup_upd::int published from pg_stat_user_tables where relname = 'outbox'`,
        );
        return rows[0] ?? { scans: 0, published: 0 };
      };
      await write(20);
      await pool.query('analyze outbox');
      const { scans } = await reads();
      let rounds = 0;
      const publish: Publish = async ({ length }) => {
        rounds++;
        // A plan is kept from the sixth time on.
        if (rounds <= 8) await write(length);
        return new Map();
      };
      start(publish);
      await until('some rounds have passed', () => rounds > 8);
      await write(2000);
      await until('its reads are counted', async () => (await reads()).published >= written, 20_000);
      expect((await reads()).scans).toBe(scans);
    },
  );

  it('gathers what may wait, of several rounds, and holds no fact back for it', async () => {
    let wake: () => void = () => undefined;
    const rounds: string[][] = [];
    const handed: string[][] = [];
    start(
      async (events, later) => {
        rounds.push(events.map(({ id }) => id));
        later.push(...events.map(({ id }) => id));
        return new Map();
      },
      async (later) => void handed.push(later),
      { ...deaf(), onPoke: (told) => (wake = told) },
    );
    for (let at = 1; at <= 3; at++) {
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', fact));
      wake();
      await until('it is published', () => rounds.length >= at);
    }
    await until('all of it is committed', async () => (await waiting()) === 0);
    expect(rounds.flat()).toHaveLength(3);
    expect(handed.flat()).toEqual(rounds.flat());
    expect(handed.length).toBeLessThan(3);
  });

  it('goes on publishing while what it gathered is handed over', async () => {
    let wake: () => void = () => undefined;
    const published: string[] = [];
    const line = Promise.withResolvers<undefined>();
    let asked = 0;
    start(
      async (events, later) => {
        published.push(...events.map(({ id }) => id));
        later.push(...events.map(({ id }) => id));
        return new Map();
      },
      () => {
        asked++;
        return line.promise;
      },
      { ...deaf(), onPoke: (told) => (wake = told) },
    );
    const happens = async () => {
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', fact));
      wake();
    };
    await happens();
    await until('it is about to be handed over', () => asked === 1);
    // A nudge whose fact somebody else published already: a round that finds nothing.
    wake();
    await waiting();
    await happens();
    await until('the next one is published', () => published.length === 2);
    expect(asked).toBe(1);
    line.resolve(undefined);
    await until('all of it is committed', async () => (await waiting()) === 0);
    expect(published).toHaveLength(2);
  });

  it('publishes again what was left for later and could not be handed over', async () => {
    const published: string[] = [];
    const handed: string[] = [];
    let away = true;
    start(
      async (events, later) => {
        published.push(...events.map(({ id }) => id));
        later.push(...events.map(({ id }) => id));
        return new Map();
      },
      async (later) => {
        if (away) {
          away = false;
          throw new Error('Redis is away');
        }
        handed.push(...later);
      },
    );
    for (let at = 0; at < 3; at++)
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', fact));
    await until('all facts are published', async () => (await waiting()) === 0);
    expect(handed.toSorted()).toEqual([...new Set(published)].toSorted());
    expect(handed).toHaveLength(3);
    expect(published.length).toBeGreaterThan(3);
  });

  // @covers V2.3.3
  it('publishes nothing of a command that was refused', async () => {
    const refused = commands.run(actor, async ({ emit, em }) => {
      emit('object.orphaned', fact);
      await em.flush();
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await waiting()).toBe(0);
  });

  it('publishes again what it could not, and lets one bad fact hold up no other', async () => {
    for (let at = 0; at < 3; at++)
      await commands.run(actor, async ({ emit }) => emit('object.orphaned', fact));
    const { rows } = await database.pool.query<{ id: string }>('select id from outbox order by id');
    const bad = rows[1]?.id ?? '';
    const seen: OutboxEvent[] = [];
    let away = true;
    let mended = false;
    start(async (events) => {
      if (away) {
        away = false;
        throw new Error('Redis is away');
      }
      seen.push(...events);
      return new Map(
        mended ? [] : events.filter(({ id }) => id === bad).map(({ id }) => [id, new Error('bad')] as const),
      );
    });
    await until('the good ones are published', async () => (await waiting()) === 1);
    const { rows: told } = await database.pool.query(
      'select attempts, last_error from outbox where id = $1',
      [bad],
    );
    expect(told).toMatchObject([{ last_error: 'bad' }]);
    mended = true;
    await until('the bad one is published too', async () => (await waiting()) === 0);
    expect(seen.filter(({ id }) => id !== bad)).toHaveLength(2);
  });
});
