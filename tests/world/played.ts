import { gameRoutes, type GameBody, type GameView } from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import type { Person } from '@rinkside/testkit/person';

/** A skater's game of today against this organization, as it is sent. */
export const played = (opponent: string, changes: Partial<GameBody> = {}): GameBody => ({
  organization_id: opponent,
  date: todayUtc(),
  our_score: 4,
  their_score: 2,
  goals: 1,
  assists: 2,
  ...changes,
});

/** The same of a goalie. */
export const inNet = (opponent: string, changes: Partial<GameBody> = {}): GameBody =>
  played(opponent, { goals: 0, assists: 0, saves: 24, shots_against: 26, goals_against: 2, ...changes });

/** Logs, corrects and removes games through the public doors. */
export const logGame = (by: Person, body: GameBody, key?: string): Promise<GameView> =>
  by.call(gameRoutes.create, { body, ...(key && { key }) });
export const editGame = (by: Person, id: string, body: Partial<GameBody>): Promise<GameView> =>
  by.call(gameRoutes.edit, { params: { id }, body });
export const removeGame = (by: Person, id: string) => by.call(gameRoutes.remove, { params: { id } });
