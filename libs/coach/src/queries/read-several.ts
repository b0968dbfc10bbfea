import { defaultMeasure } from './named-measures.js';
import { joinedPeriods, lastGames, neighbourMonth, type Period } from './period.js';
import type { ReaderContext } from './question-context.js';
import { ofScope, start } from './scope-references.js';
import type { StatQuery } from './stat-query.js';

/** The questions for the same figure over other games: 'goals in September', then 'October', 'November'. Newest last. */
const seriesIn = (asked: readonly StatQuery[]): StatQuery[] => {
  const last = asked.at(-1);
  if (!last || !ofScope.has(last.aggregate)) return [];
  const figureOf = ({ aggregate, measures, condition }: StatQuery) =>
    JSON.stringify([aggregate, measures, condition]);
  const at = asked.findLastIndex((query) => figureOf(query) !== figureOf(last));
  const scopeOf = ({ period, opponent, result }: StatQuery) =>
    JSON.stringify([period.text, opponent, result]);
  return [...new Map(asked.slice(at + 1).map((query) => [scopeOf(query), query])).values()];
};

const isSame = (values: readonly (string | undefined)[]): boolean => new Set(values).size === 1;

/** The last games without a gap: the last one and the one before it. */
const joinedTakes = (periods: readonly Period[]): Period | undefined => {
  const takes = periods
    .flatMap(({ take }) => (take?.side === 'last' && !take.result ? [take] : []))
    .toSorted((a, b) => (a.skip ?? 0) - (b.skip ?? 0));
  let games = 0;
  for (const take of takes) {
    if ((take.skip ?? 0) !== games) return undefined;
    games += take.games;
  }
  return takes.length === periods.length ? lastGames(games) : undefined;
};
const joined = (periods: readonly Period[]): Period | undefined => {
  const [first, ...others] = periods.toSorted((a, b) => (a.starts < b.starts ? -1 : 1));
  return joinedTakes(periods) ?? others.reduce((all, next) => all && joinedPeriods(all, next), first);
};

/** All games of several questions: two months in a row, the last two games, two opponents. */
const unionOf = (series: readonly StatQuery[]): StatQuery | undefined => {
  const [first] = series;
  // 'In wins' and 'in losses' are parts of the games before them.
  const isOfResults =
    first?.result === undefined && series.slice(1).every(({ result }) => result !== undefined);
  if (first && isOfResults && isSame(series.map(({ period }) => period.text))) return first;
  if (!first || !isSame(series.map(({ result }) => result))) return undefined;
  const opponents = series.map(({ opponent }) => opponent);
  const { otherPeriods: _, ...scope } = first;
  if (isSame(opponents)) {
    const period = joined(series.map((query) => query.period));
    return period && { ...scope, period };
  }
  return isSame(series.map(({ period }) => period.text)) && !opponents.includes(undefined)
    ? { ...scope, opponent: opponents.join(' and ') }
    : undefined;
};

const number = '(?:both|all|2|3|4)';
const inAll = new RegExp(
  String.raw`${start}(?:whats (?:the |that |it )?|how many (?:is that )?)?(?:the )?(?:(?:in )?total(?: (?:vs|against) (?:both|them(?: both)?|all(?: of them)?))?|combined|together|altogether|(?:in )?both|in all|in (?:all )?${number}|all (?:of them|2|3|4)|sum)(?: (?:together|combined|of them|games|months|seasons|years|teams|total))*(?: then)?$|${start}(?:(?:put|count) (?:them|those|these|it) (?:all )?together|add (?:them|those|these|it)(?: (?:all )?(?:together|up))?)$`,
);
/** Reads 'in both' and 'total' after the same figure over several sets of games. */
const readTotal = (full: string, series: readonly StatQuery[]): StatQuery | undefined => {
  if (!inAll.test(full) || series.length < 2) return undefined;
  const [last] = series.slice(-1);
  return unionOf(series) ?? (last && { ...last, unread: 'total' });
};

