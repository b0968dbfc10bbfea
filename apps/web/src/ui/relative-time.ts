import { createDateFormatter } from './date-format';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

const shortDate = createDateFormatter({ dateStyle: 'medium' });
const fullDateTime = createDateFormatter({ dateStyle: 'full', timeStyle: 'short' });

/** Returns how many midnights, in the browser's time zone, lie between two times. */
export const calendarDaysBetween = (then: Date, now: Date): number => {
  const dayNumber = (date: Date) =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 1000 / daySeconds;
  return dayNumber(now) - dayNumber(then);
};

/**
 * Formats a time as 'just now', '5 min ago', '3 h ago', '2 days ago', or after seven days 'Jan 5, 2025'. Days are
 * calendar days. Future times are 'just now'.
 */
export const relativeTime = (instant: string, now: number): string => {
  const then = new Date(instant);
  const seconds = Math.max(0, (now - then.getTime()) / 1000);
  if (seconds < minuteSeconds) return 'just now';
  if (seconds < hourSeconds) return `${Math.floor(seconds / minuteSeconds)} min ago`;
  if (seconds < daySeconds) return `${Math.floor(seconds / hourSeconds)} h ago`;
  if (seconds >= 7 * daySeconds) return shortDate(then);
  const days = calendarDaysBetween(then, new Date(now));
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

/** Formats a time as 'Friday, November 20, 2026 at 6:00 PM' in the browser's time zone. */
export const absoluteTime = (instant: string): string => fullDateTime(new Date(instant));
