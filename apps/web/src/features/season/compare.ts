import type { Position } from '@rinkside/contracts/player';
import type { SeasonStats } from '@rinkside/contracts/season';
import { goalsAgainst, saveShare, scoredPerGame, type SeasonStat, winShare } from './season-stats';

/** Below this number of games the stats are too noisy. */
const minGames = 5;

/** Compares a stat with the previous season: 'Points a game: up from 1.30 last season.' The board shows the new value. */
const changeText = (
  { label, decimals = 0, compute }: SeasonStat,
  now: SeasonStats,
  before: SeasonStats,
  note = '',
): string => {
  const [a, b] = [now, before].map((stats) => compute(stats).toFixed(decimals));
  const change = a === b ? 'the same as' : `${compute(now) > compute(before) ? 'up' : 'down'} from ${b}`;
  return `${label}: ${change} last season${note}.`;
};

const comparedStats: Record<Position, readonly (readonly [stat: SeasonStat, note?: string])[]> = {
  skater: [[scoredPerGame], [winShare]],
  goalie: [[saveShare], [goalsAgainst, ' (lower is better)'], [winShare]],
};

/** Compares a season with the previous one in sentences. Returns none while either is unknown. */
export const compareText = (
  now: SeasonStats | null,
  before: SeasonStats | null,
  position: Position,
): string[] => {
  if (!now || !before) return [];
  if (now.totalGames === 0) return ['This season starts with its first game.'];
  const early =
    now.totalGames < minGames
      ? [
          `${now.totalGames} ${now.totalGames === 1 ? 'game' : 'games'} so far: early days, so these figures still swing a lot.`,
        ]
      : [];
  if (before.totalGames === 0) return ['There is no season before it to compare with yet.', ...early];
  return [...comparedStats[position].map(([stat, note]) => changeText(stat, now, before, note)), ...early];
};
