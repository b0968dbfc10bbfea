import { expect, inject, it } from 'vitest';
import { runTrial, victims } from './trial.js';

// With 1,000 commands and three seeds each: tests/long.
it.each(victims)(
  'kill -9 of %s in the middle of commands loses nothing and shows nothing twice',
  async (victim) => {
    const trial = { victim, seed: 'ice', commands: 500, people: 24, screens: 20 };
    const outcome = await runTrial(inject('postgresUrl'), trial);
    expect(outcome).toMatchObject({ lost: [], doubled: [], wrong: [], diverged: [] });
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(trial.commands);
    // The fault was felt where it must be.
    if (victim === 'gateway') expect(outcome.unanswered).toBeGreaterThan(0);
    if (victim === 'gateway' || victim === 'redis') expect(outcome.reconnects).toBeGreaterThan(0);
  },
  180_000,
);
