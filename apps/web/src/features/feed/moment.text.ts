import { dateFormat } from '../../ui/date-format';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const shortDate = dateFormat({ dateStyle: 'medium' });
const wholeMoment = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

/** 'just now', '5 min ago', '3 h ago', '2 days ago'; from seven days on the date, 'Jan 5, 2025'. Never the future. */
export const relativeTime = (instant: string, now: number): string => {
  const then = new Date(instant);
  const seconds = Math.max(0, (now - then.getTime()) / 1000);
  if (seconds < minute) return 'just now';
  if (seconds < hour) return `${Math.floor(seconds / minute)} min ago`;
  if (seconds < day) return `${Math.floor(seconds / hour)} h ago`;
  const days = Math.floor(seconds / day);
  if (days >= 7) return shortDate(then);
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

/** 'Friday, November 20, 2026 at 6:00 PM' in the reader's zone. */
export const absoluteTime = (instant: string): string => wholeMoment(new Date(instant));
