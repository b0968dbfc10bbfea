import { outcomeOf } from './game.js';
import type { Position } from './player.js';
import { defaultMinutes, noGames, type SeasonSums } from './season.js';

/** What of a game a season counts. */
export interface PlayedGame {
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

const sumsOfOne = (game: PlayedGame): SeasonSums => {
  const outcome = outcomeOf(game);
  const inNet = game.position === 'goalie';
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
    minutes: inNet ? (game.minutes_played ?? defaultMinutes) : 0,
    shutouts: Number(inNet && game.goals_against === 0),
  };
};

const names = Object.keys(noGames) as (keyof SeasonSums)[];

/** What games add up to, counted as a stored season is. */
export const sumsOf = (games: readonly PlayedGame[]): SeasonSums => {
  const total = { ...noGames };
  for (const game of games) {
    const one = sumsOfOne(game);
    for (const name of names) total[name] += one[name];
  }
  return total;
};
