import type { Position } from '@rinkside/contracts/player';
import type { SeasonStats } from '@rinkside/contracts/season';
import { pointsPerGame } from './season-stats';

/** Below this number of games the stats are too noisy. */
const minGames = 5;

/** Describes a change: 'up from 1.10 last season'. */
const changeText = (now: number, before: number, decimals: number, unit = ''): string => {
  const [a, b] = [now.toFixed(decimals), before.toFixed(decimals)];
  if (a === b) return 'the same as last season';
  return `${now > before ? 'up' : 'down'} from ${b}${unit} last season`;
};

const skaterText = (now: SeasonStats, before: SeasonStats) =>
  `${pointsPerGame(now).toFixed(2)} points a game, ${changeText(pointsPerGame(now), pointsPerGame(before), 2)}.`;

const goalieText = (now: SeasonStats, before: SeasonStats) =>
  `Save percentage ${now.savePercentage.toFixed(1)}, ${changeText(now.savePercentage, before.savePercentage, 1)}; ` +
  `goals against average ${now.goalsAgainstAverage.toFixed(2)}, ${changeText(now.goalsAgainstAverage, before.goalsAgainstAverage, 2)} (lower is better).`;

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
  return [
    (position === 'goalie' ? goalieText : skaterText)(now, before),
    `${now.winPercentage}% won, ${changeText(now.winPercentage, before.winPercentage, 0, '%')}.`,
    ...early,
  ];
};
