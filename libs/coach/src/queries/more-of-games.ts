import { isDeepStrictEqual } from 'node:util';
import { defaultMeasure, readMeasures, resultOf } from './named-measures.js';
import { allSeasonsPeriod, currentSeason, lastGames, wholeHistory } from './period.js';
import { QuestionReader } from './question-reader.js';
import { readPeriods } from './read-period.js';
import type { ReaderContext } from './question-context.js';
import { figure, isPlain } from './reference-words.js';
import { start } from './scope-references.js';
import type { StatQuery } from './stat-query.js';

const timesOfThat = new RegExp(
  String.raw`${start}how (?:many times|often)(?: (?:did|has|have) (?:that|it|this|i|he|she) (?:happen|happened|done? (?:that|it)|had that)| (?:was|is) that)?$`,
);
/** Reads 'how many times did that happen' after the best game: the answer counts the games with that figure. */
const readTimesOfExtreme = (full: string, previous: StatQuery): StatQuery | undefined =>
  timesOfThat.test(full) &&
  (previous.aggregate === 'best' || previous.aggregate === 'worst') &&
  previous.unit === 'game'
    ? previous
    : undefined;

const agoOfThat = new RegExp(
  String.raw`${start}(?:how (?:many (?:games|days|weeks)|long) ago(?: (?:was|is) (?:that|it))?|how (?:long|many (?:games|days|weeks)) (?:has it been|is it|since(?: then| that)?))$`,
);
const countOfThat = new RegExp(
  String.raw`${start}how many(?: of (?:those|them|these)(?=$| (?:have|has|did|do|does|so|in|this)\b))?(?:(?: (?:have|has|did|do|does))? (?:i|he|she|we) (?:have )?(?:had|have|got|gotten|get|scored)|(?<=those|them|these))(?: (?:so far|in all|total|altogether|together|now|this (?:year|season)))*$`,
);
const bareFigure = new RegExp(
  String.raw`${start}how many (?:goals|assists|points|saves|shots)(?: against)?$`,
);
/** Reads 'how many games ago was that' and 'how many has he had' after the last game with a hat trick. */
const readOfLatest = (
  full: string,
  previous: StatQuery,
  { today, earlier }: ReaderContext,
): StatQuery | undefined => {
  const { aggregate, condition, opponent } = previous;
  if (aggregate !== 'latest' && aggregate !== 'first') return undefined;
  // 'How many saves' after 'who against' is about the same game.
  const isOfGame = earlier !== undefined && isDeepStrictEqual(earlier, previous) && bareFigure.test(full);
  if (agoOfThat.test(full) || isOfGame) return previous;
  if (!countOfThat.test(full) || !condition) return undefined;
  const scope = { period: currentSeason(today), ...(opponent && { opponent }) };
  const isTotal = condition.comparison === 'at least' && condition.value === 1;
  return isTotal
    ? { aggregate: 'value', measures: [condition.measure], ...scope }
    : { aggregate: 'count', measures: [condition.measure], condition, ...scope };
};

const bareCount = new RegExp(String.raw`${start}how many(?: is (?:that|it))?$`);
const bestOfGroups = new RegExp(
  String.raw`${start}(?:whats |what was |which (?:one |1 )?(?:is|was) )?(?:the |my |his |her )?(?<side>best|worst|most|least|highest|lowest)(?: (?:one|1|month|team|opponent|day))?$`,
);
const lastOfThat = new RegExp(
  String.raw`${start}(?:(?:when was|what about|how about) )?(?:the |my |his |her )?(?:last|latest|most recent) (?:one|1)$`,
);
/** Reads 'how many' after a yes or no question, 'best one' after figures by month, and 'the last one' after a list. */
const readSame = (full: string, previous: StatQuery): StatQuery | undefined => {
  const { aggregate, condition, result } = previous;
  if (bareCount.test(full) && (isPlain.has(aggregate) || ['count', 'best', 'worst'].includes(aggregate)))
    return previous;
  const side = bestOfGroups.exec(full)?.groups?.['side'];
  if (side !== undefined && aggregate === 'by' && previous.unit !== undefined) {
    const isLow = /worst|least|lowest/.test(side);
    return { ...previous, aggregate: isLow ? 'worst' : 'best' };
  }
  const isOfGames = aggregate === 'list' || aggregate === 'first';
  return lastOfThat.test(full) && isOfGames && (condition ?? result) !== undefined
    ? { ...previous, aggregate: 'latest', period: wholeHistory }
    : undefined;
};

