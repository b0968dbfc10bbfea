import { createDateFormatter } from '../../ui/date-format';

const formatDate = createDateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar date (`YYYY-MM-DD`) as 'Nov 20, 2026', independent of the time zone. */
export const formatDay = (date: string): string => formatDate(new Date(`${date}T00:00:00Z`));
