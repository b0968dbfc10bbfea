import { ageLevels, levels } from '@rinkside/contracts/player';
import { skills } from '@rinkside/contracts/drill';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillById } from '../drill/drill.library.js';
import { generatePlan, mondayOf, type GeneratedPlan, type PlanPersona } from './plan.generate.js';
import type { PlanGame } from './plan.rationale.js';

const skater: PlanPersona = { age: 13, position: 'skater', level: 'AA', today: '2026-11-21' };
const goalie: PlanPersona = { ...skater, position: 'goalie' };
const game = (of: Partial<PlanGame> = {}): PlanGame => ({
  date: '2026-11-14',
  position: 'skater',
  our_score: 2,
  their_score: 5,
  goals: 0,
  assists: 1,
  saves: null,
  shots_against: null,
  goals_against: null,
  powerplay_goals_against: null,
  ...of,
});
const goalieGame = (of: Partial<PlanGame> = {}) =>
  game({ position: 'goalie', goals: 0, assists: 0, shots_against: 30, saves: 27, goals_against: 3, ...of });
const whys = ({ days }: GeneratedPlan) => days.flatMap(({ items }) => items.map(({ why }) => why));
const planned = ({ days }: GeneratedPlan) =>
  days.flatMap(({ items }) => items.flatMap(({ drill_id }) => drillById(drill_id) ?? []));

describe('generated plan', () => {
  it('states that there are no games yet', () => {
    expect(generatePlan(skater, [])).toMatchObject({
      title: 'Personalized Training Plan',
      basis: 'No games yet: this plan fits your age and position. Log a game and it fits you.',
      games: 0,
    });
    expect(generatePlan(skater, [goalieGame()]).games).toBe(0);
  });

  it('cites the statistics of the games it is based on', () => {
    const plan = generatePlan(skater, [game(), game(), game({ goals: 1 })]);
    expect(plan.basis).toBe('Based on your age, your position and your last 3 games.');
    expect(whys(plan)).toContain(
      '1 goal and 3 assists in your last 3 games: a quicker release turns your looks into shots.',
    );
    expect(whys(plan)).toContain(
      '15 goals against your team in your last 3 games: good angles win pucks back.',
    );
    expect(whys(generatePlan(goalie, [goalieGame(), goalieGame({ powerplay_goals_against: 3 })]))).toContain(
      'You stopped 54 of 60 shots (90%) in your last 2 games, and 3 of 6 goals against came on the power play: be set before the pass arrives.',
    );
    expect(
      whys(generatePlan(goalie, [goalieGame({ shots_against: 0, saves: 0, goals_against: 0 })])),
    ).toContain('No shots came in your last game: be set and square before every shot.');
  });

  it('refers to the parent’s player instead of the account owner', () => {
    const parent: PlanPersona = { ...skater, role: 'parent' };
    expect(generatePlan(parent, [game()]).basis).toBe('Based on your player’s age, position and last game.');
    expect(generatePlan(parent, []).basis).toContain('your player’s age and position');
    expect(generatePlan({ ...skater, role: 'player' }, [game()]).basis).toContain('your age');
  });

  it('gives reasons without numbers up to age 8', () => {
    for (const why of whys(generatePlan({ ...skater, age: 8 }, [game()]))) expect(why).not.toMatch(/\d/);
  });

  it('puts the requested focus first', () => {
    const plan = generatePlan(skater, [game()], { focus: 'passing' });
    expect(planned(plan)[0]?.skill).toBe('passing');
    expect(whys(plan)[0]).toBe('You asked for passing.');
  });

  it('stays the same within a week and changes in the next week', () => {
    const on = (today: string) => generatePlan({ ...skater, today }, []);
    expect(on('2026-11-16')).toEqual(on('2026-11-22'));
    expect(on('2026-11-23')).not.toEqual(on('2026-11-22'));
    expect([mondayOf('2026-11-16'), mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  const anyGame = fc.record({
    date: fc.constant('2026-11-14'),
    position: fc.constantFrom('skater', 'goalie', null),
    our_score: fc.nat(9),
    their_score: fc.nat(9),
    goals: fc.option(fc.nat(5)),
    assists: fc.option(fc.nat(5)),
    saves: fc.option(fc.nat(50)),
    shots_against: fc.option(fc.nat(60)),
    goals_against: fc.option(fc.nat(10)),
    powerplay_goals_against: fc.option(fc.nat(5)),
  } satisfies { [Key in keyof PlanGame]: fc.Arbitrary<PlanGame[Key]> });
  const anyPersona = fc.record({
    age: fc.integer({ min: 5, max: 80 }),
    position: fc.constantFrom('skater', 'goalie', null),
    level: fc.option(fc.constantFrom(...levels)),
    today: fc.constantFrom('2026-01-01', '2026-07-13', '2026-11-21'),
  } satisfies { [Key in keyof PlanPersona]: fc.Arbitrary<PlanPersona[Key]> });

  it('respects age ranges, weekly minutes and rest days for any player, and gives each item a reason', () => {
    expect(ageLevels.length).toBe(13);
    fc.assert(
      fc.property(
        anyPersona,
        fc.array(anyGame, { maxLength: 5 }),
        fc.option(fc.constantFrom(...skills), { nil: undefined }),
        (persona, games, focus) => {
          const plan = generatePlan(persona, games, { focus });
          expect(plan.weekly_minutes).toBeGreaterThan(0);
          expect(plan.weekly_minutes).toBeLessThanOrEqual(plan.cap_minutes);
          // Well below one hour per week and year of age, because team ice time is added.
          expect(plan.cap_minutes).toBeLessThanOrEqual(persona.age * 30);
          expect(plan.days.filter(({ rest }) => rest).length).toBeGreaterThanOrEqual(2);
          for (const { ages } of planned(plan))
            if (persona.age < 18)
              expect([ages.from <= persona.age, persona.age <= ages.to]).toEqual([true, true]);
          expect(new Set(planned(plan)).size).toBe(planned(plan).length);
          for (const { items } of plan.days)
            expect(new Set(items.map(({ drill_id }) => drillById(drill_id)?.skill)).size).toBe(items.length);
          for (const why of whys(plan)) {
            expect(why).toMatch(/^[A-Z0-9].{15,}\.$/);
            expect(why).not.toMatch(/NaN|Infinity|undefined|\bonly\b|fail/);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('edited plan', () => {
  it('keeps the edited days, excludes snoozed minutes and includes reasons', () => {
    const editedDays = [
      {
        day: 2,
        items: [
          { drill_id: 'wall-partner', minutes: 30, snoozed: false },
          { drill_id: 'line-hops', minutes: 10, snoozed: true },
          { drill_id: 'gone-for-good', minutes: 10, snoozed: false },
        ],
      },
    ];
    const plan = generatePlan(goalie, [goalieGame()], { editedDays });
    expect(plan.weekly_minutes).toBe(30);
    expect(plan.days[1]).toMatchObject({
      rest: false,
      items: [
        { title: 'Wall Partner', why: 'A goalie who passes well starts the attack.' },
        {
          title: 'Line Hops',
          snoozed: true,
          why: '30 shots a game in your last game: fresh legs keep you set to the end.',
        },
      ],
    });
    expect(plan.days.filter(({ rest }) => rest)).toHaveLength(6);
    const edited = {
      editedDays: [{ day: 1, items: [{ drill_id: 'backhand-lift', minutes: 5, snoozed: false }] }],
    };
    expect(whys(generatePlan(goalie, [], edited))).toEqual(['You added this drill.']);
  });
});
