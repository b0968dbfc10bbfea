import { measureOf } from './measures.js';
import { currentSeason, yearBefore } from './period.js';
import type { StatQuery } from './stat-query.js';
import { shownTarget } from './targets.js';

/** Words before a message that refers to the last answer. */
export const start = String.raw`^(?:(?:and|so|ok|okay|but|oh|wait|cool|nice|wow|lol) )*`;

/** They are about all games of the scope. */
export const ofScope: ReadonlySet<StatQuery['aggregate']> = new Set([
  'value',
  'per game',
  'count',
  'split',
  'summary',
  'share',
]);
const sameLastYear = new RegExp(
  String.raw`${start}(?:(?:what|how) about )?(?:in |for |at |during |over )*(?:the |that )?same (?:month|time|period|stretch|week|dates?|days?|games)?(?: of| in)? ?last (?:year|season)$`,
);
/** Reads 'and the same month last year'. */
const readSameLastYear = (full: string, previous: StatQuery): StatQuery | undefined => {
  const period = sameLastYear.test(full) ? yearBefore(previous.period) : undefined;
  const { otherPeriods: _, ...scope } = previous;
  return period && { ...scope, period };
};

const bareAmount = new RegExp(
  String.raw`${start}(?:(?:the|my|his|her|whats the) )?(?:(?<low>fewest|lowest|least|smallest)|most|highest|biggest)$`,
);
/** Reads 'fewest' after the most saves in a game. */
const readBareAmount = (full: string, previous: StatQuery): StatQuery | undefined => {
  const { groups } = bareAmount.exec(full) ?? {};
  const [name] = previous.measures;
  if (!groups || name === undefined || !(previous.aggregate === 'best' || previous.aggregate === 'worst'))
    return undefined;
  const isBest = (groups['low'] !== undefined) === (measureOf(name).better === 'less');
  return { ...previous, aggregate: isBest ? 'best' : 'worst' };
};

const longestOne = new RegExp(String.raw`${start}(?:the )?longest(?: (?:one|1))?$`);
const withoutLoss = new RegExp(String.raw`${start}(?:without (?:a )?(?:loss|losing)|unbeaten|undefeated)$`);
/** Reads 'longest one' and 'without losing' after a streak. */
const readOfStreak = (full: string, previous: StatQuery): StatQuery | undefined => {
  if (previous.aggregate !== 'streak') return undefined;
  if (withoutLoss.test(full)) return { ...previous, streak: 'unbeaten', measures: [] };
  return longestOne.test(full) ? previous : undefined;
};

const uncounted = new RegExp(
  String.raw`${start}(?:(?:whats |what is )?(?:the )?(?:total|sum) (?:of|for) (?:both|all|them|those)(?: of them)?|both (?:together|combined)|(?:how big is|whats|what is) the gap(?: between (?:them|those))?|(?:(?:were|are|was) (?:they|those|these|it) )?all (?:against|vs|to) the same (?:team|one|1)|who (?:ended|stopped|broke|snapped) (?:it|that|the streak)|how many (?:hours|days|weeks|seconds) (?:is|was) (?:that|it)|difference between (?:them|those|the (?:2|two)))$`,
);
/** Words that refer to the last answer and ask for what no query computes. */
const readUncounted = (full: string, previous: StatQuery): StatQuery | undefined => {
  const words = uncounted.exec(full)?.[0];
  return words === undefined ? undefined : { ...previous, unread: words };
};

const againstRest = new RegExp(
  String.raw`${start}(?:(?:what|how) about )?(?:against |vs |in |on |with )?(?:all )?(?:the )?(?:others?|other (?:teams|games|days|months|opponents)|rest(?: of (?:them|the (?:games|teams|season)))?|everyone else|everybody else)$`,
);
/** Reads 'and against the others': the games that the query before does not read. */
const readRest = (full: string, previous: StatQuery, today: string): StatQuery | undefined => {
  const { period, opponent, result, condition, otherPeriods: _, except: __, ...rest } = previous;
  const isSome = period.assumed !== true;
  const isNarrowed = isSome || opponent !== undefined || result !== undefined;
  if (!againstRest.test(full) || !isNarrowed || !ofScope.has(previous.aggregate)) return undefined;
  return {
    ...rest,
    ...(condition && { condition }),
    period: currentSeason(today),
    except: {
      ...(isSome && { period }),
      ...(opponent !== undefined && { opponent }),
      ...(result && { result }),
    },
  };
};

const sameAgain = new RegExp(
  String.raw`${start}how (?:many|often)(?: (?:times|games|of them|was (?:that|it)))?$|${start}(?:is|was) (?:that|it) (?:under|over|above|below|more than|less than|at least) \d+(?:\.\d+)? ?%?$`,
);
/** Reads 'how many times' after the opponent that lost most, which the last answer counts. */
const readSameAgain = (full: string, previous: StatQuery): StatQuery | undefined =>
  sameAgain.test(full) && counted.has(previous.aggregate) ? previous : undefined;
const counted: ReadonlySet<StatQuery['aggregate']> = new Set([
  'value',
  'per game',
  'count',
  'list',
  'best',
  'worst',
]);

const rateOfThat = new RegExp(
  String.raw`${start}(?:how (?:many|much) |what )?(?:is (?:that|it) )?(?:per|a) game(?: is (?:that|it))?$`,
);
/** Reads 'how many per game is that'. */
const readRateOfThat = (full: string, previous: StatQuery): StatQuery | undefined =>
  rateOfThat.test(full) && previous.aggregate === 'value' && previous.measures.join() !== 'games'
    ? { ...previous, aggregate: 'per game' }
    : undefined;

const otherTarget = new RegExp(
  String.raw`${start}(?:(?:what|how) about )?(?:for |to (?:get to |reach )?)?(?<target>\d{1,4}(?:\.\d+)?) ?%?$`,
);
/** Reads 'and for 1000' after a target. */
const readOtherTarget = (full: string, previous: StatQuery): StatQuery | undefined => {
  const target = otherTarget.exec(full)?.groups?.['target'];
  return target !== undefined && previous.aggregate === 'need'
    ? { ...previous, target: shownTarget(previous.measures[0], Number(target)) }
    : undefined;
};

/** Reads a message that asks for other games than the last answer, or for the same once more. */
export const readScopeReference = (full: string, previous: StatQuery, today: string): StatQuery | undefined =>
  readSameLastYear(full, previous) ??
  readRest(full, previous, today) ??
  readOtherTarget(full, previous) ??
  readSameAgain(full, previous) ??
  readRateOfThat(full, previous) ??
  readBareAmount(full, previous) ??
  readOfStreak(full, previous) ??
  readUncounted(full, previous);
