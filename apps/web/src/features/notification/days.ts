import type { NotificationView } from '@rinkside/contracts/notification';
import { dateFormat } from '../../ui/date-format';

const wholeDay = dateFormat({ dateStyle: 'medium' });

/** The day of an instant in the reader's zone: 'Today', 'Yesterday', then the date. */
const dayName = (instant: string, now: number): string => {
  const day = wholeDay(new Date(instant));
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day === wholeDay(today)) return 'Today';
  return day === wholeDay(yesterday) ? 'Yesterday' : day;
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
