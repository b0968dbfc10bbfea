import { expect, it } from 'vitest';
import { neededPods } from './needed-pods.js';

const photos = { queue: 'process-photo', isPaused: false, waitingSeconds: 0 } as const;

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [10, 0, 1],
  [11, 0, 2],
  [100, 10, 10],
  [100, 12, 12],
  [100, 3600, 13],
  // More pods do nothing for a job that hangs.
  [1, 3600, 1],
])('%i jobs, the next one waiting for %i s, need %i pods', (jobs, waitingSeconds, pods) => {
  expect(neededPods({ ...photos, jobs, waitingSeconds })).toBe(pods);
});

it('a paused queue needs pods for its running jobs only, however long others wait', () => {
  expect(neededPods({ ...photos, isPaused: true, jobs: 30, waitingSeconds: 3600 })).toBe(3);
});
