import { dateFormat } from '../../ui/date-format';

const formatDate = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar date (`YYYY-MM-DD`) as 'Nov 20, 2026', independent of the time zone. */
export const dayText = (date: string): string => formatDate(new Date(`${date}T00:00:00Z`));
