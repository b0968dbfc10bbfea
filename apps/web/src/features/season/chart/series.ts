import { isolate } from '@rinkside/contracts/text';
import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { formatDay } from '../../calendar/format-day';
import { outcomes } from '../../game/game-line';
import { teamName } from '../../../state/entities/team-name';
import type { Series } from './column';
import { savePercentageSeries, shotsSeries } from './series.goalie';
import { pointsSeries, goalsSeries } from './series.skater';

/**
 * Returns the charts of a season, from the games played in the position.
 * @param games newest first
 */
export const seriesOf = (games: readonly GameView[], position: Position): Series[] => {
  const played = games
    .filter((game) => (game.position === 'goalie') === (position === 'goalie'))
    .toReversed();
  if (played.length === 0) return [];
  return position === 'goalie'
    ? [savePercentageSeries(played), shotsSeries(played)]
    : [pointsSeries(played), goalsSeries(played)];
};

/** Names a game: 'Nov 15, 2026 vs Ice Wolves, Win 4–3'. */
export const gameName = (game: GameView): string =>
  `${formatDay(game.date)} vs ${isolate(teamName(game.opponent) ?? 'Opponent')}, ${outcomes[outcomeOf(game)].word} ${game.our_score}–${game.their_score}`;
