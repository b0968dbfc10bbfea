import { runQuery } from '../queries/run-query.js';
import { statQuerySchema } from '../queries/stat-query.js';
import { ownGames } from '@rinkside/domain/coach/own-games';
import { allPersonas, defineTool } from './tool.js';

/** Answers the number questions of the built-in coach. It is not offered to a model: its schema costs many tokens. */
export const queryGames = defineTool({
  name: 'query_games',
  description: 'Figures of the asker by period, opponent and condition.',
  input: statQuerySchema,
  label: () => 'Looking at your games',
  isAvailableTo: allPersonas,
  run: async (context, query) => {
    const { today, position } = context.persona;
    const games = await ownGames(context);
    return { ...runQuery(query, { today, position, games }), cards: [] };
  },
});
