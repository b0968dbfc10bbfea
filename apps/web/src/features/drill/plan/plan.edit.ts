import type { PlanDays, TrainingPlanView } from '@rinkside/contracts/drill';

type Item = PlanDays[number]['items'][number];

/** Returns a plan's days as the API takes them: without rest days. */
export const daysOf = ({ days }: TrainingPlanView): PlanDays =>
  days
    .filter(({ rest }) => !rest)
    .map(({ day, items }) => ({
      day,
      items: items.map(({ drill_id, minutes, snoozed }) => ({ drill_id, minutes, snoozed })),
    }));

const withItems = (days: PlanDays, day: number, items: Item[]): PlanDays =>
  [...days.filter((entry) => entry.day !== day), ...(items.length > 0 ? [{ day, items }] : [])].toSorted(
    (a, b) => a.day - b.day,
  );
const itemsOn = (days: PlanDays, day: number) => days.find((entry) => entry.day === day)?.items ?? [];

/** Changes one item of a day. */
export const changeItem = (days: PlanDays, day: number, index: number, change: Partial<Item>): PlanDays => {
  const items = itemsOn(days, day);
  const item = items[index];
  return item ? withItems(days, day, items.with(index, { ...item, ...change })) : days;
};

/** Removes an item. A day without items becomes a rest day. */
export const removeItem = (days: PlanDays, day: number, index: number): PlanDays =>
  withItems(
    days,
    day,
    itemsOn(days, day).filter((_, position) => position !== index),
  );

/** Appends an item to a day. */
export const addItem = (days: PlanDays, day: number, item: Item): PlanDays =>
  withItems(days, day, [...itemsOn(days, day), item]);

/** Moves an item to the end of another day. */
export const moveItem = (days: PlanDays, day: number, index: number, to: number): PlanDays => {
  const item = itemsOn(days, day)[index];
  return item ? addItem(removeItem(days, day, index), to, item) : days;
};
