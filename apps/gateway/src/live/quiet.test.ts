import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Quiet } from './quiet.js';

it('knows nothing before it begins', async () => {
  const quiet = new Quiet();
  quiet.told(['a']);
  await pause(20);
  expect(quiet.of(['a'])).toBe(0);
});

it('is as long as the last of the rooms was told nothing', async () => {
  const quiet = new Quiet();
  quiet.begin();
  await pause(30);
  quiet.told(['a', 'b']);
  expect(quiet.of(['a'])).toBeLessThan(20);
  expect(quiet.of(['c'])).toBeGreaterThanOrEqual(29);
  expect(quiet.of(['c', 'b'])).toBeLessThan(20);
  quiet.begin();
  expect(quiet.of(['c'])).toBeLessThan(20);
});

it('takes a room it has forgotten for one that was told when the last forgotten one was', async () => {
  const quiet = new Quiet();
  quiet.begin();
  await pause(30);
  quiet.told(['first']);
  quiet.told(Array.from({ length: 10_000 }, (_, at) => `room ${at}`));
  expect(quiet.of(['first'])).toBeLessThan(20);
  expect(quiet.of(['never'])).toBeLessThan(20);
});
