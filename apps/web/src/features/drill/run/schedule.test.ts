import { describe, expect, it } from 'vitest';
import { totalSeconds, runStateAt, readySeconds, scheduleOf, trainedSeconds } from './schedule';

const schedule = scheduleOf({ count: 3, work: 40, rest: 20 });

describe('run schedule', () => {
  it('alternates work and rest after a ready phase and ends with work', () => {
    expect(schedule.map(({ phase, round }) => `${phase} ${round}`)).toEqual([
      'ready 1', 'work 1', 'rest 1', 'work 2', 'rest 2', 'work 3',
    ]); // prettier-ignore
    expect(totalSeconds(schedule)).toBe(readySeconds + 3 * 40 + 2 * 20);
  });

  it('returns the state for an elapsed time, also at phase boundaries', () => {
    expect(runStateAt(schedule, 0)).toEqual({ phase: 'ready', round: 1, left: 5, total: 165, next: 5 });
    expect(runStateAt(schedule, 4.2).left).toBe(1);
    expect(runStateAt(schedule, 5)).toMatchObject({ phase: 'work', round: 1, left: 40 });
    expect(runStateAt(schedule, 45)).toMatchObject({ phase: 'rest', round: 1, left: 20 });
    expect(runStateAt(schedule, 164.9)).toMatchObject({ phase: 'work', round: 3, left: 1, total: 1 });
    expect(runStateAt(schedule, 165)).toMatchObject({ phase: 'done', round: 3, total: 0 });
    expect(runStateAt(schedule, 9999).phase).toBe('done');
  });

  it('omits rests of 0 s and counts neither ready time nor skipped time', () => {
    expect(scheduleOf({ count: 2, work: 10, rest: 0 }).map(({ phase }) => phase)).toEqual([
      'ready',
      'work',
      'work',
    ]);
    expect([trainedSeconds(3, 0), trainedSeconds(65.4, 0), trainedSeconds(65, 20)]).toEqual([0, 60, 40]);
  });
});
