import type { GameBody } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import type { Game } from './game.entity.js';

/** Maps a request body to stored fields; goalie fields are null unless the position is goalie. */
export const toGameFields = (position: Position | null, game: GameBody) => {
  const isGoalie = position === 'goalie';
  const goalieOnly = <Value>(value: Value | null | undefined) => (isGoalie ? (value ?? null) : null);
  return {
    date: game.date,
    opponentId: game.organization_id,
    ourScore: game.our_score,
    theirScore: game.their_score,
    goals: game.goals ?? null,
    assists: game.assists ?? null,
    saves: goalieOnly(game.saves),
    shotsAgainst: goalieOnly(game.shots_against),
    goalsAgainst: goalieOnly(game.goals_against),
    minutesPlayed: goalieOnly(game.minutes_played),
    powerplayGoalsAgainst: goalieOnly(game.powerplay_goals_against),
    shorthandedGoalsAgainst: goalieOnly(game.shorthanded_goals_against),
    startedGame: goalieOnly(game.started_game),
  };
};
export type GameFields = ReturnType<typeof toGameFields>;

/** Maps a stored game back to a request body. */
export const toGameBody = (game: GameFields | Game): GameBody => ({
  date: game.date,
  organization_id: game.opponentId,
  our_score: game.ourScore,
  their_score: game.theirScore,
  goals: game.goals ?? null,
  assists: game.assists ?? null,
  saves: game.saves ?? null,
  shots_against: game.shotsAgainst ?? null,
  goals_against: game.goalsAgainst ?? null,
  minutes_played: game.minutesPlayed ?? null,
  powerplay_goals_against: game.powerplayGoalsAgainst ?? null,
  shorthanded_goals_against: game.shorthandedGoalsAgainst ?? null,
  started_game: game.startedGame ?? null,
});

/** Fields that neither seasons nor awards count. */
const uncounted = new Set<keyof GameFields>([
  'opponentId',
  'powerplayGoalsAgainst',
  'shorthandedGoalsAgainst',
  'startedGame',
]);

/** Returns whether any field differs, and whether seasons count any of the changed fields. */
export const diffGameFields = (before: GameFields, after: GameFields) => {
  const changed = (Object.keys(after) as (keyof GameFields)[]).filter((name) => before[name] !== after[name]);
  return { any: changed.length > 0, counted: changed.some((name) => !uncounted.has(name)) };
};
