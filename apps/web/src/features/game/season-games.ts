import type { GameView } from '@rinkside/contracts/game';
import {
  dayBefore,
  type SeasonDefinition,
  type Season,
  seasonOf,
  seasonRange,
} from '@rinkside/contracts/season';
import { formatDay } from '../calendar/format-day';

/** Whether seasons count a game: games ahead count once they have passed. */
export const isCounted = ({ counts_from }: Pick<GameView, 'counts_from'>): boolean => !counts_from;

/** Returns a predicate: whether a game counts in the season. Ranges are half-open. */
export const isInSeason =
  (reading: SeasonDefinition, season: Season) =>
  (game: Pick<GameView, 'date' | 'counts_from'>): boolean =>
    isCounted(game) && (season === 'all' || seasonOf(reading, game.date) === season);

/** Formats the first and last day of a season: 'Aug 1, 2026 – Jul 31, 2027'. */
export const rangeText = (reading: SeasonDefinition, season: Season): string => {
  if (season === 'all') return 'All seasons';
  const { starts, ends } = seasonRange(reading, season);
  return `${formatDay(starts)} – ${formatDay(dayBefore(ends))}`;
};

/** Names a season: '2026–27', or '2026' for calendar years. */
export const seasonName = (reading: SeasonDefinition, season: number): string =>
  reading === 'year' ? String(season) : `${season}–${String(season + 1).slice(2)}`;
