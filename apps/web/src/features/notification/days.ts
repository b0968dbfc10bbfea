import type { NotificationView } from '@rinkside/contracts/notification';

const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day of an instant in the reader's zone: 'Today', 'Yesterday', then the date. */
const dayName = (instant: string, now: number): string => {
  const day = wholeDay.format(new Date(instant));
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day === wholeDay.format(today)) return 'Today';
  return day === wholeDay.format(yesterday) ? 'Yesterday' : day;
};

export interface Day {
  name: string;
  notifications: readonly NotificationView[];
}

/** Notifications, newest first, by the day they came on. */
export const byDay = (notifications: readonly NotificationView[], now: number): readonly Day[] =>
  Array.from(
    Map.groupBy(notifications, ({ created_at }) => dayName(created_at, now)),
    ([name, ofDay]) => ({ name, notifications: ofDay }),
  );
