import { changesNothing, comparedWithRest, readExclusion, withExclusion, withoutRest } from './exclusions.js';
import { ignoredWords, lacksOtherSide } from './operators.js';
import { minConfidence, type ReaderContext, type ReadQuery } from './question-context.js';
import { namedChild, ownSubject, perGameWords, recentWords } from './question-form.js';
import { defaultMeasure, resultOf } from './named-measures.js';
import { teamsInText } from './opponents.js';
import { lastGames, recentGames } from './period.js';
import { readForm, readParts, type QuestionForm, type QuestionParts } from './question-parts.js';
import { readChange } from './read-change.js';
import { readComparison, readJudged, readShare } from './read-comparison.js';
import {
  readBreakdown,
  readConditioned,
  readExtreme,
  readInResult,
  readLatest,
  readOwnInResult,
  readReached,
  readScore,
  readStreakQuestion,
} from './read-found-games.js';
import { readAfterNextGame, readAverageNeed, readNeed, readPace } from './read-future.js';
import { readOfThoseGames } from './read-those-games.js';
import { readReference, unreadReference } from './references.js';
import { readBothCounts, readSeveral } from './read-several.js';
import { readMoreOfFigure } from './more-of-figures.js';
import { readMoreOfGames } from './more-of-games.js';
import { readSpan } from './read-runs.js';
import { readUnlogged } from './read-unlogged.js';
import { readLevel, readValues } from './read-values.js';
import type { MeasureName, StatQuery } from './stat-query.js';

/** 'My goal' is an aim. */
const aim =
  /(?<!\bof )\bmy goals? (?:this season |this year |for .*)?(?:is|are)\b|\b(?:whats|what (?:is|are|was|were)) (?:my |his |her )goals?$/;

/** '10 min a day' describes a training, not the minutes in net. */
const trainingTime =
  /(?<!\bhow many )\b\d+ ?(?:minutes?|min|hours?|hrs?) (?:(?:a|per|each|every) (?:day|night|morning|evening|week)|daily|weekly)\b/;

/** '60 mph' is no target of the season. */
const physicalAmount =
  /\b\d+ ?(?:mph|kmh|km|kph|miles|yards|feet|foot|ft|inch(?:es)?|lbs?|pounds?|kg|kilos?|push ?ups?|sit ?ups?|pull ?ups?|reps|laps)\b/;

/** The kinds of questions, in the order in which they are tried. */
const kinds: readonly ((parts: QuestionParts) => ReadQuery | undefined)[] = [
  readOwnInResult,
  readScore,
  readJudged,
  readLevel,
  readReached,
  readAverageNeed,
  readNeed,
  readPace,
  readSpan,
  readStreakQuestion,
  readChange,
  readLatest,
  readShare,
  readBreakdown,
  readExtreme,
  readComparison,
  readConditioned,
  readInResult,
  readValues,
];

const namedFigureStart =
  /^(?:my |our |his |her )?(?:goals?|assists?|points?|saves?|shots|record|wins|losses|shutouts)\b/;
const figureAsked = /\bhow (?:many|much|often)\b/;
/** These have an answer without a condition. */
const withoutCondition: ReadonlySet<StatQuery['aggregate']> = new Set(['value', 'per game', 'count']);
const future: ReadonlySet<StatQuery['aggregate']> = new Set([
  'need',
  'average',
  'reached',
  'next game',
  'pace',
]);

/** A target is a total of the season: it is no average and no total of all seasons. */
const ignoredTarget = ({ full, future, statMeasures }: QuestionParts): string | undefined => {
  if (!future.isNeed || future.target === undefined) return undefined;
  const career = /\b(?:career|all time|lifetime)\b/.exec(full)?.[0];
  const isTotal = statMeasures.some((name) => /^(?:goals|assists|points|saves)$/.test(name));
  return career ?? (isTotal && future.nextGames === undefined ? perGameWords.exec(full)?.[0] : undefined);
};

/** Their games are those of the period. */
const ofPeriod: ReadonlySet<StatQuery['aggregate']> = new Set([
  'value', 'per game', 'count', 'split', 'summary', 'share', 'list', 'by', 'best', 'worst', 'compare',
]); // prettier-ignore
/** 'Improved since last season' compares. */
const leftTimeIn = ({ leftTime }: QuestionParts, { aggregate }: StatQuery): string | undefined =>
  ofPeriod.has(aggregate) && !(leftTime === 'since' && aggregate === 'compare') ? leftTime : undefined;

