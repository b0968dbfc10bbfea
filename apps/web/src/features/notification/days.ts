import { createDateFormatter } from '../../ui/date-format';
import { calendarDaysBetween } from '../../ui/relative-time';
import type { NotificationGroup } from './groups';

const formatDate = createDateFormatter({ dateStyle: 'medium' });

/** Returns the day of a time in the browser's time zone: 'Today', 'Yesterday', or the date. */
const dayName = (instant: string, now: number): string => {
  const then = new Date(instant);
  const days = calendarDaysBetween(then, new Date(now));
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(then);
};

export interface NotificationDay {
  name: string;
  groups: readonly NotificationGroup[];
}

/** Sorts groups (newest first) by the day of their newest notification. */
export const byDay = (groups: readonly NotificationGroup[], now: number): readonly NotificationDay[] =>
  Array.from(
    Map.groupBy(groups, ({ newest }) => dayName(newest.created_at, now)),
    ([name, dayGroups]) => ({ name, groups: dayGroups }),
  );
