import type { TrainingPlanBody, TrainingPlanView } from '@rinkside/contracts/drill';

export type Days = NonNullable<TrainingPlanBody['days']>;
type Item = Days[number]['items'][number];

/** The days of a plan as they are sent back: those that rest are left out. */
export const daysOf = ({ days }: TrainingPlanView): Days =>
  days
    .filter(({ rest }) => !rest)
    .map(({ day, items }) => ({
      day,
      items: items.map(({ drill_id, minutes, snoozed }) => ({ drill_id, minutes, snoozed })),
    }));

const withItems = (days: Days, day: number, items: Item[]): Days =>
  [...days.filter((one) => one.day !== day), ...(items.length > 0 ? [{ day, items }] : [])].toSorted(
    (one, other) => one.day - other.day,
  );
const itemsOn = (days: Days, day: number) => days.find((one) => one.day === day)?.items ?? [];

/** Changes one item of a day. */
export const changed = (days: Days, day: number, at: number, change: Partial<Item>): Days => {
  const items = itemsOn(days, day);
  const item = items[at];
  return item ? withItems(days, day, items.with(at, { ...item, ...change })) : days;
};

/** Takes an item out; a day without any rests. */
export const removed = (days: Days, day: number, at: number): Days =>
  withItems(
    days,
    day,
    itemsOn(days, day).filter((_, index) => index !== at),
  );

export const added = (days: Days, day: number, item: Item): Days =>
  withItems(days, day, [...itemsOn(days, day), item]);

/** Puts an item on another day, after what is there. */
export const moved = (days: Days, day: number, at: number, to: number): Days => {
  const item = itemsOn(days, day)[at];
  return item ? added(removed(days, day, at), to, item) : days;
};
