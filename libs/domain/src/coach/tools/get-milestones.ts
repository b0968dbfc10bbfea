import * as z from 'zod';
import { catalogue } from '../../award/award.catalogue.js';
import { cite, ownGames } from './own-games.js';
import { everybody, tool } from './tool.js';

export const getMilestones = tool({
  name: 'get_milestones',
  description: 'The asker’s next milestones over all seasons, the nearest first, and how far they are.',
  input: z.strictObject({}),
  label: () => 'Looking at your next milestone',
  open: everybody,
  run: async (context) => {
    const games = await ownGames(context);
    const units = context.persona.position === 'goalie' ? ['games', 'saves'] : ['games', 'goals'];
    const upcoming = catalogue
      .flatMap(({ name, total }) => {
        if (!total || !units.includes(total.unit)) return [];
        const done = games.reduce((sum, game) => sum + total.count(game), 0);
        return done < total.many
          ? [{ name, unit: total.unit, many: total.many, done, left: total.many - done }]
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
