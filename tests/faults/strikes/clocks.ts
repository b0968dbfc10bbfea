import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { setClock } from '../clocks.js';
import type { Field, Strike } from '../field.js';
import type { ProcessName } from '../installation.js';
import { sameProcesses } from './kills.js';

type Clocks = Partial<Record<ProcessName, string>>;

/** How long the slowest fact waited to be published while `work` went on, by the clock of the tests, ms. */
const slowestFact = async ({ installation }: Field, work: () => Promise<unknown>): Promise<number> => {
  const seen = new Map<string, number>();
  let slowest = 0;
  const looking = { on: true };
  const look = async () => {
    while (looking.on) {
      const rows = await installation.rows<{ id: string }>(
        'select id from outbox where published_at is null',
      );
      const now = performance.now();
      for (const { id } of rows) {
        const since = seen.get(id) ?? now;
        seen.set(id, since);
        slowest = Math.max(slowest, now - since);
      }
      await pause(50);
    }
  };
  await Promise.all([look(), work().finally(() => (looking.on = false))]);
  return Math.round(slowest);
};

/** Processes live by these clocks, one set after the other, then all by the same again. */
export const clocks =
  (seconds: number, ...sets: Clocks[]): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const { installation } = field;
      const { home } = installation;
      const slowest = await slowestFact(field, async () => {
        for (const set of sets) {
          for (const [name, apart] of Object.entries(set)) setClock(home, name, apart);
          await pause(seconds * 1000);
        }
        const facts = await installation.rows<{ minutes: number }>(
          'select round(extract(epoch from occurred_at - published_at) / 60)::int as minutes from outbox',
        );
        for (const apart of [10, -60])
          expect(
            facts.some(({ minutes }) => minutes === apart),
            `clocks ${apart} minutes apart`,
          ).toBe(true);
        for (const name of new Set(sets.flatMap(Object.keys))) setClock(home, name, '+0');
        await pause(seconds * 1000);
      });
      return [{ what: 'slowest fact was published after, ms', value: slowest, limit: 3000 }];
    });
