import { measureOf } from './measures.js';
import { defaultMeasure, readMeasures, resultOf } from './named-measures.js';
import { currentSeason, lastGames, lastSeason, neighbourMonth, recentGames } from './period.js';
import { QuestionReader } from './question-reader.js';
import type { ReaderContext } from './question-context.js';
import { figure, isPlain } from './reference-words.js';
import { start } from './scope-references.js';
import type { StatQuery } from './stat-query.js';

const outOf = new RegExp(String.raw`${start}(?:out )?of how many(?: shots)?$`);
/** Reads 'out of how many' after saves. */
const readOutOf = (full: string, previous: StatQuery): StatQuery | undefined =>
  outOf.test(full) && isPlain.has(previous.aggregate) && previous.measures.join() === 'saves'
    ? { ...previous, measures: ['shots_against'] }
    : undefined;

const differenceOf = new RegExp(
  String.raw`${start}(?:by how many|how many (?:more|less|fewer)) (?<figure>${figure})$`,
);
/** Reads 'by how many wins' after a comparison. */
const readDifferenceOf = (full: string, previous: StatQuery): StatQuery | undefined => {
  const named = differenceOf.exec(full)?.groups?.['figure'];
  const [measure] = named === undefined ? [] : readMeasures(new QuestionReader(named), null);
  return measure !== undefined && previous.aggregate === 'compare'
    ? { ...previous, measures: [measure], difference: true }
    : undefined;
};

const missing = new RegExp(
  String.raw`${start}how many (?:more )?(?:(?:more|do|does) )*(?:(?:(?:do|does) )?(?:i|we|he|she) (?:still )?(?:need|have to go)|to go|left|short)(?: (?:to (?:match|tie|beat|pass|catch) (?:it|that)|for (?:it|that)|to go))?$`,
);
/** Reads 'how many more does he need' after a comparison with last season. */
const readMissing = (full: string, previous: StatQuery, today: string): StatQuery | undefined => {
  const { aggregate, against, measures } = previous;
  const past = against?.period ?? (aggregate === 'own past' ? lastSeason(today) : undefined);
  return missing.test(full) &&
    (aggregate === 'compare' || aggregate === 'own past') &&
    past?.starts === lastSeason(today).starts &&
    measures.length === 1
    ? { aggregate: 'beat', measures, period: currentSeason(today), against: { period: lastSeason(today) } }
    : undefined;
};

const recentGamesAsked = new RegExp(String.raw`${start}(?:lately|recently|of late)$`);
/** Reads 'lately' after a figure. */
const readRecent = (full: string, previous: StatQuery): StatQuery | undefined => {
  const { otherPeriods: _, ...scope } = previous;
  return recentGamesAsked.test(full) && isPlain.has(scope.aggregate)
    ? { ...scope, period: lastGames(recentGames) }
    : undefined;
};

const median = new RegExp(
  String.raw`${start}(?:(?:whats|what is) )?(?:(?:the|my|his|her) )?median(?: (?:one|1|game))?$`,
);
/** Reads 'median' after a figure. */
const readMedian = (full: string, query: StatQuery): StatQuery | undefined => {
  const { asks: _, unit: __, difference: ___, ...previous } = query;
  const isOfFigure =
    isPlain.has(previous.aggregate) || previous.aggregate === 'best' || previous.aggregate === 'worst';
  const [measure] = previous.measures;
  return median.test(full) && isOfFigure && measure && measure !== 'games' && resultOf[measure] === undefined
    ? { ...previous, aggregate: 'value', measures: [measure], median: true }
    : undefined;
};

const concededStart = new RegExp(
  String.raw`${start}(?:how many (?:did we )?)?(?:allow(?:ed)?|let in|given? up|g[ai]ve up|against|goals against)$`,
);
/** Reads 'let in' after the goals of the team. */
const readConceded = (full: string, previous: StatQuery, position: ReaderContext['position']) =>
  position !== 'goalie' && previous.measures.join() === 'team_goals' && concededStart.test(full)
    ? { ...previous, measures: ['team_goals_against' as const] }
    : undefined;

const thanOpponent = new RegExp(
  String.raw`${start}(?:is|was) (?:that|it) (?:more|better|less|fewer|worse|higher|lower) than (?:against|vs|versus|on|with) (?:the )?(?<team>\p{L}[\p{L} ]*)$`,
  'u',
);
/** Reads 'is that more than against the Cobras' after a figure against another team. */
const readThanOpponent = (full: string, previous: StatQuery): StatQuery | undefined => {
  const opponent = thanOpponent.exec(full)?.groups?.['team'];
  return opponent !== undefined && previous.opponent !== undefined && isPlain.has(previous.aggregate)
    ? { ...previous, aggregate: 'compare', against: { period: previous.period, opponent } }
    : undefined;
};

