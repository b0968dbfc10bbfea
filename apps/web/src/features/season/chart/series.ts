import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { dayText } from '../../calendar/day.text';
import { outcomes } from '../../game/game-line';
import { teamName } from '../../organization/team-name';
import type { Series } from './column';
import { savesOf, shotsOf } from './series.goalie';
import { pointsOf, resultsOf } from './series.skater';

/**
 * Returns the charts of a season, from the games played in the position.
 * @param games newest first
 */
export const seriesOf = (games: readonly GameView[], position: Position): Series[] => {
  const played = games
    .filter((game) => (game.position === 'goalie') === (position === 'goalie'))
    .toReversed();
  if (played.length === 0) return [];
  return position === 'goalie' ? [savesOf(played), shotsOf(played)] : [pointsOf(played), resultsOf(played)];
};

/** Names a game: 'Nov 15, 2026 vs Ice Wolves, Win 4–3'. */
export const gameName = (game: GameView): string =>
  `${dayText(game.date)} vs ${teamName(game.opponent) ?? 'Opponent'}, ${outcomes[outcomeOf(game)].word} ${game.our_score}–${game.their_score}`;
