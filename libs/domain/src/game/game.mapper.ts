import type { GameBody } from '@rinkside/contracts/game';
import { gameCountNames, gameCounts, mapCounts, type GameCountName } from '@rinkside/contracts/game.counts';
import type { Position } from '@rinkside/contracts/player';
import type { Game } from './game.entity.js';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Returns the property of an entity for a column: `shotsAgainst` for `shots_against`. */
const propertyOf = <Name extends GameCountName>(name: Name) =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

type CountFields = Record<CamelCase<GameCountName>, number | null>;

/** Maps a request body to stored fields; a goalie's fields are null unless the position is goalie. */
export const toGameFields = (position: Position | null, game: GameBody) => {
  const isGoalie = position === 'goalie';
  const counts = gameCountNames.map((name) => [
    propertyOf(name),
    isGoalie || gameCounts[name].position !== 'goalie' ? (game[name] ?? null) : null,
  ]);
  return {
    date: game.date,
    opponentId: game.organization_id,
    ourScore: game.our_score,
    theirScore: game.their_score,
    ...(Object.fromEntries(counts) as CountFields),
    startedGame: isGoalie ? (game.started_game ?? null) : null,
  };
};
export type GameFields = ReturnType<typeof toGameFields>;

/** Maps a stored game back to a request body. */
export const toGameBody = (game: GameFields | Game): GameBody => ({
  date: game.date,
  organization_id: game.opponentId,
  our_score: game.ourScore,
  their_score: game.theirScore,
  ...mapCounts(gameCountNames, (name) => game[propertyOf(name)] ?? null),
  started_game: game.startedGame ?? null,
});

/** Fields that neither seasons nor awards count. */
const uncounted = new Set<keyof GameFields>([
  'opponentId',
  'startedGame',
  ...gameCountNames
    .filter((name) => gameCounts[name].sum === null && name !== 'minutes_played')
    .map(propertyOf),
]);

/** Returns whether any field differs, and whether seasons count any of the changed fields. */
export const diffGameFields = (before: GameFields, after: GameFields) => {
  const changed = (Object.keys(after) as (keyof GameFields)[]).filter((name) => before[name] !== after[name]);
  return { any: changed.length > 0, counted: changed.some((name) => !uncounted.has(name)) };
};