/** 'How many goals lately' asks for the last games. */
const withRecentGames = (read: ReadQuery, { full }: QuestionParts): ReadQuery => {
  const { period, aggregate } = read.query;
  const isOpen = period.assumed === true && period.take === undefined && withoutCondition.has(aggregate);
  return isOpen && recentWords.test(full)
    ? { ...read, query: { ...read.query, period: lastGames(recentGames) } }
    : read;
};

/** These find their games in another way. */
const withoutSlots: ReadonlySet<StatQuery['aggregate']> = new Set([
  'unlogged', 'own past', 'streak', 'latest', 'first', 'need', 'average', 'reached', 'pace', 'next game', 'beat',
]); // prettier-ignore
/** An opponent or a condition that the question names and the query leaves out. */
const droppedSlot = ({ full, draft, statMeasures }: QuestionParts, query: StatQuery): string | undefined => {
  if (withoutSlots.has(query.aggregate)) return undefined;
  const named = [query.opponent, query.against?.opponent];
  const opponent = draft.opponents.find((name) => !named.some((used) => used?.includes(name)));
  const { condition } = draft;
  const isConditionUsed =
    condition === undefined ||
    query.condition !== undefined ||
    query.against?.condition !== undefined ||
    ((condition.measure === 'margin' || statMeasures.length === 0) &&
      query.measures.includes(condition.measure));
  return (
    opponent ??
    (isConditionUsed ? undefined : 'games with') ??
    (lacksOtherSide(full, query) ? 'vs' : undefined)
  );
};

/** The clarity of a question without unknown words. */
const clearlyRead = 0.9;

/** The figure without 'since the game on Oct 27' is about other games. */
const leftTimeStart = /^(?:since|before|after|until)\b/;

/** Marks a query that leaves out a restriction of the question. It is asked back, even if it is unclear. */
const withUnread = (read: ReadQuery, parts: QuestionParts): ReadQuery => {
  const { full, isAdvice, isStatement, draft } = parts;
  const { condition, measures } = read.query;
  // A count with one condition, and another figure in the question.
  const isSecondCondition =
    read.query.aggregate === 'count' &&
    condition !== undefined &&
    parts.statMeasures.some(
      (name) => name !== condition.measure && name !== 'win_percentage' && resultOf[name] === undefined,
    );
  const countsAllGames =
    read.query.aggregate === 'value' &&
    measures.join() === 'games' &&
    parts.clarity < clearlyRead &&
    ownSubject.test(full);
  const hasUnusedTarget = parts.future.target !== undefined && measures.length > 0;
  const ignored =
    ignoredTarget(parts) ??
    ignoredWords(full, read.query) ??
    (read.more ? undefined : droppedSlot(parts, read.query));
  const unread =
    parts.unread ??
    ignored ??
    leftTimeIn(parts, read.query) ??
    unreadReference(full, read.query, parts.context) ??
    (isSecondCondition || hasUnusedTarget || countsAllGames ? full.slice(0, 60) : undefined) ??
    // 'Is that realistic' is a judgement.
    (read.query.judged ? undefined : parts.strange);
  // The unread words of a follow-up may be the team: 'and the Lynx'.
  const isTeamNamed =
    read.query.opponent !== undefined &&
    draft.opponents.length === 0 &&
    read.query.opponent !== parts.context.previous?.opponent;
  const isAnsweredAnyway = ignored === undefined && (isTeamNamed || future.has(read.query.aggregate));
  if (unread === undefined || isAnsweredAnyway) return read;
  const isOfStranger = namedChild.test(full) && !ownSubject.test(full);
  const isFigureAsked =
    parts.isNamed &&
    !isOfStranger &&
    !isAdvice &&
    !isStatement &&
    (figureAsked.test(full) || namedFigureStart.test(full));
  const isReadWithout =
    parts.isCondition &&
    isFigureAsked &&
    withoutCondition.has(read.query.aggregate) &&
    !ignored &&
    !(leftTimeStart.test(unread) && read.query.period.assumed !== true);
  return {
    query: { ...read.query, unread, ...(isReadWithout && { isReadWithout }) },
    confidence: isFigureAsked ? Math.max(read.confidence, minConfidence) : read.confidence,
  };
};

