import { describe, expect, it } from 'vitest';
import { finalNumbers, isLostShootout } from './live-game.final.js';
import { goalsAgainstAverage } from './season.js';
import { reduceLiveGame } from './live-game.state.js';
import type { LiveGameEvent } from './live-game.schema.js';

const startMs = Date.parse('2026-11-28T18:00:00.000Z');
const uuid = (number: number) => `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Returns what a goalie's log of three periods of 12 minutes leads to; each action comes some seconds after the start. */
const finalOf = (...actions: (readonly [seconds: number, LiveGameEvent['action']])[]) => {
  const started_at = new Date(startMs).toISOString();
  const events = actions.map(([seconds, action], index) => ({
    id: uuid(index + 1),
    device_id: uuid(900),
    sequence: index + 1,
    term: 1,
    occurred_at: new Date(startMs + seconds * 1000).toISOString(),
    action,
  }));
  const summary = reduceLiveGame({ started_at, period_minutes: 12, terms: [started_at], events });
  return {
    summary,
    numbers: finalNumbers({ summary, position: 'goalie', period_minutes: 12 }, startMs + 7200_000),
  };
};
const start = (period: number | 'shootout') => ({ kind: 'period_started', period }) as const;
const end = { kind: 'period_ended' } as const;
const clock = (running: boolean, elapsed_seconds: number) =>
  ({ kind: 'clock', running, elapsed_seconds }) as const;
const against = { kind: 'goal', side: 'them', credit: 'against', strength: 'even' } as const;
const whole = [1, 2, 3].flatMap(
  (period) =>
    [
      [period * 10, start(period)],
      [period * 10 + 1, end],
    ] as const,
);

describe('the minutes of a goalie', () => {
  it('are the length of the periods, so 3 goals in 3 × 12 minutes are a GAA of 5', () => {
    const { numbers } = finalOf(...whole, [90, against], [91, against], [92, against]);
    expect(numbers).toMatchObject({ minutes_played: 36, goals_against: 3 });
    expect(goalsAgainstAverage(3, numbers.minutes_played ?? 0)).toBe(5);
  });

  it('follow the periods that were set last, for the whole game', () => {
    const halves = { kind: 'periods', count: 2, minutes: 20 } as const;
    const { numbers, summary } = finalOf(...whole.slice(0, 4), [50, halves]);
    expect(numbers.minutes_played).toBe(40);
    expect(summary.periods).toEqual({ count: 2, minutes: 20 });
  });

  it('end with the clock in the period in which a game is called off', () => {
    expect(
      finalOf([0, start(1)], [1, end], [2, start(2)], [3, clock(false, 300)]).numbers.minutes_played,
    ).toBe(17);
    expect(finalOf([0, start(1)], [1, clock(true, 60)], [181, end]).numbers.minutes_played).toBe(12);
    expect(finalOf([0, start(1)], [1, clock(true, 0)]).numbers.minutes_played).toBe(12);
  });

  it('contain overtimes, and no shootout', () => {
    const overtimes = [[100, start(4)], [101, clock(false, 240)], [102, end], [103, start(5)], [104, clock(false, 60)], [105, end]] as const; // prettier-ignore
    expect(finalOf(...whole, ...overtimes).numbers.minutes_played).toBe(41);
    expect(finalOf(...whole, ...overtimes, [200, start('shootout')]).numbers.minutes_played).toBe(41);
  });

  it('are unknown before the first period', () => {
    expect(finalOf().numbers).not.toHaveProperty('minutes_played');
  });
});

it('counts a lost shootout in the score, and as no goal against', () => {
  const { numbers, summary } = finalOf(...whole, [100, start('shootout')], [101, against], [102, end]);
  expect(numbers).toMatchObject({ our_score: 0, their_score: 1, goals_against: 0, shots_against: 0 });
  expect(isLostShootout(summary)).toBe(true);
  expect(isLostShootout(finalOf(...whole).summary)).toBe(false);
});
