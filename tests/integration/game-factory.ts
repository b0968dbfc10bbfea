import { gameRoutes, type GameBody, type GameView } from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import type { TestUser } from '@rinkside/testkit/test-user';

/** Returns the request body of a skater's game against this organization, dated today. */
export const skaterGame = (opponent: string, changes: Partial<GameBody> = {}): GameBody => ({
  organization_id: opponent,
  date: todayUtc(),
  our_score: 4,
  their_score: 2,
  goals: 1,
  assists: 2,
  ...changes,
});

/** Returns the request body of a goalie's game. */
export const goalieGame = (opponent: string, changes: Partial<GameBody> = {}): GameBody =>
  skaterGame(opponent, { goals: 0, assists: 0, saves: 24, shots_against: 26, goals_against: 2, ...changes });

export const logGame = (player: TestUser, body: GameBody, key?: string): Promise<GameView> =>
  player.call(gameRoutes.create, { body, ...(key && { key }) });
export const editGame = (player: TestUser, id: string, body: Partial<GameBody>): Promise<GameView> =>
  player.call(gameRoutes.edit, { params: { id }, body });
export const removeGame = (player: TestUser, id: string) =>
  player.call(gameRoutes.remove, { params: { id } });
