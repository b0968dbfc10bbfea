import { commentCalls } from '@rinkside/contracts/comment';
import { gameRoutes, type GameBody, type GameView } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { todayUtc } from '@rinkside/contracts/player';
import type { TestUser } from '@rinkside/testkit/test-user';

/** Logs a game of today against a new organization. Default: a 4–2 win with two goals and one assist. */
export const logGame = async (
  person: TestUser,
  opponent: string,
  changes: Partial<GameBody> = {},
): Promise<GameView> => {
  const { id: organization_id } = await person.call(organizationRoutes.create, {
    body: { name: opponent, confirmed: true },
  });
  const score = { our_score: 4, their_score: 2, goals: 2, assists: 1 };
  return person.call(gameRoutes.create, {
    body: { organization_id, date: todayUtc(), ...score, ...changes },
  });
};

export const commentOn = async (person: TestUser, game: GameView, content: string): Promise<void> => {
  await person.call(commentCalls.game.create, { params: { id: game.id }, body: { content } });
};
