import {
  diagramViews,
  drillLevels,
  drillView,
  places,
  skillNames,
  skills,
  type DrillView,
} from '@rinkside/contracts/drill';
import { describe, expect, it } from 'vitest';
import { drillOf, drills } from './drill.library.js';
import { findDrills } from './drill.search.js';

const named = drills.map((drill) => [drill.id, drill] as const);
const words = ({ title, setup, steps, key_points, easier, harder, measure, safety, diagram }: DrillView) =>
  [title, setup, ...steps, ...key_points, easier, harder, measure, safety, diagram.description].join('\n');
/** Of every band of ages somebody. */
const ages = [5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 17, 30];

describe('the drill library', () => {
  it('holds at least 44 drills of all levels and places, each under a name and a title of its own', () => {
    expect(drills.length).toBeGreaterThanOrEqual(44);
    for (const key of ['id', 'title'] as const)
      expect(new Set(drills.map((drill) => drill[key])).size).toBe(drills.length);
    expect(new Set(drills.map(({ level }) => level))).toEqual(new Set(drillLevels));
    expect(new Set(drills.map(({ place }) => place))).toEqual(new Set(places));
    for (const [id, drill] of named) expect(drillOf(id)).toBe(drill);
    expect(drillOf('no-such-drill')).toBeUndefined();
  });

  it('begins with the four samples of the specification, for everybody', () => {
    const samples = drills.slice(0, 4);
    expect(samples.map(({ minutes }) => minutes)).toEqual([15, 20, 25, 18]);
    expect(samples.map(({ skill }) => skill)).toEqual(['stick-handling', 'skating', 'shooting', 'passing']);
    expect(samples.map(({ skill }) => skillNames[skill])).toEqual([
      'Stick Handling',
      'Skating',
      'Shooting',
      'Passing',
    ]);
    expect(drillLevels).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    expect(new Set(samples.map(({ level }) => level))).toEqual(new Set(drillLevels));
    for (const { ages: suited } of samples) expect(suited.from).toBe(5);
  });

  it.each(skills.flatMap((skill) => ages.map((age) => [skill, age] as const)))(
    'has some %s for somebody of %i',
    (skill, age) => {
      expect(findDrills({ skill, age }).length).toBeGreaterThanOrEqual(2);
    },
  );

  it('has something without ice for every age', () => {
    for (const age of ages) expect(findDrills({ age, place: 'no-ice' }).length).toBeGreaterThanOrEqual(6);
  });

  it.each(named)('describes %s completely', (_, drill) => {
    expect(drillView.parse(drill)).toEqual(drill);
    for (const text of words(drill).split('\n')) expect(text.trim().length).toBeGreaterThan(3);
    expect(drill.ages.from).toBeGreaterThanOrEqual(5);
    expect(drill.ages.to).toBeGreaterThanOrEqual(drill.ages.from);
    expect(drill.players.to).toBeGreaterThanOrEqual(drill.players.from);
  });

  it.each(named)('fills the minutes of %s with its rounds', (_, { rounds, minutes }) => {
    const seconds = rounds.count * (rounds.work + rounds.rest);
    expect(seconds).toBeLessThanOrEqual(minutes * 60);
    expect(seconds).toBeGreaterThanOrEqual(minutes * 60 * 0.75);
  });

  it.each(named)('draws %s inside its view, with marks apart from each other', (_, { diagram }) => {
    const { x: left, y: top, width, height } = diagramViews[diagram.view];
    const edge = 0.04 * height;
    const points = [...diagram.marks.map(({ at }) => at), ...diagram.paths.flatMap((path) => path.points)];
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(left + edge);
      expect(x).toBeLessThanOrEqual(left + width - edge);
      expect(y).toBeGreaterThanOrEqual(top + edge);
      expect(y).toBeLessThanOrEqual(top + height - edge);
    }
    expect(diagram.paths.length).toBeGreaterThan(0);
    expect(diagram.description).toMatch(/^[A-Z].{30,}\.$/s);
    const apart = height / 20;
    diagram.marks.forEach(({ at: [x, y] }, index) => {
      for (const { at } of diagram.marks.slice(index + 1))
        expect(Math.hypot(at[0] - x, at[1] - y)).toBeGreaterThan(apart);
    });
  });

  it.each(named)('speaks of %s without shame, threats or claims', (_, drill) => {
    expect(words(drill)).not.toMatch(
      /\b(only|fail\w*|failed|weak|lazy|bad|stupid|crush|destroy|punish|kill|hurt (him|her|them)|calorie\w*|weight loss|guarantee\w*|body ?check\w*|hit (him|her|them))\b/i,
    );
  });
});

describe('what an age should leave alone', () => {
  it('is contact below 14: angling and contact confidence stand in for it', () => {
    for (const drill of findDrills({ age: 13 })) {
      expect(drill.sub_skill).not.toBe('Receiving contact');
      expect(words(drill)).not.toMatch(/shoulder to shoulder|takes? the hit|absorb/i);
    }
    const young = findDrills({ age: 11, skill: 'battle' }).map(({ sub_skill }) => sub_skill);
    expect(young).toEqual(expect.arrayContaining(['Angling', 'Contact confidence']));
  });

  it('is loads below 15: their own body is all they lift', () => {
    for (const drill of findDrills({ age: 14 }))
      expect(`${drill.equipment.join()} ${words(drill)}`).not.toMatch(
        /dumbbell|barbell|medicine ball|kettlebell/i,
      );
    for (const drill of drills.filter(({ ages: suited }) => suited.from >= 15))
      expect(drill.safety).toMatch(/trained|trainer/);
  });
});

describe('finding drills', () => {
  const ids = (found: DrillView[]) => found.map(({ id }) => id);

  it('asks for everything given at once', () => {
    for (const drill of findDrills({ skill: 'shooting', place: 'home', age: 9, minutes: 12 }))
      expect(drill).toMatchObject({ skill: 'shooting', place: 'home' });
    expect(ids(findDrills({ skill: 'shooting', place: 'home', age: 9, minutes: 12 }))).toEqual([
      'sweep-and-score',
      'backhand-lift',
    ]);
    expect(findDrills({}).length).toBe(drills.length);
  });

  it('takes what is at hand for all there is', () => {
    const found = findDrills({ equipment: ['stick', 'balls', 'cone'] });
    expect(ids(found)).toContain('figure-eight-hands');
    expect(ids(found)).toContain('warm-up-walk');
    expect(ids(found)).not.toContain('wrist-shot-wall');
  });

  it('finds words wherever they stand, in any case, titles first', () => {
    expect(ids(findDrills({ search: 'REBOUND' }))[0]).toMatch(/^rebound-/);
    expect(ids(findDrills({ search: 'goalie tennis' }))).toEqual(['tennis-ball-tracks', 'two-ball-juggle']);
    expect(findDrills({ search: 'zamboni' })).toEqual([]);
  });
});
