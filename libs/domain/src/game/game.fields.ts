import type { GameBody } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import type { Game } from './game.entity.js';

/** What the author says of a game, as it is stored; who plays no goalie has no goalie fields, sent or not. */
export const fieldsOf = (position: Position | null, game: GameBody) => {
  const goalie = position === 'goalie';
  const ofGoalie = <Value>(value: Value | null | undefined) => (goalie ? (value ?? null) : null);
  return {
    date: game.date,
    opponentId: game.organization_id,
    ourScore: game.our_score,
    theirScore: game.their_score,
    goals: game.goals ?? null,
    assists: game.assists ?? null,
    saves: ofGoalie(game.saves),
    shotsAgainst: ofGoalie(game.shots_against),
    goalsAgainst: ofGoalie(game.goals_against),
    minutesPlayed: ofGoalie(game.minutes_played),
    powerplayGoalsAgainst: ofGoalie(game.powerplay_goals_against),
    shorthandedGoalsAgainst: ofGoalie(game.shorthanded_goals_against),
    startedGame: ofGoalie(game.started_game),
  };
};
export type GameFields = ReturnType<typeof fieldsOf>;

/** A stored game as it would be sent. */
export const bodyOf = (game: GameFields | Game): GameBody => ({
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

/** Fields that no season and no award counts. */
const uncounted = new Set<keyof GameFields>([
  'opponentId',
  'powerplayGoalsAgainst',
  'shorthandedGoalsAgainst',
  'startedGame',
]);

/** Which fields differ, and whether seasons count any of them. */
export const changesBetween = (before: GameFields, after: GameFields) => {
  const changed = (Object.keys(after) as (keyof GameFields)[]).filter((name) => before[name] !== after[name]);
  return { any: changed.length > 0, counted: changed.some((name) => !uncounted.has(name)) };
};
