import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatcher } from './coalescing-batcher.js';

it('batches items added while a request is in flight and returns each its own result', async () => {
  const batches: number[][] = [];
  const double = createBatcher(async (numbers: number[]) => {
    batches.push(numbers);
    await pause(5);
    return numbers.map((number) => number * 2);
  });
  const first = double(1);
  await pause(1);
  const queued = [double(2), double(3)];
  expect(await Promise.all([first, ...queued])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

it('sends the next batch when the previous one never resolves', async () => {
  let calls = 0;
  const load = createBatcher(async (names: string[]) => {
    if (calls++ === 0) await new Promise(() => undefined);
    return names;
  });
  void load('never');
  await pause(1);
  expect(await load('soon')).toBe('soon');
});

it('rejects only the failed batch', async () => {
  const load = createBatcher(async (names: string[]) => {
    if (names.includes('bad')) throw new Error('no');
    return names;
  });
  const [bad, sameBatch] = await Promise.allSettled([load('bad'), load('sameBatch')]);
  expect([bad.status, sameBatch.status]).toEqual(['rejected', 'rejected']);
  expect(await load('after')).toBe('after');
});