const maxEnumerated = 4;
/** Reads three or more periods or opponents: each gets the figures. */
const readEnumeration = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, isAdvice, draft, statMeasures, base, conditions, sure, context } = parts;
  // 'Against them' after a list names the teams of the list.
  const opponents =
    context.teams && draft.opponents.length < 3 ? teamsInText(full, context.teams) : draft.opponents;
  const named = draft.measures.filter((name) => name !== 'games');
  // 'Were we better in September, October or November' names no figure.
  const measures: MeasureName[] =
    named.length === 0 && /\b(?:better|best|worse|worst)\b/.test(full)
      ? ['record', defaultMeasure(context.position)]
      : named;
  const isOfOpponents = draft.periods.length < 3 && opponents !== draft.opponents;
  if (isAdvice || (statMeasures.length === 0 && isOfOpponents)) return undefined;
  if (measures.length === 0) return undefined;
  const { otherPeriods: _, ...scope } = base;
  const queryFor = (changed: Pick<StatQuery, 'period' | 'opponent'>): StatQuery =>
    Object.assign({}, scope, conditions, changed, {
      aggregate: perGameWords.test(full) ? ('per game' as const) : ('value' as const),
      measures: measures.slice(0, 3),
    });
  const queries =
    draft.periods.length > 2
      ? draft.periods.map((period) => queryFor({ period }))
      : opponents.length > 2
        ? opponents.map((opponent) => queryFor({ period: scope.period, opponent }))
        : [];
  const [first, ...more] = queries;
  return first && queries.length <= maxEnumerated
    ? { query: first, confidence: Math.max(minConfidence, sure()), more }
    : undefined;
};

/** Reads a message that asks for more about the last answers. */
const readMore = ({ full, context }: QuestionForm): ReadQuery | undefined => {
  const [count, otherCount] = readBothCounts(full, context) ?? [];
  if (count && otherCount) return { query: count, confidence: clearlyRead, more: [otherCount] };
  const query =
    readSeveral(full, context) ?? readMoreOfGames(full, context) ?? readMoreOfFigure(full, context);
  return query && { query, confidence: clearlyRead };
};

/** Reads a question with its form. */
const readAsked = (form: QuestionForm): ReadQuery | undefined => {
  const { full } = form;
  if ([aim, trainingTime, physicalAmount].some((other) => other.test(full))) return undefined;
  const reference = readReference(form) ?? readOfThoseGames(full, form.context, readQuery);
  if (reference) return reference;
  const early = readUnlogged(form) ?? readAfterNextGame(form);
  if (early === null) return undefined;
  if (early) {
    const unread = ignoredWords(full, early.query);
    return unread === undefined ? early : { ...early, query: { ...early.query, unread } };
  }
  const parts = readParts(form);
  if (parts.future.isNeed && /\bhat ?-?tricks?\b/.test(full)) return undefined;
  const enumerated = readEnumeration(parts);
  // Each of them gets its figures: 'better' asks for no more.
  if (enumerated)
    return withUnread(enumerated, { ...parts, full: form.full.replace(/\b(?:better|worse)\b/g, ' ') });
  for (const readKind of kinds) {
    const read = readKind(parts);
    if (read) return withUnread(withRecentGames(read, parts), parts);
  }
  return undefined;
};

/** Reads 'on Fridays compared with all other days'. */
const readRest = ({ full, context }: QuestionForm): ReadQuery | undefined => {
  const asked = withoutRest(full);
  const form = asked === undefined ? undefined : readForm(asked, context);
  const read = form && readAsked(form);
  return read && comparedWithRest(read, context);
};

/** Reads one question without the conversation, or as a change of the query before. */
export const readQuery = (question: string, context: ReaderContext): ReadQuery | undefined => {
  const form = readForm(question, context);
  const left = form && readExclusion(form.full, context);
  if (!left) return form && (readMore(form) ?? readRest(form) ?? readAsked(form));
  const { previous } = context;
  if (previous && changesNothing.test(left.full))
    return withExclusion({ query: previous, confidence: 0.9 }, left.except);
  const rest = readForm(left.full, context);
  const read = rest && readAsked(rest);
  return read && withExclusion(read, left.except);
};
