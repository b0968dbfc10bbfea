import { createDateFormatter } from './date-format';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

const shortDate = createDateFormatter({ dateStyle: 'medium' });
const fullDateTime = createDateFormatter({ dateStyle: 'full', timeStyle: 'short' });

/** Formats a time as 'just now', '5 min ago', '3 h ago', '2 days ago', or after seven days 'Jan 5, 2025'. Future times are 'just now'. */
export const relativeTime = (instant: string, now: number): string => {
  const then = new Date(instant);
  const seconds = Math.max(0, (now - then.getTime()) / 1000);
  if (seconds < minuteSeconds) return 'just now';
  if (seconds < hourSeconds) return `${Math.floor(seconds / minuteSeconds)} min ago`;
  if (seconds < daySeconds) return `${Math.floor(seconds / hourSeconds)} h ago`;
  const days = Math.floor(seconds / daySeconds);
  if (days >= 7) return shortDate(then);
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

/** Formats a time as 'Friday, November 20, 2026 at 6:00 PM' in the browser's time zone. */
export const absoluteTime = (instant: string): string => fullDateTime(new Date(instant));