const superlative = new RegExp(
  String.raw`${start}(?:which|what|who) (?:(?:one|1|month|team) )?(?:was|is|were|has|had) (?:(?:the|his|her|my|our) )?(?<side>best|most|highest|top|worst|least|lowest|fewest)(?: (?:one|1|month|team))?$`,
);
/** Reads 'which one was best' after three or more months or opponents. */
const readBestOf = (full: string, series: readonly StatQuery[]): StatQuery | undefined => {
  const side = superlative.exec(full)?.groups?.['side'];
  const [last] = series.slice(-1);
  if (side === undefined || !last || series.length < 3) return undefined;
  const aggregate = /best|most|highest|top/.test(side) ? 'best' : 'worst';
  const union = unionOf(series);
  const { opponent: _, ...scope } = union ?? last;
  const isOfMonths = series.every(({ period }) => neighbourMonth(period, 'before') !== undefined);
  if (isOfMonths && union) return { ...union, aggregate, unit: 'month' };
  return series.every(({ opponent }) => opponent !== undefined)
    ? { ...scope, aggregate: 'by', unit: 'opponent' }
    : undefined;
};

const better =
  '(?:better|best|worse|worst|higher|lower|more|most|less|least|easier|easiest|harder|hardest|tougher)';
const comparing = [
  String.raw`(?:which|what) (?:(?:one|1|month|season|year|team|game|days?) )?(?:was|is|were|are) (?:the )?${better}(?: (?:one|1))?`,
  String.raw`who (?:is|was) (?:the )?${better}`,
  String.raw`(?:better|worse|up|down|higher|lower)(?: or (?:better|worse|up|down))?`,
  String.raw`(?:(?:whats|what is|hows) )?(?:the )?trend`,
  String.raw`compare(?: (?:them|those|these|both|the 2))?`,
  String.raw`(?:are|am|is|was|were) (?:we|i|he|she|it|that|this|they) (?:(?:getting|doing|playing|going|trending) )?(?:any )?(?:better|worse|up|down|higher|lower)`,
  String.raw`(?:who|which (?:team|1|one)) (?:do|did|have|does|has) (?:i|we|he|she) (?:do|done|play|played|score|scored) ${better}(?: (?:against|vs|on))?`,
].join('|');
const whichBetter = new RegExp(String.raw`${start}(?:${comparing})(?: (?:now|then|this year|this season))?$`);
/** Reads 'which was better' after the same question for other games. */
const readBetter = (
  full: string,
  { asked = [], position }: ReaderContext,
  series: readonly StatQuery[],
): StatQuery | undefined => {
  const [previous, earlier] = [asked.at(-1), asked.at(-2)];
  if (!previous || !earlier || !whichBetter.test(full)) return undefined;
  // 'Who do I do best against' after three opponents asks for all.
  if (series.length > 2 && /\b(?:best|worst|most|least)\b/.test(full)) return undefined;
  if (previous.aggregate === 'compare') return /\b(?:which|what|who)\b/.test(full) ? previous : undefined;
  const { period, opponent, result } = previous;
  const isScopeChanged =
    earlier.period.text !== period.text || earlier.opponent !== opponent || earlier.result !== result;
  if (!isScopeChanged || !ofScope.has(earlier.aggregate) || !ofScope.has(previous.aggregate))
    return undefined;
  return {
    ...earlier,
    aggregate: 'compare',
    // A summary names no figure.
    measures: earlier.measures.length > 0 ? earlier.measures : ['record', defaultMeasure(position)],
    against: { period, ...(opponent && { opponent }), ...(result && { result }) },
  };
};

const moreOrLess = new RegExp(
  String.raw`${start}(?:(?:which|what) (?:(?:one|year|season|month) )?(?:was|is|has|had) )?(?:more|less|better|worse)(?: or (?:more|less|better|worse))?$`,
);
/** Reads 'more or less' after two numbers of games: both are counted again. */
export const readBothCounts = (
  full: string,
  { asked = [] }: ReaderContext,
): readonly [StatQuery, StatQuery] | undefined => {
  const [earlier, previous] = seriesIn(asked).slice(-2);
  return moreOrLess.test(full) && earlier && previous?.aggregate === 'count'
    ? [earlier, previous]
    : undefined;
};

/** Reads a message that refers to several answers. */
export const readSeveral = (full: string, context: ReaderContext): StatQuery | undefined => {
  const series = seriesIn(context.asked ?? []);
  return readTotal(full, series) ?? readBestOf(full, series) ?? readBetter(full, context, series);
};
