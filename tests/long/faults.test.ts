import { describe, expect, inject, it } from 'vitest';
import { mayHaveClocks } from '../faults/clocks.js';
import { mayHaveDisks } from '../faults/disk.js';
import { faults } from '../faults/faults.js';
import { Field } from '../faults/field.js';
import { beyond, countsOf, isQuick, keep } from '../faults/record.js';

/** Fixed seeds, so that every run sends the same commands. */
const seeds = ['ice', 'board', 'whistle'];
/** A rate of 40 % of what two cores can serve. */
const size = isQuick
  ? { people: 16, screens: 10, rate: 40, commands: 400 }
  : { people: 50, screens: 50, rate: 40, commands: 2000 };
const canMount = await mayHaveDisks();

describe.each(faults)('$id: $what', ({ id, strikes, needs }) => {
  it
    .skipIf((needs?.mediaDisk && !canMount) || (needs?.clocks && !mayHaveClocks))
    .each(isQuick ? seeds.slice(0, 1) : seeds)('loses and duplicates nothing, seed %s', async (seed) => {
    const field = await Field.open(inject('postgresUrl'), { ...size, ...needs, seed });
    try {
      await field.play(strikes, size.commands);
      const outcome = await field.judgeAll();
      expect(outcome).toMatchObject({ lost: [], doubled: [], wrong: [], diverged: [], missingRetryAfter: 0 });
      expect(outcome.acknowledged).toBeGreaterThanOrEqual(size.commands);
      expect(beyond(outcome.figures)).toEqual([]);
      await keep(id, seed, outcome.figures, countsOf(outcome));
    } finally {
      await field.close();
    }
  });
});
