import * as z from 'zod';
import { awardCatalogue } from '@rinkside/domain/award/award.catalogue';
import { cite, ownGames } from '@rinkside/domain/coach/own-games';
import { allPersonas, defineTool } from './tool.js';

export const getMilestones = defineTool({
  name: 'get_milestones',
  description: 'The asker’s next milestones over all seasons, the nearest first, and how far they are.',
  input: z.strictObject({}),
  label: () => 'Looking at your next milestone',
  isAvailableTo: allPersonas,
  run: async (context) => {
    const games = await ownGames(context);
    const units = context.persona.position === 'goalie' ? ['games', 'saves'] : ['games', 'goals'];
    const upcoming = awardCatalogue
      .flatMap(({ name, total }) => {
        if (!total || !units.includes(total.unit)) return [];
        const done = games.reduce((sum, game) => sum + total.count(game), 0);
        return done < total.threshold
          ? [{ name, unit: total.unit, many: total.threshold, done, left: total.threshold - done }]
          : [];
      })
      .toSorted((a, b) => a.left / a.many - b.left / b.many);
    return {
      data: { games: games.length, next: upcoming },
      citations: upcoming.flatMap(({ name, unit, done, left }) => [
        cite(String(left), `${unit} to the award ${name}`, games),
        cite(String(done), `${unit} so far, all seasons`, games),
      ]),
      cards: [],
    };
  },
});
