import type { GameView } from '@rinkside/contracts/game';
import { dayBefore, type Reading, type Season, seasonOf, seasonRange } from '@rinkside/contracts/season';
import { dayText } from '../calendar/day.text';

/** Returns a predicate: whether a game's date is in the season. Ranges are half-open. */
export const isIn =
  (reading: Reading, season: Season) =>
  ({ date }: Pick<GameView, 'date'>): boolean =>
    season === 'all' || seasonOf(reading, date) === season;

/** Formats the first and last day of a season: 'Aug 1, 2026 – Jul 31, 2027'. */
export const rangeText = (reading: Reading, season: Season): string => {
  if (season === 'all') return 'All seasons';
  const { starts, ends } = seasonRange(reading, season);
  return `${dayText(starts)} – ${dayText(dayBefore(ends))}`;
};

/** Names a season: '2026–27', or '2026' for calendar years. */
export const seasonName = (reading: Reading, season: number): string =>
  reading === 'year' ? String(season) : `${season}–${String(season + 1).slice(2)}`;
