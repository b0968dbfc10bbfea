import { childEnv } from '@rinkside/platform/env';
import { expect, inject, it } from 'vitest';
import type { Figure } from '../chaos/chaos-run.js';
import { publishDuringLongTransaction } from '../chaos/long-transaction.js';
import { loadHighTrafficRoom } from '../chaos/high-traffic-room.js';
import { isQuickRun } from '../chaos/quick-run.js';
import { exceededLimits, isMachineBusy, saveResult, toCounts } from '../chaos/results.js';
import { overloadGateway } from '../chaos/overload.js';
import { rollingRestart } from '../chaos/rolling-restart.js';
import { soak } from '../chaos/soak.js';
import { killGatewayWithSockets } from '../chaos/mass-reconnect.js';
import { toggleLikes } from '../chaos/like-toggles.js';
import { sendWorstTexts } from '../chaos/worst-texts.js';

const checkAndSave = async (fault: string, figures: Figure[], counts?: Record<string, number>) => {
  expect(exceededLimits(figures)).toEqual([]);
  await saveResult(fault, '', figures, counts);
};

it('F4: kill -9 of the gateway that holds all sockets', async () => {
  await checkAndSave('F4', await killGatewayWithSockets(inject('postgresUrl'), isQuickRun ? 300 : 1000));
});

// @covers R13
it('F15: rolling restart: SIGTERM of every process, one after the other', async () => {
  const size = isQuickRun
    ? { people: 16, rate: 60, sockets: 200, screens: 6 }
    : { people: 24, rate: 200, sockets: 1000, screens: 10 };
  const { failures, lost, doubled, wrong, diverged, duplicateEvents, uncleanShutdowns, ...outcome } =
    await rollingRestart(inject('postgresUrl'), size);
  expect({ failures, lost, doubled, wrong, diverged, duplicateEvents, uncleanShutdowns }).toEqual({
    failures: [],
    lost: [],
    doubled: [],
    wrong: [],
    diverged: [],
    duplicateEvents: [],
    uncleanShutdowns: [],
  });
  expect(outcome.lostConnections).toBe(0);
  expect(outcome.reconnects).toBeGreaterThan(0);
  await checkAndSave(
    'F15',
    [
      { what: 'requests, each sent once', value: outcome.requests },
      { what: 'requests without a 2xx', value: failures.length, limit: 0 },
      { what: 'sockets', value: size.sockets },
      { what: 'sockets that missed a post', value: outcome.incompleteSockets, limit: 0 },
      { what: 'longest shutdown, ms', value: Math.round(outcome.maxShutdownMs), limit: 20_000 },
      { what: 'all sockets reconnected, ms', value: Math.round(outcome.maxReconnectMs) },
      { what: 'p50, ms', value: Math.round(outcome.p50) },
      { what: 'p99, ms', value: Math.round(outcome.p99) },
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

it('F18: 10,000 likes and unlikes of one post by 20 players', async () => {
  await checkAndSave('F18', await toggleLikes(inject('postgresUrl'), isQuickRun ? 1000 : 10_000, 20));
});

it('F20: a long transaction while 200,000 events are published', async () => {
  await checkAndSave(
    'F20',
    await publishDuringLongTransaction(inject('postgresUrl'), isQuickRun ? 50_000 : 200_000),
  );
});

it('F23: 1,000 likes per second of one post in a room with 1,000 clients', async () => {
  const size = isQuickRun
    ? { screens: 100, likes: 500, seconds: 2 }
    : { screens: 1000, likes: 1000, seconds: 10 };
  await checkAndSave('F23', await loadHighTrafficRoom(inject('postgresUrl'), size));
});

it('F24: twice the highest rate of one gateway, while workers and Redis are killed', async () => {
  const size = isQuickRun
    ? { people: 16, seconds: 15, shortSeconds: 2 }
    : { people: 40, seconds: 60, shortSeconds: 10 };
  await checkAndSave('F24', await overloadGateway(inject('postgresUrl'), size));
});

it('F25: one account sends the texts that cost most, as fast as its limits allow', async () => {
  const size = isQuickRun ? { idleSeconds: 6, seconds: 10 } : { idleSeconds: 30, seconds: 60 };
  await checkAndSave('F25', await sendWorstTexts(inject('postgresUrl'), size));
});

/** One hour by default. */
const minutes = isQuickRun ? 0.5 : Number(childEnv().RINKSIDE_MINUTES ?? 60);
it(
  'F22: soak: normal load without faults',
  async () => {
    const size = { seed: 'ice', people: 50, screens: 4, rate: 40 };
    const outcome = await soak(inject('postgresUrl'), minutes, size);
    expect(outcome).toMatchObject({
      lost: [],
      doubled: [],
      wrong: [],
      diverged: [],
      missingRetryAfter: 0,
      // A gateway without processor time refuses part of a normal load.
      ...(!isMachineBusy() && { unanswered: 0 }),
    });
    // A quick run is warm-up only.
    if (!isQuickRun) await checkAndSave('F22', outcome.figures, toCounts(outcome));
  },
  (minutes + 30) * 60_000,
);
