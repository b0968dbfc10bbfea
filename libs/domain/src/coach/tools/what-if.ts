import { perGame } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { seasonDays } from './dates.js';
import { cite, ownGames } from './own-games.js';
import { counted, statNames, statOf } from './stats.js';
import { sampleOf } from './sample.js';
import { everybody, tool } from './tool.js';
import { whatItTakes } from './what-if.arithmetic.js';

/** Figures that add up game by game, so that a best game bounds what is likely. */
const isCount = (unit: string) => unit !== 'wins' && unit !== 'shutouts';

/** '27 saves on 30 shots', '3 wins in 5 games', '4 goals' */
const amountOf = (needed: number, unit: string, of: number | null) => {
  const some = needed === 1 ? unit.replace(/^(\w+)s\b/, '$1') : unit;
  if (of === null) return `${needed} ${some}`;
  return unit === 'saves'
    ? `${needed} ${some} on ${counted(of, 'shot')}`
    : `${needed} ${some} in ${counted(of, 'game')}`;
};

export const whatIf = tool({
  name: 'what_if',
  description:
    'Exact arithmetic: what the asker needs over the next games to bring a figure of this season to a target, and whether that can be.',
  input: z.strictObject({
    stat: z.enum(statNames),
    target: z.number().min(0).max(100_000).describe('As it is shown: 92.5 for a save percentage'),
    next_n: z.int().min(1).max(100).default(5),
  }),
  label: () => 'Doing the sums',
  open: everybody,
  run: async (asker, { stat: name, target, next_n }) => {
    const stat = statOf(name);
    const days = seasonDays('current', asker.persona.today);
    const games = await ownGames(asker, days);
    const sums = sumsOf(games);
    const { feasible, needed, unit, of, after } = whatItTakes(sums, { stat: name, target, games: next_n });
    const now = stat.show(stat.of(sums));
    const wish = stat.show(target);
    const span = next_n === 1 ? 'the next game' : `the next ${next_n} games`;
    const counts = isCount(unit) && stat.better === 'more' && of === null;
    const best = counts ? Math.max(0, ...games.map((game) => stat.of(sumsOf([game])))) : null;
    const amount = needed === null ? null : amountOf(needed, unit, of);
    const each = needed !== null && counts ? perGame(needed, next_n).toFixed(2) : null;
    return {
      data: {
        stat: name,
        words: stat.words,
        season: days.text,
        games: games.length,
        sample: sampleOf(games.length),
        now,
        target: wish,
        next_n,
        feasible: feasible && games.length > 0,
        needed,
        amount,
        of,
        unit,
        after: after === null ? null : stat.show(after),
        per_game: each,
        best_game: best,
        beyond_best: needed !== null && best !== null && needed > best * next_n,
      },
      citations:
        games.length === 0
          ? []
          : [
              cite(now, `${stat.words}, ${days.text}`, games),
              cite(counted(games.length, 'game'), `Games, ${days.text}`, games),
              ...(amount === null
                ? [cite(wish, `${stat.words} asked for over ${span}: out of reach`, games)]
                : [cite(amount, `For ${wish} ${stat.words} after ${span}`, games)]),
              ...(after === null ? [] : [cite(stat.show(after), `${stat.words} after exactly that`, games)]),
              ...(each === null ? [] : [cite(each, `${unit} a game over ${span}`, games)]),
              ...(best === null ? [] : [cite(String(best), `Best game: ${unit}, ${days.text}`, games)]),
            ],
      cards: [],
    };
  },
});
