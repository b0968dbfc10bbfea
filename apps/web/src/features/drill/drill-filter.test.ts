import { expect, it } from 'vitest';
import { countBySkill, filterDrills, readDrillFilter, writeDrillFilter } from './drill-filter';
import { drill } from './drill.fixture';

const drills = [
  drill(),
  drill({ id: 'snake', title: 'Snake', skill: 'skating', place: 'ice' }),
  drill({ id: 'hops', title: 'Hops', skill: 'skating', place: 'gym' }),
];

it('round-trips through the URL and ignores invalid values', () => {
  const filter = { skill: 'skating', search: 'quick feet', dry: true } as const;
  expect(readDrillFilter(writeDrillFilter(filter))).toEqual(filter);
  expect(writeDrillFilter(readDrillFilter(new URLSearchParams('skill=curling&ice=yes'))).toString()).toBe('');
});

it('counts each category with the other filters applied', () => {
  const counts = countBySkill(drills, { skill: 'passing', search: '', dry: true });
  expect([counts.get('all'), counts.get('skating'), counts.get('passing'), counts.get('goalie')]).toEqual([
    2, 1, 1, 0,
  ]);
  expect(
    filterDrills(drills, { skill: 'skating', search: ' SNAKE ', dry: false }).map(({ id }) => id),
  ).toEqual(['snake']);
});