const ratioOfBoth = new RegExp(String.raw`${start}(?:whats (?:the|that) )?(?:as a )?ratio$`);
const differenceOfBoth = new RegExp(String.raw`${start}(?:(?:whats|what is) the )?(?:difference|diff)$`);
const besideFigure = new RegExp(
  String.raw`${start}(?:vs|versus|compared (?:to|with)|against) (?:(?:my|his|her|our) )?(?<figure>goals|assists|points|saves|shots|wins|losses)$`,
);
/** Reads 'vs goals' and 'ratio' after assists. */
const readBeside = (
  full: string,
  previous: StatQuery,
  earlier: StatQuery | undefined,
): StatQuery | undefined => {
  const [measure] = previous.measures;
  if (previous.aggregate !== 'value' || measure === undefined) return undefined;
  const named = besideFigure.exec(full)?.groups?.['figure'];
  const [other] = named === undefined ? [] : readMeasures(new QuestionReader(named), null);
  if (other !== undefined && previous.measures.length === 1 && other !== measure)
    return { ...previous, measures: [measure, other], difference: true };
  const isRatio = ratioOfBoth.test(full);
  if (!isRatio && !differenceOfBoth.test(full)) return undefined;
  const [before] = earlier?.aggregate === 'value' ? earlier.measures : [];
  const measures = previous.measures.length === 2 ? previous.measures : before ? [before, measure] : [];
  const { difference: _, ...scope } = previous;
  return measures.length === 2 && measures[0] !== measures[1]
    ? { ...scope, measures, ...(isRatio ? { ratio: true } : { difference: true }) }
    : undefined;
};

const otherAmount = new RegExp(
  String.raw`${start}(?:(?:what|how) about |whats |what was )?(?:(?:the|my|his|her|our) )?(?<side>most|least|fewest|highest|lowest)(?: (?:ever|(?:in|for) (?:a|1|one|any)(?: single)? game))?$`,
);
/** Reads 'and the least' after the most goals in a game. */
const readOtherAmount = (full: string, previous: StatQuery): StatQuery | undefined => {
  const side = otherAmount.exec(full)?.groups?.['side'];
  const [measure] = previous.measures;
  if (side === undefined || measure === undefined || measure === 'games' || measure === 'record')
    return undefined;
  const isExtreme = previous.aggregate === 'best' || previous.aggregate === 'worst';
  if (!isExtreme && !(isPlain.has(previous.aggregate) && resultOf[measure] === undefined)) return undefined;
  const isLow = /least|fewest|lowest/.test(side) !== (measureOf(measure).better === 'less');
  const { asks: _, difference: __, ...scope } = previous;
  return { ...scope, aggregate: isLow ? 'worst' : 'best', unit: isExtreme ? previous.unit : 'game' };
};

const otherMonth = new RegExp(
  String.raw`${start}(?:(?:what|how) about |in )?(?:the|my|his|her|our) (?<side>worst|best)(?: (?:one|1|month))?$`,
);
/** Reads 'what about the worst one' after the figures of the best month. */
const readOtherMonth = (
  full: string,
  { previous, position, today }: ReaderContext,
): StatQuery | undefined => {
  const side = otherMonth.exec(full)?.groups?.['side'];
  const isOfMonth =
    previous !== undefined &&
    isPlain.has(previous.aggregate) &&
    neighbourMonth(previous.period, 'before') !== undefined;
  return side !== undefined && isOfMonth
    ? {
        aggregate: side === 'best' ? 'best' : 'worst',
        unit: 'month',
        measures: [defaultMeasure(position)],
        period: { ...currentSeason(today), assumed: true },
      }
    : undefined;
};

/** Reads a message that asks for more about the last figure: 'by how many wins', 'median', 'vs goals'. */
export const readMoreOfFigure = (full: string, context: ReaderContext): StatQuery | undefined => {
  const { previous, earlier, today, position } = context;
  return (
    previous &&
    (readDifferenceOf(full, previous) ??
      readOutOf(full, previous) ??
      readMissing(full, previous, today) ??
      readRecent(full, previous) ??
      readThanOpponent(full, previous) ??
      readMedian(full, previous) ??
      readConceded(full, previous, position) ??
      readBeside(full, previous, earlier) ??
      readOtherAmount(full, previous) ??
      readOtherMonth(full, context))
  );
};
