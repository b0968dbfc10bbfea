import type { PlanDays } from '@rinkside/contracts/drill';
import { expect, it } from 'vitest';
import { addItem, changeItem, moveItem, removeItem } from './plan.edit';

const item = (drill_id: string, minutes = 10) => ({ drill_id, minutes, snoozed: false });
const days: PlanDays = [
  { day: 2, items: [item('a'), item('b')] },
  { day: 4, items: [item('c')] },
];

it('changes one item and leaves the others', () => {
  expect(changeItem(days, 2, 1, { minutes: 20, snoozed: true })).toEqual([
    { day: 2, items: [item('a'), { ...item('b', 20), snoozed: true }] },
    { day: 4, items: [item('c')] },
  ]);
});

it('drops a day that lost its last item', () => {
  expect(removeItem(days, 4, 0)).toEqual([{ day: 2, items: [item('a'), item('b')] }]);
});

it('adds a drill to a rest day, keeping the order of the week', () => {
  expect(addItem(days, 3, item('d')).map(({ day }) => day)).toEqual([2, 3, 4]);
  expect(addItem(days, 4, item('d'))[1]?.items).toEqual([item('c'), item('d')]);
});

it('moves an item to another day', () => {
  expect(moveItem(days, 4, 0, 1)).toEqual([
    { day: 1, items: [item('c')] },
    { day: 2, items: [item('a'), item('b')] },
  ]);
  expect(moveItem(days, 7, 0, 1)).toEqual(days);
});
