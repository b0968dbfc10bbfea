import { expect, it } from 'vitest';
import { announcement } from './announce';
import { runStateAt, scheduleOf } from './schedule';

it('announces every phase and every full minute, and nothing else', () => {
  const schedule = scheduleOf({ count: 2, work: 90, rest: 30 });
  let before: ReturnType<typeof runStateAt> | null = null;
  const announcements: string[] = [];
  for (let elapsed = 0; elapsed <= 216; elapsed += 0.5) {
    const now = runStateAt(schedule, elapsed);
    const text = announcement(before, now, 2);
    if (text) announcements.push(text);
    before = now;
  }
  expect(announcements).toEqual([
    'Get ready. 4 minutes in all.',
    'Round 1 of 2. Go, 1:30.',
    '3 minutes left.',
    'Rest, 0:30. 2 minutes left.',
    'Round 2 of 2. Go, 1:30.',
    '1 minute left.',
    'Done. How did it go?',
  ]);
});
