import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Quiet } from './quiet.js';

it('reports no idle time before the first reset', async () => {
  const activity = new Quiet();
  activity.told(['a']);
  await pause(20);
  expect(activity.of(['a'])).toBe(0);
});

it('measures the time since the last message to any of the rooms', async () => {
  const activity = new Quiet();
  activity.begin();
  await pause(30);
  activity.told(['a', 'b']);
  expect(activity.of(['a'])).toBeLessThan(20);
  expect(activity.of(['c'])).toBeGreaterThanOrEqual(29);
  expect(activity.of(['c', 'b'])).toBeLessThan(20);
  activity.begin();
  expect(activity.of(['c'])).toBeLessThan(20);
});

it('treats an evicted room as active until the latest eviction', async () => {
  const activity = new Quiet();
  activity.begin();
  await pause(30);
  activity.told(['first']);
  activity.told(Array.from({ length: 10_000 }, (_, at) => `room ${at}`));
  expect(activity.of(['first'])).toBeLessThan(20);
  expect(activity.of(['never'])).toBeLessThan(20);
});
