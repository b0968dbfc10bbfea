import { dayBefore, seasonOf, seasonRange } from '@rinkside/contracts/season';

const formats = {
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  whole: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }),
};
const show = (format: Intl.DateTimeFormat) => (date: string) => format.format(new Date(`${date}T00:00:00Z`));

/** A calendar date (`YYYY-MM-DD`) as 'Nov 20', the same day in every time zone. */
export const dayText = show(formats.day);
export const weekdayText = show(formats.weekday);
const wholeText = show(formats.whole);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const seasons = ['current', 'last', 'all'] as const;
export type SeasonName = (typeof seasons)[number];

/** Days of a season, up to but without `ends`; the coach speaks of the dashboard's seasons, with their dates. */
export interface SeasonDays {
  starts: string;
  ends: string;
  /** 'Aug 1, 2026 – Jul 31, 2027' */
  text: string;
}

export const seasonDays = (name: SeasonName, today: string): SeasonDays => {
  if (name === 'all') return { starts: '-infinity', ends: 'infinity', text: 'all seasons' };
  const current = seasonOf('dashboard', today);
  const days = seasonRange('dashboard', name === 'last' ? current - 1 : current);
  return { ...days, text: `${wholeText(days.starts)} – ${wholeText(dayBefore(days.ends))}` };
};
