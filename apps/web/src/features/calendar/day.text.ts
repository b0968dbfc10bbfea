import { dateFormat } from '../../ui/date-format';

const calendar = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar date (`YYYY-MM-DD`) as 'Nov 20, 2026', the same day in every time zone. */
export const dayText = (date: string): string => calendar(new Date(`${date}T00:00:00Z`));