const inAll = new RegExp(String.raw`${start}how many (?:in (?:total|all)|altogether|all time|ever)$`);
const figureOfGame = new RegExp(
  String.raw`${start}(?:how many )?(?:(?:my|his|her|our) )?${figure}(?: against)? (?:in|on) (?:it|that|that (?:game|one|1))$|${start}what did (?:i|he|she) (?:get|have|do)(?: in (?:it|that|that (?:game|one|1)))?$`,
);
const extremeOfStreak = new RegExp(
  String.raw`${start}(?:(?:whats|what was) )?(?:the |my |his |her |our )?longest(?: (?:one|1|ever))?$|${start}when did (?:it|that|they) (?:end|start|begin|happen)$`,
);
const nextExtreme = new RegExp(
  String.raw`${start}(?:(?:what|how) about |whats )?(?:the |my |his |her |our )?(?:second|2nd|next) (?<side>best|worst)(?: (?:one|1|game|month|team))?$`,
);
const tooMany = new RegExp(
  String.raw`${start}(?:is (?:that|it) |are (?:they|those) )?(?:too (?:many|much|few|low|high)|a lot|not enough)$`,
);
const ownBest = new RegExp(
  String.raw`${start}(?:(?:was|is) (?:that|it) (?:my|his|her|our) (?<side>best|worst)(?: (?:game|1|one))?(?: (?:ever|so far|yet|this (?:season|year)))*|(?:whats|what was|what is) (?:my|his|her|our) (?<other>best|worst) then)$`,
);
/** Reads short messages on the last answer: 'longest' after a streak, 'too many?', 'was that his best'. */
const readShort = (full: string, { previous, position, today }: ReaderContext): StatQuery | undefined => {
  const { side, other } = ownBest.exec(full)?.groups ?? {};
  const { aggregate, condition, unit = 'game' } = previous ?? {};
  const [measure] = previous?.measures ?? [];
  const isGroup = (aggregate === 'best' || aggregate === 'worst') && unit !== 'game';
  if ((side ?? other) !== undefined && !isGroup)
    return {
      aggregate: (side ?? other) === 'best' ? 'best' : 'worst',
      unit: 'game',
      measures: [measure && measure !== 'record' && !resultOf[measure] ? measure : defaultMeasure(position)],
      period: { ...currentSeason(today), assumed: true },
    };
  if (!previous || !aggregate) return undefined;
  if (aggregate === 'streak' && extremeOfStreak.test(full))
    return /\bever$/.test(full) ? { ...previous, period: allSeasonsPeriod } : previous;
  const next = nextExtreme.exec(full)?.groups?.['side'];
  if (next !== undefined && (aggregate === 'best' || aggregate === 'worst')) {
    const { asks: _, ...scope } = previous;
    return {
      ...scope,
      aggregate: next === 'best' ? 'best' : 'worst',
      ...(unit === 'game' ? { top: 2 } : { place: 2 }),
    };
  }
  const isOfGame = ['best', 'worst', 'latest', 'first'].includes(aggregate) && unit === 'game';
  if (isOfGame && figureOfGame.test(full)) return previous;
  if (inAll.test(full) && condition && ['count', 'list', 'latest', 'first'].includes(aggregate))
    return { aggregate: 'count', measures: [condition.measure], condition, period: allSeasonsPeriod };
  return tooMany.test(full) && isPlain.has(aggregate) && measure && measure !== 'games'
    ? { ...previous, aggregate: 'own past', measures: [measure], judged: true }
    : undefined;
};

