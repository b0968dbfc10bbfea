import type { Position } from '@rinkside/contracts/player';
import type { SeasonStats } from '@rinkside/contracts/season';
import { perGame } from './figures';

/** With fewer games figures swing too much to be read. */
const fewGames = 5;

/** 'up from 1.10 last season' */
const moved = (now: number, before: number, decimals: number, unit = ''): string => {
  const [a, b] = [now.toFixed(decimals), before.toFixed(decimals)];
  if (a === b) return 'the same as last season';
  return `${now > before ? 'up' : 'down'} from ${b}${unit} last season`;
};

const ofSkater = (now: SeasonStats, before: SeasonStats) =>
  `${perGame(now).toFixed(2)} points a game, ${moved(perGame(now), perGame(before), 2)}.`;

const ofGoalie = (now: SeasonStats, before: SeasonStats) =>
  `Save percentage ${now.savePercentage.toFixed(1)}, ${moved(now.savePercentage, before.savePercentage, 1)}; ` +
  `goals against average ${now.goalsAgainstAverage.toFixed(2)}, ${moved(now.goalsAgainstAverage, before.goalsAgainstAverage, 2)} (lower is better).`;

/** A season beside the one before it, in words; nothing while either is unknown. */
export const compareText = (
  now: SeasonStats | null,
  before: SeasonStats | null,
  position: Position,
): string[] => {
  if (!now || !before) return [];
  if (now.totalGames === 0) return ['This season starts with its first game.'];
  const early =
    now.totalGames < fewGames
      ? [
          `${now.totalGames} ${now.totalGames === 1 ? 'game' : 'games'} so far: early days, so these figures still swing a lot.`,
        ]
      : [];
  if (before.totalGames === 0) return ['There is no season before it to compare with yet.', ...early];
  return [
    (position === 'goalie' ? ofGoalie : ofSkater)(now, before),
    `${now.winPercentage}% won, ${moved(now.winPercentage, before.winPercentage, 0, '%')}.`,
    ...early,
  ];
};
