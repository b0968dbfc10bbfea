import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { RoomActivity } from './room-activity.js';

it('reports no idle time before the first reset', async () => {
  const activity = new RoomActivity();
  activity.touch(['a']);
  await pause(20);
  expect(activity.idleMs(['a'])).toBe(0);
});

it('measures the time since the last message to any of the rooms', async () => {
  const activity = new RoomActivity();
  activity.reset();
  await pause(200);
  activity.touch(['a', 'b']);
  expect(activity.idleMs(['a'])).toBeLessThan(150);
  expect(activity.idleMs(['c'])).toBeGreaterThanOrEqual(29);
  expect(activity.idleMs(['c', 'b'])).toBeLessThan(150);
  activity.reset();
  expect(activity.idleMs(['c'])).toBeLessThan(150);
});

it('treats an evicted room as active until the latest eviction', async () => {
  const activity = new RoomActivity();
  activity.reset();
  await pause(200);
  activity.touch(['first']);
  activity.touch(Array.from({ length: 10_000 }, (_, at) => `room ${at}`));
  expect(activity.idleMs(['first'])).toBeLessThan(150);
  expect(activity.idleMs(['never'])).toBeLessThan(150);
});
