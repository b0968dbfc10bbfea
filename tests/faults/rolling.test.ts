// @module-tag extended
import { expect, inject, it } from 'vitest';
import { restartEverything } from './rolling.js';

// With 200 requests a second and 1,000 sockets: tests/long.
// @covers R13
it('F15: every process is restarted one after the other, and nobody notices', async () => {
  const outcome = await restartEverything(inject('postgresUrl'), {
    people: 12,
    rate: 60,
    sockets: 100,
    screens: 6,
  });
  expect(outcome).toMatchObject({
    failures: [],
    cut: 0,
    lost: [],
    doubled: [],
    wrong: [],
    disorder: [],
    missing: 0,
    twice: [],
    diverged: [],
  });
  expect(outcome.drained).toBeLessThan(20_000);
  expect(outcome.reconnects).toBeGreaterThan(0);
}, 120_000);
