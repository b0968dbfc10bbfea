import type { Position } from '@rinkside/contracts/player';
import { negated } from './conditions.js';
import type { Draft } from './question-context.js';
import type { StatQuery } from './stat-query.js';

export const streakWords =
  /\b(?:streaks?|(?:longest|biggest|best|worst) (?:stretch|run|spell)|skids?|in a row|consecutive(?:ly)?|straight|back[- ]to[- ]back|droughts?|slumps?|unbeaten|undefeated|winless)\b|\b(?:have|has) (?:i|we|he|she|they) (?:gone|been) without\b|\blongest\b.*\b(?:without|gone|went|not)\b/;

export const readStreak = (
  text: string,
  { measures, condition }: Pick<Draft, 'measures' | 'condition'>,
  position: Position | null,
): Pick<StatQuery, 'streak' | 'measures' | 'condition'> => {
  if (/unbeaten|undefeated|without (?:a )?(?:loss|losing)|\b(?:not|didnt|dont|havent) los[et]\b/.test(text))
    return { streak: 'unbeaten', measures: [] };
  if (/winless|without (?:a )?win/.test(text)) return { streak: 'winless', measures: [] };
  if (/losing|loss|lost/.test(text)) return { streak: 'losses', measures: [] };
  if (/\bwin(?:ning|s)?\b|\bwon\b/.test(text)) return { streak: 'wins', measures: [] };
  if (/worst (?:stretch|run|spell)/.test(text) && /\b(?:we|our|team)\b/.test(text))
    return { streak: 'winless', measures: [] };
  const measure = condition?.measure ?? measures.find((name) => name !== 'games' && name !== 'record');
  const isWithout =
    (condition?.comparison === 'exactly' && condition.value === 0) ||
    /drought|slump|without|scoreless|goalless|pointless|worst (?:stretch|run|spell)/.test(text);
  // 'Without letting in more than 2' is a run of games with 2 or fewer.
  if (condition && condition.value > 0 && /\bwithout\b|drought|slump/.test(text))
    return {
      streak: 'with',
      measures: [condition.measure],
      condition: negated(
        condition.comparison === 'exactly' ? { ...condition, comparison: 'at least' } : condition,
      ),
    };
  if (measure) return { streak: isWithout ? 'without' : 'with', measures: [measure] };
  if (isWithout) return { streak: 'without', measures: ['goals'] };
  return position === 'goalie' ? { streak: 'wins', measures: [] } : { streak: 'with', measures: ['points'] };
};
