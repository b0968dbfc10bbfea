import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedAt, reduceLiveGame, type LiveGameLog } from './live-game.state.js';
import { liveGameEvent, type LiveGameEvent, type Play } from './live-game.schema.js';

const startMs = Date.parse('2026-11-28T18:00:00.000Z');
const instant = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
const uuid = (number: number) => `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const phone = uuid(901);
const tablet = uuid(902);

/** Builds the events of one device: one per call, each some seconds after the start. */
const scorer = (device_id: string, term = 1, firstId = 1) => {
  let sequence = 0;
  return (seconds: number, action: LiveGameEvent['action']): LiveGameEvent => {
    sequence++;
    const id = uuid(firstId + sequence);
    return { id, device_id, sequence, term, occurred_at: instant(seconds), action };
  };
};
const log = (events: LiveGameEvent[], takeovers: number[] = []): LiveGameLog => ({
  started_at: instant(0),
  period_minutes: 15,
  terms: [0, ...takeovers].map(instant),
  events,
});
const goal = (credit: 'goal' | 'assist' | null = null): Play => ({
  kind: 'goal',
  side: 'us',
  credit,
  strength: 'even',
});
const against = (strength: 'even' | 'power_play' = 'even'): Play => ({
  kind: 'goal',
  side: 'them',
  credit: 'against',
  strength,
});

describe('a live game', () => {
  it('adds up what was logged', () => {
    const tap = scorer(phone);
    const { score, counts, period, playing, timeline } = reduceLiveGame(
      log([
        tap(0, { kind: 'period_started', period: 1 }),
        tap(1, { kind: 'clock', running: true, elapsed_seconds: 0 }),
        tap(61, goal('goal')),
        tap(90, { kind: 'shot' }),
        tap(120, against('power_play')),
        tap(150, { kind: 'penalty', minutes: 2 }),
        tap(160, { kind: 'save' }),
        tap(170, { kind: 'note', text: 'Great backcheck' }),
      ]),
    );
    expect(score).toEqual({ us: 1, them: 1 });
    expect(counts).toMatchObject({ goals: 1, shots: 2, saves: 1, goals_against: 1, penalty_minutes: 2 });
    expect(counts.powerplay_goals_against).toBe(1);
    expect([period, playing]).toEqual([1, true]);
    expect(timeline.map(({ action, elapsed_seconds }) => [action.kind, elapsed_seconds])).toEqual([
      ['period_started', 0],
      ['goal', 60],
      ['shot', 89],
      ['goal', 119],
      ['penalty', 149],
      ['save', 159],
      ['note', 169],
    ]);
  });

  it('runs the clock from the last correction to the end of the period', () => {
    const tap = scorer(phone);
    const started = tap(0, { kind: 'period_started', period: 2 });
    const { clock } = reduceLiveGame(
      log([started, tap(10, { kind: 'clock', running: true, elapsed_seconds: 100 })]),
    );
    expect(elapsedAt(clock, startMs + 70_000, 15)).toBe(160);
    expect(elapsedAt(clock, startMs + 7_200_000, 15)).toBe(900);
    const stopped = reduceLiveGame(
      log([started, tap(10, { kind: 'clock', running: false, elapsed_seconds: 100 })]),
    );
    expect(elapsedAt(stopped.clock, startMs + 70_000, 15)).toBe(100);
  });

  it('takes back an event, and an undo', () => {
    const tap = scorer(phone);
    const first = tap(1, goal());
    const undo = tap(2, { kind: 'undo', target_id: first.id });
    const redo = tap(3, { kind: 'undo', target_id: undo.id });
    expect(reduceLiveGame(log([first, undo])).score.us).toBe(0);
    expect(reduceLiveGame(log([first, undo, redo])).score.us).toBe(1);
  });

  it('replaces a play by its last edit, and moves it', () => {
    const tap = scorer(phone);
    const period = tap(0, { kind: 'period_started', period: 1 });
    const shot = tap(1, { kind: 'shot' });
    const edit = tap(2, { kind: 'edit', target_id: shot.id, play: goal('assist') });
    const later = tap(3, {
      kind: 'edit',
      target_id: shot.id,
      play: goal('goal'),
      period: 2,
      elapsed_seconds: 30,
    });
    const undo = tap(4, { kind: 'undo', target_id: later.id });
    expect(reduceLiveGame(log([period, shot, edit])).counts).toMatchObject({ shots: 0, assists: 1 });
    expect(reduceLiveGame(log([period, shot, edit, later])).timeline.at(-1)).toMatchObject({
      period: 2,
      elapsed_seconds: 30,
      action: { credit: 'goal' },
    });
    expect(reduceLiveGame(log([period, shot, edit, later, undo])).counts.assists).toBe(1);
  });

  it('counts a shootout apart and gives its winner one goal', () => {
    const tap = scorer(phone);
    const { score, shootout, counts } = reduceLiveGame(
      log([
        tap(0, { kind: 'period_started', period: 'shootout' }),
        tap(1, goal('goal')),
        tap(2, goal()),
        tap(3, against()),
        tap(4, { kind: 'save' }),
      ]),
    );
    expect({ score, shootout }).toEqual({ score: { us: 1, them: 0 }, shootout: { us: 2, them: 1 } });
    expect(counts).toMatchObject({ goals: 0, saves: 0, goals_against: 0 });
  });

  it('keeps the sequence of a device whose clock was set back', () => {
    const tap = scorer(phone);
    const events = [
      tap(60, { kind: 'period_started', period: 1 }),
      tap(61, { kind: 'period_ended' }),
      tap(5, { kind: 'period_started', period: 2 }),
    ];
    expect(reduceLiveGame(log(events)).period).toBe(2);
  });
});

describe('two scorers', () => {
  it('count a goal once that both logged, with the credit that one of them knew', () => {
    const before = scorer(phone, 1, 1);
    const after = scorer(tablet, 2, 100);
    const events = [before(10, goal()), before(120, goal('goal')), after(150, goal())];
    const { score, counts } = reduceLiveGame(log(events, [100]));
    expect(score.us).toBe(2);
    expect(counts.goals).toBe(1);
  });

  it('count what only the replaced scorer logged, and ignore its clock', () => {
    const before = scorer(phone, 1, 1);
    const after = scorer(tablet, 2, 100);
    const state = reduceLiveGame(
      log(
        [
          after(110, { kind: 'period_started', period: 2 }),
          before(120, goal()),
          before(130, { kind: 'period_started', period: 3 }),
          after(400, goal()),
        ],
        [100],
      ),
    );
    expect(state.score.us).toBe(2);
    expect(state.period).toBe(2);
  });
});

const side = fc.constantFrom('us' as const, 'them' as const);
const play = fc.oneof(
  side.chain((team) =>
    fc.record({
      kind: fc.constant('goal' as const),
      side: fc.constant(team),
      credit:
        team === 'us'
          ? fc.constantFrom('goal' as const, 'assist' as const, null)
          : fc.constantFrom('against' as const, null),
      strength: fc.constantFrom('even' as const, 'power_play' as const),
    }),
  ),
  fc.record({ kind: fc.constantFrom('shot' as const, 'save' as const) }),
  fc.record({ kind: fc.constant('penalty' as const), minutes: fc.constantFrom(2 as const, 5 as const) }),
);
const action = fc.oneof(
  { weight: 5, arbitrary: play },
  fc.record({
    kind: fc.constant('period_started' as const),
    period: fc.constantFrom(1, 2, 3, 'shootout' as const),
  }),
  fc.record({ kind: fc.constant('period_ended' as const) }),
  fc.record({ kind: fc.constant('clock' as const), running: fc.boolean(), elapsed_seconds: fc.nat(900) }),
  fc.record({ kind: fc.constant('undo' as const), target_id: fc.nat(30).map(uuid) }),
  fc.record({ kind: fc.constant('edit' as const), target_id: fc.nat(30).map(uuid), play }),
);
/** Up to 30 events of two devices, with clocks that run apart and terms that overlap. */
const anyLog = fc
  .array(fc.record({ action, seconds: fc.nat(600), device: fc.constantFrom(phone, tablet) }), {
    maxLength: 30,
  })
  .map((taps) => {
    const sequences = new Map<string, number>();
    const events = taps.map(({ action: tapped, seconds, device }, index): LiveGameEvent => {
      const sequence = (sequences.get(device) ?? 0) + 1;
      sequences.set(device, sequence);
      const term = device === phone ? 1 : 2;
      return {
        id: uuid(index),
        device_id: device,
        sequence,
        term,
        occurred_at: instant(seconds),
        action: tapped,
      };
    });
    return log(events, [300]);
  });

describe('for any log', () => {
  it('accepts its events', () => {
    fc.assert(
      fc.property(anyLog, ({ events }) => events.every((event) => liveGameEvent.safeParse(event).success)),
    );
  });

  it('says when something was logged last, also what was taken back', () => {
    const tap = scorer(phone);
    expect(reduceLiveGame(log([])).last_event_at).toBe(instant(0));
    const shot = tap(60, { kind: 'shot' });
    expect(reduceLiveGame(log([shot])).last_event_at).toBe(instant(60));
    const undo = tap(95, { kind: 'undo', target_id: shot.id });
    expect(reduceLiveGame(log([undo, shot])).last_event_at).toBe(instant(95));
  });

  it('does not depend on the order of arrival or on repeats', () => {
    fc.assert(
      fc.property(
        anyLog.chain((any) =>
          fc.tuple(
            fc.constant(any),
            fc.shuffledSubarray([...any.events], { minLength: any.events.length }),
            fc.subarray([...any.events]),
          ),
        ),
        ([any, shuffled, repeated]) => {
          expect(reduceLiveGame({ ...any, events: [...repeated, ...shuffled] })).toEqual(reduceLiveGame(any));
        },
      ),
    );
  });

  it('an undone play is as if it had not been logged', () => {
    fc.assert(
      fc.property(anyLog, play, fc.nat(600), (any, added, seconds) => {
        const tap = scorer(uuid(903), 2, 500);
        const extra = tap(seconds, added);
        const undo = tap(700, { kind: 'undo', target_id: extra.id });
        expect(reduceLiveGame({ ...any, events: [...any.events, extra, undo] })).toEqual({
          ...reduceLiveGame(any),
          // The undo is the last thing that was logged.
          last_event_at: expect.any(String),
        });
      }),
    );
  });

  it('two logs lose no play and count a play of both once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1200), { maxLength: 12 }),
        fc.array(fc.nat(1200), { maxLength: 12 }),
        (one, two) => {
          const before = scorer(phone, 1, 1);
          const after = scorer(tablet, 2, 100);
          const events = [
            ...one.toSorted((a, b) => a - b).map((seconds) => before(seconds, goal())),
            ...two.toSorted((a, b) => a - b).map((seconds) => after(seconds, goal())),
          ];
          const { us } = reduceLiveGame(log(events, [0])).score;
          expect(us).toBeLessThanOrEqual(one.length + two.length);
          expect(us).toBeGreaterThanOrEqual(Math.max(one.length, two.length));
        },
      ),
    );
  });

  it('the score is the number of goals in the timeline', () => {
    fc.assert(
      fc.property(anyLog, (any) => {
        const { score, shootout, timeline } = reduceLiveGame(any);
        const goals = timeline.filter(
          ({ action: { kind }, period }) => kind === 'goal' && period !== 'shootout',
        );
        const decided = shootout && shootout.us !== shootout.them ? 1 : 0;
        expect(score.us + score.them).toBe(goals.length + decided);
      }),
    );
  });
});
