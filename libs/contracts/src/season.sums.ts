import { mapCounts, summedCountNames, type GameCounts } from './game.counts.js';
import { outcomeOf } from './game.js';
import type { Position } from './player.js';
import { defaultGameMinutes, emptySeasonSums, sumNames, type SeasonSums } from './season.js';

/** The fields of a game that season totals count. */
export interface SeasonGame extends GameCounts {
  position: Position | null;
  our_score: number;
  their_score: number;
}

const sumsOfGame = (game: SeasonGame): SeasonSums => {
  const outcome = outcomeOf(game);
  const isGoalie = game.position === 'goalie';
  return {
    games: 1,
    wins: Number(outcome === 'win'),
    losses: Number(outcome === 'loss'),
    ties: Number(outcome === 'tie'),
    ...mapCounts(summedCountNames, (name) => game[name] ?? 0),
    minutes: isGoalie ? (game.minutes_played ?? defaultGameMinutes) : 0,
    shutouts: Number(isGoalie && game.goals_against === 0),
  };
};

/** Adds up games by the rules of the stored season totals. */
export const sumsOf = (games: readonly SeasonGame[]): SeasonSums => {
  const total = { ...emptySeasonSums };
  for (const game of games) {
    const sums = sumsOfGame(game);
    for (const name of sumNames) total[name] += sums[name];
  }
  return total;
};
