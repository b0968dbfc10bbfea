import { describe, expect, inject, it } from 'vitest';
import { hasFaketime } from '../chaos/faketime.js';
import { canMountTmpfs } from '../chaos/tmpfs.js';
import { faultScenarios } from '../chaos/scenarios.js';
import { ChaosRun } from '../chaos/chaos-run.js';
import { isQuickRun } from '../chaos/quick-run.js';
import { exceededLimits, toCounts, saveResult } from '../chaos/results.js';

/** Fixed seeds, so that every run sends the same commands. */
const seeds = ['ice', 'board', 'whistle'];
/** A rate of 40 % of what two cores can serve. */
const size = isQuickRun
  ? { people: 16, screens: 10, rate: 40, commands: 200 }
  : { people: 50, screens: 50, rate: 40, commands: 2000 };
const canMount = await canMountTmpfs();

/** Scenarios mostly wait. The full run measures latencies, so it runs them one after the other. */
const suite = isQuickRun ? describe.concurrent : describe;

suite.each(faultScenarios)('$id: $what', (scenario) => {
  const { id, injectors, installationOptions, effects = [] } = scenario;
  it
    .skipIf(
      (installationOptions?.mediaDiskMb && !canMount) || (installationOptions?.useFaketime && !hasFaketime),
    )
    .each(isQuickRun ? seeds.slice(0, 1) : seeds)('loses and duplicates nothing, seed %s', async (seed) => {
    const field = await ChaosRun.open(inject('postgresUrl'), { ...size, ...installationOptions, seed });
    try {
      await field.run(injectors, size.commands);
      const outcome = await field.verifyWithStorage();
      expect(outcome).toMatchObject({ lost: [], doubled: [], wrong: [], diverged: [], missingRetryAfter: 0 });
      expect(outcome.acknowledged).toBeGreaterThanOrEqual(size.commands);
      for (const effect of effects) expect(outcome[effect], effect).toBeGreaterThan(0);
      expect(exceededLimits(outcome.figures)).toEqual([]);
      await saveResult(id, seed, outcome.figures, toCounts(outcome));
    } finally {
      await field.close();
    }
  });
});
