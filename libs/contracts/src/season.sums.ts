import { outcomeOf } from './game.js';
import type { Position } from './player.js';
import { defaultGameMinutes, emptySeasonSums, type SeasonSums } from './season.js';

/** The fields of a game that season totals count. */
export interface SeasonGame {
  position: Position | null;
  our_score: number;
  their_score: number;
  goals: number | null;
  assists: number | null;
  saves: number | null;
  shots_against: number | null;
  goals_against: number | null;
  minutes_played: number | null;
}

const sumsOfGame = (game: SeasonGame): SeasonSums => {
  const outcome = outcomeOf(game);
  const isGoalie = game.position === 'goalie';
  return {
    games: 1,
    wins: Number(outcome === 'win'),
    losses: Number(outcome === 'loss'),
    ties: Number(outcome === 'tie'),
    goals: game.goals ?? 0,
    assists: game.assists ?? 0,
    saves: game.saves ?? 0,
    shots_against: game.shots_against ?? 0,
    goals_against: game.goals_against ?? 0,
    minutes: isGoalie ? (game.minutes_played ?? defaultGameMinutes) : 0,
    shutouts: Number(isGoalie && game.goals_against === 0),
  };
};

const sumNames = Object.keys(emptySeasonSums) as (keyof SeasonSums)[];

/** Adds up games by the rules of the stored season totals. */
export const sumsOf = (games: readonly SeasonGame[]): SeasonSums => {
  const total = { ...emptySeasonSums };
  for (const game of games) {
    const sums = sumsOfGame(game);
    for (const name of sumNames) total[name] += sums[name];
  }
  return total;
};
