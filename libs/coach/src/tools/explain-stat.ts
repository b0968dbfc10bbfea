import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { seasonDays } from '@rinkside/domain/coach/dates';
import { cite, gamesWith, ownGames } from '@rinkside/domain/coach/own-games';
import { statNames, statOf } from '@rinkside/domain/coach/stats';
import { sampleSizeLabel } from './sample-size.js';
import { allPersonas, defineTool } from './tool.js';

export const explainStat = defineTool({
  name: 'explain_stat',
  description:
    'What a figure means and how it comes about, worked out with the asker’s own numbers of this season.',
  input: z.strictObject({ stat: z.enum(statNames) }),
  label: ({ stat }) => `Working out your ${statOf(stat).label}`,
  isAvailableTo: allPersonas,
  run: async (context, { stat: name }) => {
    const stat = statOf(name);
    const days = seasonDays('current', context.persona.today);
    const games = gamesWith(name, await ownGames(context, days));
    const sums = sumsOf(games);
    const value = stat.format(stat.compute(sums));
    const workedExample = games.length > 0 ? stat.workedExample(sums) : null;
    return {
      data: {
        stat: name,
        words: stat.label,
        meaning: stat.meaning,
        formula: stat.formula,
        season: days.text,
        games: games.length,
        sample: sampleSizeLabel(games.length),
        value: games.length > 0 ? value : null,
        worked: workedExample,
      },
      citations: [
        ...(workedExample ? [cite(value, `${stat.label}, ${days.text}: ${workedExample}`, games)] : []),
        {
          type: 'citation' as const,
          value: stat.formula,
          label: `How ${stat.label} is computed: ${stat.meaning}`,
          games: [],
        },
      ],
      cards: [],
    };
  },
});
