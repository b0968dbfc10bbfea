import type { NotificationView } from '@rinkside/contracts/notification';
import { createDateFormatter } from '../../ui/date-format';

const formatDate = createDateFormatter({ dateStyle: 'medium' });

/** Returns the day of a time in the browser's time zone: 'Today', 'Yesterday', or the date. */
const dayName = (instant: string, now: number): string => {
  const day = formatDate(new Date(instant));
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day === formatDate(today)) return 'Today';
  return day === formatDate(yesterday) ? 'Yesterday' : day;
};

export interface NotificationDay {
  name: string;
  notifications: readonly NotificationView[];
}

/** Groups notifications (newest first) by day. */
export const byDay = (notifications: readonly NotificationView[], now: number): readonly NotificationDay[] =>
  Array.from(
    Map.groupBy(notifications, ({ created_at }) => dayName(created_at, now)),
    ([name, group]) => ({ name, notifications: group }),
  );