const otherCount = new RegExp(
  String.raw`${start}(?<value>\d{1,2})(?:[- ](?<figure>goal|assist|point|save)s?)?(?: games?)?$`,
);
/** Reads '1 point' after '2-point games'. */
const readOtherCount = (full: string, previous: StatQuery): StatQuery | undefined => {
  const { value, figure: named } = otherCount.exec(full)?.groups ?? {};
  const { aggregate, condition } = previous;
  const isSameFigure = named === undefined || `${named}s` === condition?.measure;
  if (value === undefined || aggregate !== 'count' || !condition || !isSameFigure) return undefined;
  // '1 goal' asks for games with a goal, '2 goals' for games with 2.
  const isOfAny = condition.comparison === 'at least' && condition.value === 1;
  const comparison = isOfAny ? 'exactly' : condition.comparison;
  return { ...previous, condition: { ...condition, comparison, value: Number(value) } };
};

const inThoseGames = new RegExp(
  String.raw`${start}(?:(?:whats|what (?:is|was|were)|how many|hows) )?(?:(?:my|our|his|her|the) )?(?:team )?(?<figure>record|${figure})(?: did (?:i|we|he|she) (?:have|get|score|win|lose))? in (?:those|these|them)(?: games| ones)?$`,
);
/** Reads 'what was our record in those' after games with a condition. */
const readInThoseGames = (full: string, previous: StatQuery): StatQuery | undefined => {
  const named = inThoseGames.exec(full)?.groups?.['figure'];
  const { aggregate, measures: _, top: __, asks: ___, otherPeriods: ____, ...scope } = previous;
  if (named === undefined || !scope.condition || (aggregate !== 'count' && aggregate !== 'list'))
    return undefined;
  if (/record|wins|losses|ties/.test(named)) return { ...scope, aggregate: 'split', measures: ['record'] };
  const measures = readMeasures(new QuestionReader(named), null);
  return measures.length > 0 ? { ...scope, aggregate: 'value', measures } : undefined;
};

/** 'He had a rough game' reports the last one. */
const toldGame =
  /\b(?:had|played|was|has had) (?:an?|his|her|my|our|the|their) (?:(?!next\b)\w+ ){0,2}?game\b|\bafter (?:the|his|her|my|our) (?:last (?:one|1|game)|game)\b|^(?:we|they) (?:just )?(?:won|lost|tied)\b/;
const figureOfTold = new RegExp(
  String.raw`${start}(?:did (?:i|he|she) (?:get|have|score|make)(?: (?:any|an?))?(?: (?:points?|goals?|assists?|saves?))?|how many (?:goals|assists|points|saves) did (?:i|he|she) (?:get|have|score|make))(?: in (?:it|that|that game))?$`,
);
/** Reads 'did he get any points' after a report of a game. */
const readOfToldGame = (full: string, { told = '' }: ReaderContext): StatQuery | undefined =>
  toldGame.test(told) && figureOfTold.test(full)
    ? { aggregate: 'list', measures: [], period: lastGames(1) }
    : undefined;

const bareResult =
  /^(?:(?:so|hey|hi|coach|and|ok) )*did (?:i|he|she|we|they|(?:my|our|the|his|her) team) (?:win|lose|tie|score)(?: (?:it|the game))?(?: \?)?$/;
/** Reads 'did we win' without a game or its date before it. */
const readBareResult = (
  full: string,
  { previous, mentioned = '', today }: ReaderContext,
): StatQuery | undefined =>
  bareResult.test(full) &&
  previous === undefined &&
  readPeriods(new QuestionReader(mentioned), today).periods.length === 0
    ? { aggregate: 'list', measures: [], period: lastGames(1) }
    : undefined;

/** Reads a message that asks for more about the games of the last answer: 'how many games ago was that', 'list'. */
export const readMoreOfGames = (full: string, context: ReaderContext): StatQuery | undefined => {
  const { previous } = context;
  const own = readOfToldGame(full, context) ?? readBareResult(full, context) ?? readShort(full, context);
  if (own || !previous) return own;
  return (
    readSame(full, previous) ??
    readOtherCount(full, previous) ??
    readTimesOfExtreme(full, previous) ??
    readOfLatest(full, previous, context) ??
    readInThoseGames(full, previous)
  );
};
