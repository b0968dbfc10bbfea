import {
  diagramViews,
  drillLevels,
  places,
  skillNames,
  skills,
  type DrillView,
} from '@rinkside/contracts/drill';
import { drillView } from '@rinkside/contracts/drill.schema';
import { numbersInJson } from '@rinkside/safety/numbers';
import { child } from '@rinkside/safety/persona.fixture';
import { checkSentence } from '@rinkside/safety/safety';
import { describe, expect, it } from 'vitest';
import { drillById, drillLibrary } from './drill.library.js';
import { searchDrills } from './drill.search.js';

const drillsById = drillLibrary.map((drill) => [drill.id, drill] as const);
const textOf = ({ title, setup, steps, key_points, easier, harder, measure, safety, diagram }: DrillView) =>
  [title, setup, ...steps, ...key_points, easier, harder, measure, safety, diagram.description].join('\n');
const adult = { ...child, years: 30, ageLevel: null, minor: false, child: false };
/** One age in every age range. */
const ages = [5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 17, 30];

describe('the drill library', () => {
  it('has no text that the rules for answers reject', () => {
    const violations = drillLibrary.flatMap((drill) => {
      const names = new Set(drill.title.match(/\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{Ll}'’-]+/gu) ?? []);
      return [
        drill.title,
        ...drill.steps,
        ...drill.key_points,
        drill.measure,
        drill.easier,
        drill.harder,
        drill.safety,
      ].flatMap((text) => {
        const result = checkSentence(text, adult, { numbers: numbersInJson(drill), names });
        return result.ok ? [] : [`${drill.id}: ${text}: ${result.kind}`];
      });
    });
    expect(violations).toEqual([]);
  });

  it('has at least 44 drills of all levels and places, with unique ids and titles', () => {
    expect(drillLibrary.length).toBeGreaterThanOrEqual(44);
    for (const key of ['id', 'title'] as const)
      expect(new Set(drillLibrary.map((drill) => drill[key])).size).toBe(drillLibrary.length);
    expect(new Set(drillLibrary.map(({ level }) => level))).toEqual(new Set(drillLevels));
    expect(new Set(drillLibrary.map(({ place }) => place))).toEqual(new Set(places));
    for (const [id, drill] of drillsById) expect(drillById(id)).toBe(drill);
    expect(drillById('no-such-drill')).toBeUndefined();
  });

  it('starts with the four sample drills, which suit every age', () => {
    const samples = drillLibrary.slice(0, 4);
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
    'has at least two %s drills for age %i',
    (skill, age) => {
      expect(searchDrills({ skill, age }).length).toBeGreaterThanOrEqual(2);
    },
  );

  it('has at least six off-ice drills for every age', () => {
    for (const age of ages) expect(searchDrills({ age, place: 'no-ice' }).length).toBeGreaterThanOrEqual(6);
  });

  it.each(drillsById)('has every required field in %s', (_, drill) => {
    expect(drillView.parse(drill)).toEqual(drill);
    for (const text of textOf(drill).split('\n')) expect(text.trim().length).toBeGreaterThan(3);
    expect(drill.ages.from).toBeGreaterThanOrEqual(5);
    expect(drill.ages.to).toBeGreaterThanOrEqual(drill.ages.from);
    expect(drill.players.to).toBeGreaterThanOrEqual(drill.players.from);
  });

  it.each(drillsById)(
    'has rounds that fill at least three quarters of the minutes of %s',
    (_, { rounds, minutes }) => {
      const seconds = rounds.count * (rounds.work + rounds.rest);
      expect(seconds).toBeLessThanOrEqual(minutes * 60);
      expect(seconds).toBeGreaterThanOrEqual(minutes * 60 * 0.75);
    },
  );

  it.each(drillsById)('draws %s inside its view without overlapping marks', (_, { diagram }) => {
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
    const minDistance = height / 20;
    diagram.marks.forEach(({ at: [x, y] }, index) => {
      for (const { at } of diagram.marks.slice(index + 1))
        expect(Math.hypot(at[0] - x, at[1] - y)).toBeGreaterThan(minDistance);
    });
  });

  it.each(drillsById)('describes %s without shaming, threatening or promising words', (_, drill) => {
    expect(textOf(drill)).not.toMatch(
      /\b(only|fail\w*|failed|weak|lazy|bad|stupid|crush|destroy|punish|kill|hurt (him|her|them)|calorie\w*|weight loss|guarantee\w*|body ?check\w*|hit (him|her|them))\b/i,
    );
  });
});

describe('age limits', () => {
  it('exclude body contact below 14 and offer angling and contact confidence instead', () => {
    for (const drill of searchDrills({ age: 13 })) {
      expect(drill.sub_skill).not.toBe('Receiving contact');
      expect(textOf(drill)).not.toMatch(/shoulder to shoulder|takes? the hit|absorb/i);
    }
    const young = searchDrills({ age: 11, skill: 'battle' }).map(({ sub_skill }) => sub_skill);
    expect(young).toEqual(expect.arrayContaining(['Angling', 'Contact confidence']));
  });

  it('exclude weights below 15', () => {
    for (const drill of searchDrills({ age: 14 }))
      expect(`${drill.equipment.join()} ${textOf(drill)}`).not.toMatch(
        /dumbbell|barbell|medicine ball|kettlebell/i,
      );
    for (const drill of drillLibrary.filter(({ ages: suited }) => suited.from >= 15))
      expect(drill.safety).toMatch(/trained|trainer/);
  });
});

describe('findDrills', () => {
  const ids = (found: DrillView[]) => found.map(({ id }) => id);

  it('combines all given filters', () => {
    for (const drill of searchDrills({ skill: 'shooting', place: 'home', age: 9, minutes: 12 }))
      expect(drill).toMatchObject({ skill: 'shooting', place: 'home' });
    expect(ids(searchDrills({ skill: 'shooting', place: 'home', age: 9, minutes: 12 }))).toEqual([
      'sweep-and-score',
      'backhand-lift',
    ]);
    expect(searchDrills({}).length).toBe(drillLibrary.length);
  });

  it('returns only drills that need no other equipment', () => {
    const found = searchDrills({ equipment: ['stick', 'balls', 'cone'] });
    expect(ids(found)).toContain('figure-eight-hands');
    expect(ids(found)).toContain('warm-up-walk');
    expect(ids(found)).not.toContain('wrist-shot-wall');
  });

  it('matches words in any field, ignoring case, with title matches first', () => {
    expect(ids(searchDrills({ search: 'REBOUND' }))[0]).toMatch(/^rebound-/);
    expect(ids(searchDrills({ search: 'goalie tennis' }))).toEqual(['tennis-ball-tracks', 'two-ball-juggle']);
    expect(searchDrills({ search: 'zamboni' })).toEqual([]);
  });
});
