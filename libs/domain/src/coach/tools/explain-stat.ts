import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { seasonDays } from './dates.js';
import { cite, ownGames } from './own-games.js';
import { statNames, statOf } from './stats.js';
import { sampleOf } from './sample.js';
import { everybody, tool } from './tool.js';

export const explainStat = tool({
  name: 'explain_stat',
  description:
    'What a figure means and how it comes about, worked out with the asker’s own numbers of this season.',
  input: z.strictObject({ stat: z.enum(statNames) }),
  label: ({ stat }) => `Working out your ${statOf(stat).words}`,
  open: everybody,
  run: async (asker, { stat: name }) => {
    const stat = statOf(name);
    const days = seasonDays('current', asker.persona.today);
    const games = await ownGames(asker, days);
    const sums = sumsOf(games);
    const value = stat.show(stat.of(sums));
    const worked = games.length > 0 ? stat.worked(sums) : null;
    return {
      data: {
        stat: name,
        words: stat.words,
        meaning: stat.meaning,
        formula: stat.formula,
        season: days.text,
        games: games.length,
        sample: sampleOf(games.length),
        value: games.length > 0 ? value : null,
        worked,
      },
      citations: [
        ...(worked ? [cite(value, `${stat.words}, ${days.text}: ${worked}`, games)] : []),
        {
          type: 'citation' as const,
          value: stat.formula,
          label: `How ${stat.words} is reckoned: ${stat.meaning}`,
          games: [],
        },
      ],
      cards: [],
    };
  },
});
