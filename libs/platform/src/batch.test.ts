import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inBatches } from './batch.js';

it('asks once for all that is asked while it waits, and answers each its own', async () => {
  const asked: number[][] = [];
  const double = inBatches(async (numbers: number[]) => {
    asked.push(numbers);
    await pause(5);
    return numbers.map((number) => number * 2);
  });
  const first = double(1);
  await pause(1);
  const others = [double(2), double(3)];
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6]);
  expect(asked).toEqual([[1], [2, 3]]);
});

it('is not held up by an answer that does not come', async () => {
  let asked = 0;
  const ask = inBatches(async (names: string[]) => {
    if (asked++ === 0) await new Promise(() => undefined);
    return names;
  });
  void ask('never');
  await pause(1);
  expect(await ask('soon')).toBe('soon');
});

it('a failure is that of its own batch only', async () => {
  const ask = inBatches(async (names: string[]) => {
    if (names.includes('bad')) throw new Error('no');
    return names;
  });
  const [bad, beside] = await Promise.allSettled([ask('bad'), ask('beside')]);
  expect([bad.status, beside.status]).toEqual(['rejected', 'rejected']);
  expect(await ask('after')).toBe('after');
});
