import { type GameBody, gameRoutes, type GameView } from '@rinkside/contracts/game';
import { call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { queryClient } from '../../state/query-client';
import { recordSavedGame } from '../award/milestone/milestones';
import { addOwnGame } from './player-games.query';

/** Shows a game that was just logged in all lists. */
export const applyLoggedGame = (game: GameView): void => {
  entityStore.applyViews([game]);
  addOwnGame(game.id);
  recordSavedGame(game);
  for (const queryKey of [['game'], ['feed'], ['season']]) void queryClient.invalidateQueries({ queryKey });
};

/** Logs a game of the viewer. Safe to repeat with the same idempotency key. */
export const logGame = async (
  body: GameBody,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<GameView> => {
  const game = await call(gameRoutes.create, { body, idempotencyKey, ...(signal && { signal }) });
  applyLoggedGame(game);
  return game;
};
