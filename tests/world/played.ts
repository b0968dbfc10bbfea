import { gameRoutes, type GameBody, type GameView } from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import type { Person } from '@rinkside/testkit/person';

/** Returns the request body of a skater's game against this organization, dated today. */
export const played = (opponent: string, changes: Partial<GameBody> = {}): GameBody => ({
  organization_id: opponent,
  date: todayUtc(),
  our_score: 4,
  their_score: 2,
  goals: 1,
  assists: 2,
  ...changes,
});

/** Returns the request body of a goalie's game. */
export const inNet = (opponent: string, changes: Partial<GameBody> = {}): GameBody =>
  played(opponent, { goals: 0, assists: 0, saves: 24, shots_against: 26, goals_against: 2, ...changes });

export const logGame = (player: Person, body: GameBody, key?: string): Promise<GameView> =>
  player.call(gameRoutes.create, { body, ...(key && { key }) });
export const editGame = (player: Person, id: string, body: Partial<GameBody>): Promise<GameView> =>
  player.call(gameRoutes.edit, { params: { id }, body });
export const removeGame = (player: Person, id: string) => player.call(gameRoutes.remove, { params: { id } });
