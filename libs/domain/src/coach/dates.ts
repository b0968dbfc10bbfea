import { dayBefore, seasonOf, seasonRange } from '@rinkside/contracts/season';

const formats = {
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  full: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }),
};
const formatter = (format: Intl.DateTimeFormat) => (date: string) =>
  format.format(new Date(`${date}T00:00:00Z`));

/** Formats a calendar date (`YYYY-MM-DD`) as 'Nov 20', in UTC so that the day never shifts. */
export const dayText = formatter(formats.day);
export const weekdayText = formatter(formats.weekday);
export const fullDateText = formatter(formats.full);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const seasonNames = ['current', 'last', 'all'] as const;
export type SeasonName = (typeof seasonNames)[number];

/** The dates of a dashboard season. `ends` is exclusive. */
export interface SeasonDays {
  starts: string;
  ends: string;
  /** For example 'Aug 1, 2026 – Jul 31, 2027'. */
  text: string;
}

export const seasonDays = (name: SeasonName, today: string): SeasonDays => {
  if (name === 'all') return { starts: '-infinity', ends: 'infinity', text: 'all seasons' };
  const current = seasonOf('dashboard', today);
  const days = seasonRange('dashboard', name === 'last' ? current - 1 : current);
  return { ...days, text: `${fullDateText(days.starts)} – ${fullDateText(dayBefore(days.ends))}` };
};
