import type { TrainingPlanBody, TrainingPlanView } from '@rinkside/contracts/drill';

export type Days = NonNullable<TrainingPlanBody['days']>;
type Item = Days[number]['items'][number];

/** Returns a plan's days as the API takes them: without rest days. */
export const daysOf = ({ days }: TrainingPlanView): Days =>
  days
    .filter(({ rest }) => !rest)
    .map(({ day, items }) => ({
      day,
      items: items.map(({ drill_id, minutes, snoozed }) => ({ drill_id, minutes, snoozed })),
    }));

const withItems = (days: Days, day: number, items: Item[]): Days =>
  [...days.filter((entry) => entry.day !== day), ...(items.length > 0 ? [{ day, items }] : [])].toSorted(
    (a, b) => a.day - b.day,
  );
const itemsOn = (days: Days, day: number) => days.find((entry) => entry.day === day)?.items ?? [];

/** Changes one item of a day. */
export const changed = (days: Days, day: number, index: number, change: Partial<Item>): Days => {
  const items = itemsOn(days, day);
  const item = items[index];
  return item ? withItems(days, day, items.with(index, { ...item, ...change })) : days;
};

/** Removes an item. A day without items becomes a rest day. */
export const removed = (days: Days, day: number, index: number): Days =>
  withItems(
    days,
    day,
    itemsOn(days, day).filter((_, position) => position !== index),
  );

/** Appends an item to a day. */
export const added = (days: Days, day: number, item: Item): Days =>
  withItems(days, day, [...itemsOn(days, day), item]);

/** Moves an item to the end of another day. */
export const moved = (days: Days, day: number, index: number, to: number): Days => {
  const item = itemsOn(days, day)[index];
  return item ? added(removed(days, day, index), to, item) : days;
};
