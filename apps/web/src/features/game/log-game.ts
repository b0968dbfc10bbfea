import { type GameBody, gameRoutes, type GameView } from '@rinkside/contracts/game';
import { call } from '../../state/api';
import { fold } from '../../state/fold';
import { queryClient } from '../../state/queries';
import { gameSaved } from '../award/milestone/milestones';
import { addOwnGame } from './player-games.query';

/** Logs a game of the viewer. Safe to repeat with the same idempotency key. */
export const logGame = async (
  body: GameBody,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<GameView> => {
  const game = await call(gameRoutes.create, { body, idempotencyKey, ...(signal && { signal }) });
  fold.views([game]);
  addOwnGame(game.id);
  gameSaved(game);
  for (const queryKey of [['game'], ['feed'], ['season']]) void queryClient.invalidateQueries({ queryKey });
  return game;
};
