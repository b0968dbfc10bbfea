// @module-tag extended
import { expect, inject, it } from 'vitest';
import { rollingRestart } from './rolling-restart.js';

// tests/long runs the same with 200 requests per second and 1,000 sockets.
// @covers R13
it('F15: restarts every process in turn without a failed request or missed event', async () => {
  const outcome = await rollingRestart(inject('postgresUrl'), {
    people: 12,
    rate: 60,
    sockets: 100,
    screens: 6,
  });
  expect(outcome).toMatchObject({
    failures: [],
    lostConnections: 0,
    lost: [],
    doubled: [],
    wrong: [],
    uncleanShutdowns: [],
    incompleteSockets: 0,
    duplicateEvents: [],
    diverged: [],
  });
  expect(outcome.maxShutdownMs).toBeLessThan(20_000);
  expect(outcome.reconnects).toBeGreaterThan(0);
}, 120_000);
