import { inherited } from '@rinkside/platform/env';
import { expect, inject, it } from 'vitest';
import type { Figure } from '../faults/field.js';
import { passWhileHeld } from '../faults/held.js';
import { heat } from '../faults/hot-room.js';
import { beyond, countsOf, isQuick, keep } from '../faults/record.js';
import { restartEverything } from '../faults/rolling.js';
import { soak } from '../faults/soak.js';
import { killWithSockets } from '../faults/sockets.js';
import { toggle } from '../faults/toggles.js';

const hold = async (fault: string, figures: Figure[], counts?: Record<string, number>) => {
  expect(beyond(figures)).toEqual([]);
  await keep(fault, '', figures, counts);
};

it('F4: kill -9 of the one gateway that holds all sockets', async () => {
  await hold('F4', await killWithSockets(inject('postgresUrl'), isQuick ? 300 : 1000));
});

it('F15: SIGTERM of every process, one after the other', async () => {
  const size = isQuick
    ? { people: 16, rate: 60, sockets: 200, screens: 6 }
    : { people: 24, rate: 200, sockets: 1000, screens: 10 };
  const { failures, lost, doubled, wrong, diverged, twice, disorder, ...outcome } = await restartEverything(
    inject('postgresUrl'),
    size,
  );
  expect({ failures, lost, doubled, wrong, diverged, twice, disorder }).toEqual({
    failures: [],
    lost: [],
    doubled: [],
    wrong: [],
    diverged: [],
    twice: [],
    disorder: [],
  });
  const whole = (value: number) => Math.round(value);
  await hold(
    'F15',
    [
      { what: 'requests, each sent once', value: outcome.requests },
      { what: 'not answered with 2xx', value: failures.length, limit: 0 },
      { what: 'sockets', value: size.sockets },
      { what: 'who missed something', value: outcome.missing, limit: 0 },
      { what: 'longest stop, ms', value: whole(outcome.drained), limit: 20_000 },
      { what: 'all back, ms', value: whole(outcome.back) },
      { what: 'p50, ms', value: whole(outcome.p50) },
      { what: 'p99, ms', value: whole(outcome.p99) },
    ],
    {
      acknowledged: outcome.acknowledged,
      lost: 0,
      doubled: 0,
      wrong: 0,
      diverged: 0,
      reconnects: outcome.reconnects,
    },
  );
});

it('F18: 20 people like one post and take it back, 10,000 times', async () => {
  await hold('F18', await toggle(inject('postgresUrl'), isQuick ? 1000 : 10_000, 20));
});

it('F20: a transaction open while facts by the hundred thousand pass', async () => {
  await hold('F20', await passWhileHeld(inject('postgresUrl'), isQuick ? 50_000 : 200_000));
});

it('F23: 1,000 likes a second of one post, before 1,000 screens', async () => {
  const size = isQuick
    ? { screens: 100, likes: 500, seconds: 2 }
    : { screens: 1000, likes: 1000, seconds: 10 };
  await hold('F23', await heat(inject('postgresUrl'), size));
});

/** An hour unless it is said otherwise. */
const minutes = isQuick ? 2 : Number(inherited().RINKSIDE_MINUTES ?? 60);
it(
  'F22: nothing but everyday load',
  async () => {
    const size = { seed: 'ice', people: 50, screens: 4, rate: 40 };
    const outcome = await soak(inject('postgresUrl'), minutes, size);
    expect(outcome).toMatchObject({
      lost: [],
      doubled: [],
      wrong: [],
      diverged: [],
      impolite: 0,
      unanswered: 0,
    });
    // Two minutes are all warm-up.
    if (!isQuick) await hold('F22', outcome.figures, countsOf(outcome));
  },
  (minutes + 30) * 60_000,
);
