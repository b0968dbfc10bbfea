import { perGame } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { pluralize } from '@rinkside/contracts/text';
import * as z from 'zod';
import { seasonDays } from '@rinkside/domain/coach/dates';
import { cite, gamesWith, ownGames } from '@rinkside/domain/coach/own-games';
import { statNames, statOf } from '@rinkside/domain/coach/stats';
import { sampleSizeLabel } from './sample-size.js';
import { allPersonas, defineTool } from './tool.js';
import { computeRequirement } from './what-if.arithmetic.js';

/** Units that add up game by game. For these the best game so far shows what is realistic. */
const isCountUnit = (unit: string) => unit !== 'wins' && unit !== 'shutouts';

/** For example '27 saves on 30 shots', '3 wins in 5 games' or '4 goals'. */
const amountText = (needed: number, unit: string, of: number | null) => {
  const unitText = needed === 1 ? unit.replace(/^(\w+)s\b/, '$1') : unit;
  if (of === null) return `${needed} ${unitText}`;
  return unit === 'saves'
    ? `${needed} ${unitText} on ${pluralize(of, 'shot')}`
    : `${needed} ${unitText} in ${pluralize(of, 'game')}`;
};

export const whatIf = defineTool({
  name: 'what_if',
  description:
    'Exact arithmetic: what the asker needs over the next games to bring a figure of this season to a target, and whether that can be.',
  input: z.strictObject({
    stat: z.enum(statNames),
    target: z.number().min(0).max(100_000).describe('As it is shown: 92.5 for a save percentage'),
    next_n: z.int().min(1).max(100).default(5),
  }),
  label: () => 'Doing the sums',
  isAvailableTo: allPersonas,
  run: async (context, { stat: name, target, next_n }) => {
    const stat = statOf(name);
    const days = seasonDays('current', context.persona.today);
    const games = gamesWith(name, await ownGames(context, days));
    const sums = sumsOf(games);
    const { feasible, needed, unit, of, after } = computeRequirement(sums, {
      stat: name,
      target,
      games: next_n,
    });
    const now = stat.format(stat.compute(sums));
    const targetText = stat.format(target);
    const span = next_n === 1 ? 'the next game' : `the next ${next_n} games`;
    const isCountStat = isCountUnit(unit) && stat.better === 'more' && of === null;
    const bestGame = isCountStat ? Math.max(0, ...games.map((game) => stat.compute(sumsOf([game])))) : null;
    const amount = needed === null ? null : amountText(needed, unit, of);
    const perGameText = needed !== null && isCountStat ? perGame(needed, next_n).toFixed(2) : null;
    return {
      data: {
        stat: name,
        words: stat.label,
        season: days.text,
        games: games.length,
        sample: sampleSizeLabel(games.length),
        now,
        target: targetText,
        next_n,
        feasible: feasible && games.length > 0,
        needed,
        amount,
        of,
        unit,
        after: after === null ? null : stat.format(after),
        per_game: perGameText,
        best_game: bestGame,
        beyond_best: needed !== null && bestGame !== null && needed > bestGame * next_n,
      },
      citations:
        games.length === 0
          ? []
          : [
              cite(now, `${stat.label}, ${days.text}`, games),
              cite(pluralize(games.length, 'game'), `Games, ${days.text}`, games),
              ...(amount === null
                ? [cite(targetText, `${stat.label} asked for over ${span}: out of reach`, games)]
                : [cite(amount, `For ${targetText} ${stat.label} after ${span}`, games)]),
              ...(after === null
                ? []
                : [cite(stat.format(after), `${stat.label} after exactly that`, games)]),
              ...(perGameText === null ? [] : [cite(perGameText, `${unit} a game over ${span}`, games)]),
              ...(bestGame === null
                ? []
                : [cite(String(bestGame), `Best game: ${unit}, ${days.text}`, games)]),
            ],
      cards: [],
    };
  },
});
