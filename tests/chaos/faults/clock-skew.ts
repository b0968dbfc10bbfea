import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { setClockOffset } from '../faketime.js';
import type { ChaosRun, FaultInjector } from '../chaos-run.js';
import type { ProcessName } from '../installation.js';
import { expectNoExit } from './kills.js';

type Clocks = Partial<Record<ProcessName, string>>;

/** Returns the longest time an event waited to be published during `work`, by the clock of the tests, ms. */
const slowestEventMs = async ({ installation }: ChaosRun, work: () => Promise<unknown>): Promise<number> => {
  const firstSeenAt = new Map<string, number>();
  let slowest = 0;
  const polling = { isActive: true };
  const poll = async () => {
    while (polling.isActive) {
      const rows = await installation.rows<{ id: string }>(
        'select id from outbox where published_at is null',
      );
      const now = performance.now();
      for (const { id } of rows) {
        const waitingSince = firstSeenAt.get(id) ?? now;
        firstSeenAt.set(id, waitingSince);
        slowest = Math.max(slowest, now - waitingSince);
      }
      await pause(50);
    }
  };
  await Promise.all([poll(), work().finally(() => (polling.isActive = false))]);
  return Math.round(slowest);
};

/** Applies one set of clock offsets after the other, then resets all clocks. */
export const clockSkew =
  (seconds: number, ...sets: Clocks[]): FaultInjector =>
  (field) =>
    expectNoExit(field, async () => {
      const { installation } = field;
      const { home } = installation;
      const slowest = await slowestEventMs(field, async () => {
        for (const set of sets) {
          for (const [name, offset] of Object.entries(set)) setClockOffset(home, name, offset);
          await pause(seconds * 1000);
        }
        const events = await installation.rows<{ minutes: number }>(
          'select round(extract(epoch from occurred_at - published_at) / 60)::int as minutes from outbox',
        );
        for (const offsetMinutes of [10, -60])
          expect(
            events.some(({ minutes }) => minutes === offsetMinutes),
            `an event with a clock offset of ${offsetMinutes} minutes`,
          ).toBe(true);
        for (const name of new Set(sets.flatMap(Object.keys))) setClockOffset(home, name, '+0');
        await pause(seconds * 1000);
      });
      return [{ what: 'slowest event published after, ms', value: slowest, limit: 3000 }];
    });
