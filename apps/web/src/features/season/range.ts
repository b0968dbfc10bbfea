import { dayBefore, type Reading, seasonRange } from '@rinkside/contracts/season';
import { dayText } from '../calendar/day.text';

/** First and last day of a season: 'Aug 1, 2026 – Jul 31, 2027'. */
export const rangeText = (reading: Reading, season: number): string => {
  const { starts, ends } = seasonRange(reading, season);
  return `${dayText(starts)} – ${dayText(dayBefore(ends))}`;
};
