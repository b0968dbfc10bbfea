import { readFollowUp } from './follow-ups.js';
import { resultOf, withGoalsAgainst } from './named-measures.js';
import { wholeHistory } from './period.js';
import { clearConfidence, minConfidence, type ReadQuery } from './question-context.js';
import { perGameWords } from './question-form.js';
import { reading, type QuestionParts } from './question-parts.js';
import { perGameOfThat } from './references.js';
import { asksDifference } from './read-comparison.js';
import type { MeasureName } from './stat-query.js';

const summaryWords =
  /\b(?:how (?:am i|is (?:he|she|my \w+|our \w+)|are (?:we|you)|did (?:i|we|he|she|my \w+|(?:our|his|her|the) team)|have (?:i|we)|has (?:he|she|my \w+)|was) ?(?:been )?(?:do(?:ing|ne)?|play(?:ing|ed)?|go(?:ing|ne)?|perform\w*|look(?:ing)?)?|stats?|statistics|numbers|figures|totals|summary|breakdown|season line)\b|\bhow (?:was|were|are) (?:my|our|his|her|the) (?:last|past|first|latest)\b|\bhow (?:did|was|is|has) .*\b(?:go|gone|going|for (?:me|us|him|her))\b|\bhow many (?:did|have|has) (?:i|he|she) (?:get|got|gotten|have|had)\b(?= *$| (?:on|in|at|vs|against|last)\b)|\bwhat (?:did|have|has) (?:i|we|he|she) (?:do|done)\b|\bwhat happened (?:in|on|at|vs|against)\b|^(?:(?:and|so|coach) )*(?:what|where) (?:was|were|am|is|are) (?:i|he|she|we) (?:sitting )?at\b|^(?:(?:and|so|coach) )*what happened (?!to\b|if\b|when\b|next\b)/;
const howWords = /\bhow (?:did|do|have|has|was|were|am|is|are)\b/;
const valueAsked =
  /\b(?:how many|how much|whats|what (?:is|are|was|were)|record|show|tell|give|do i have|total)\b/;

/** 'Do we usually beat the Lynx' asks for the record. */
const yesNoStart = /^(?:do|did|have) (?:we|i|he|she|they|(?:my|our|the|his|her) team)\b(?!.*\bhow\b)/;

/** Enough for a message that surely asks for figures. */
const unsure = 0.6;

const recentDays = /^(?:(?:my|our|his|her|the) )?(?:last|past) \d{1,2} (?:weekends|\w+days)$/;
const maxPeriodWords = 4;
/** Whether the question only names a period: 'November so far?'. */
const isOnlyPeriod = ({ full, context, draft, clarity }: QuestionParts) =>
  (context.isAsked === true || recentDays.test(full)) &&
  draft.periods.length > 0 &&
  clarity > 0.9 &&
  full.split(' ').length <= maxPeriodWords;

/** Whether the message only names another period after an answer of the coach: 'what about just November'. */
const isPeriodContinued = ({ context, draft, rest, clarity }: QuestionParts) =>
  context.lastReply !== undefined &&
  context.lastReply !== '' &&
  draft.periods.length > 0 &&
  clarity > 0.9 &&
  /^(?:(?:ok|and|so|what about|how about|just|only|no)\b ?)*$/.test(rest.trim());

const followUpOf = ({ full, draft, rest, context }: QuestionParts) =>
  readFollowUp(full, draft, rest, context);

const performanceAsked =
  /\bhow (?:did|have|has|do|does) (?:i|we|he|she|my (?:son|daughter|kid|team)|(?:our|his|her) team) (?:do|done|play|played|perform)\b/;
const resultsAsked =
  /\bhow (?:do|did|have|are|does|has) (?:i|we|he|she|they) (?:do|done|doing|play|played|playing)\b/;
const listAsked = /^(?:\w+ ){0,2}(?:show|list|see)\b.*\bgames\b|\bgames list$/;

const namedGames =
  /^(?:(?:show me|give me|tell me about|and|what about) )?(?:my|our|his|her|the) (?:(?:last|past|first|latest|recent) )?(?:\d+ )?games?\b/;

/** 'Games in November'. */
const gamesIn =
  /^(?:(?:all|total|my|our|his|her) )*games (?:played )?(?:in|since|this|last|before|after|on|from)\b/;

/** Reads a question that names only games: 'how many games did I play', 'how did my games go in October'. */
const readGames = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, draft, base, sure } = parts;
  if (context.previous && perGameOfThat.test(full)) return followUpOf(parts);
  if (listAsked.test(full) && (draft.periods.length > 0 || draft.opponents.length > 0))
    return reading({ aggregate: 'list', measures: [], ...base }, sure());
  const isOnlyGames =
    (namedGames.test(full) && draft.opponents.length > 0) ||
    (gamesIn.test(full) && draft.periods.length > 0 && !parts.isAdvice);
  if (isOnlyGames) return reading({ aggregate: 'list', measures: [], ...base }, sure(true));
  if (/\bhow many\b|\bgp\b|\bgames played\b|\bnumber of\b/.test(full))
    return reading({ aggregate: 'value', measures: ['games'], ...base }, sure(valueAsked.test(full)));
  if (summaryWords.test(full) && (draft.periods.length > 0 || draft.opponents.length > 0))
    return reading({ aggregate: 'summary', measures: [], ...base }, sure() - 0.1);
  return context.previous ? followUpOf(parts) : undefined;
};

const partAsked =
  /(?:percent\w*|%|share|part|fraction|many|much) of (?:my|his|her|the) points (?:are|were|is|was|came from|come from) (goals|assists)\b/;

/** 'What percentage of my goals came in wins'. */
const partOfOwn =
  /\b(?:percent\w*|%|share|part|fraction|proportion) of (?:(?:all )?(?:of )?(?:my|his|her|our|the)|all) (?:total )?(goals|assists|points|saves|wins|losses|ties|shutouts|penalt\w+)\b/;
const resultMeasure: Partial<Record<string, MeasureName>> = { wins: 'wins', losses: 'losses', ties: 'ties' };
const gamesPerFigure =
  /\bgames (?:per|for (?:each|every|a)|between) (?:my |his |her )?(?:goals?|assists?|points?|shut ?-?outs?)\b/;

/** 'Points per 10 games'. */
const gamesOfRate = /\b(?:per|every|each) (\d{1,2}) games\b/;
/** 'Goals per 100 shots'. */
const unitsOfRate = /\b(?:per|every|each) (\d{1,3}) (?:shots|minutes|saves)\b/;
const maxUnits = 100;

/** Reads 'median goals', 'my goal to assist ratio' and 'saves per goal against'. */
const readDerived = ({
  full,
  isGoalie,
  isAdvice,
  draft,
  statMeasures,
  base,
  sure,
}: QuestionParts): ReadQuery | undefined => {
  const isMedian = /\bmedians?\b/.test(full) && statMeasures.length === 1;
  const measures = [
    ...new Set(statMeasures.map((name) => (isGoalie && name === 'goals' ? 'goals_against' : name))),
  ];
  const part = partAsked.exec(full)?.[1];
  if (part && !isAdvice)
    return reading(
      {
        aggregate: 'value',
        measures: ['points', part.startsWith('g') ? 'goals' : 'assists'],
        ...base,
        part: true,
      },
      Math.max(clearConfidence, sure()),
    );
  const isNarrowed = !base.period.assumed || base.opponent !== undefined || base.result !== undefined;
  const own = partOfOwn.exec(full)?.[1];
  const owned = own === undefined ? undefined : (resultMeasure[own] ?? measures[0]);
  if (owned && isNarrowed && measures.length === 1 && !isAdvice && !draft.condition)
    return reading(
      { aggregate: 'value', measures: [owned], ...base, part: true },
      Math.max(clearConfidence, sure()),
    );
  const perFigure = gamesPerFigure.test(full) && measures.length === 1;
  if (perFigure && !isAdvice && draft.condition === undefined)
    return reading(
      { aggregate: 'value', measures: ['games', ...measures], ...base, ratio: true },
      Math.max(clearConfidence, sure()),
    );
  const span = Number(gamesOfRate.exec(full)?.[1]);
  if (span > 1 && measures.length === 1 && !isAdvice && draft.condition === undefined)
    return reading({ aggregate: 'value', measures, ...base, games: span }, Math.max(clearConfidence, sure()));
  const units = Number(unitsOfRate.exec(full)?.[1]);
  if (units > 1 && units <= maxUnits && measures.length === 2 && !isAdvice && draft.condition === undefined)
    return reading(
      { aggregate: 'value', measures, ...base, ratio: true, games: units },
      Math.max(clearConfidence, sure()),
    );
  const isRatio =
    /\bratios?\b|\bper (?:goal|save|shot|assist|minute|point|win|loss|tie)\b/.test(full) &&
    measures.length === 2;
  if (isAdvice || draft.condition !== undefined || !(isMedian || isRatio)) return undefined;
  return reading(
    { aggregate: 'value', measures, ...base, ...(isMedian ? { median: true } : { ratio: true }) },
    Math.max(clearConfidence, sure()),
  );
};

/** Reads a question that names a figure. */
const readNamed = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isQuestion, draft, statMeasures, period, base, sure } = parts;
  const { measures } = draft;
  const { position, previous } = context;
  if (perGameWords.test(full) && statMeasures.length > 0)
    return reading(
      { aggregate: 'per game', measures: withGoalsAgainst(statMeasures.slice(0, 3), position), ...base },
      sure(),
    );
  if (previous && statMeasures.length === 0 && summaryWords.test(full) && howWords.test(full))
    return reading({ aggregate: 'summary', measures: [], ...base }, sure());
  if (measures.every((name) => name === 'games')) return readGames(parts);
  if (measures.every((name) => resultOf[name] !== undefined)) {
    if (period.take?.games === 1)
      return reading({ aggregate: 'summary', measures: [], ...base }, sure(false));
    if (yesNoStart.test(full)) return reading({ aggregate: 'value', measures: ['record'], ...base }, sure());
    if (/\bhow often\b/.test(full)) {
      const asked = measures.join() === 'wins' ? ('win_percentage' as const) : ('record' as const);
      return reading({ aggregate: 'value', measures: [asked], ...base }, sure());
    }
  }
  const isOnlyScore =
    statMeasures.length === 1 &&
    statMeasures[0] === 'goals' &&
    /\b(?:the|final) score\b|\bscore of\b/.test(full);
  if (isOnlyScore) return undefined;
  const isContinued = !isQuestion || /\bof (?:those|them|these)\b/.test(full);
  const followUp = previous && isContinued ? followUpOf(parts) : undefined;
  return (
    followUp ??
    reading(
      {
        aggregate: 'value',
        measures: withGoalsAgainst(
          measures.filter((name) => name !== 'games'),
          position,
        ).slice(0, 4),
        ...base,
        ...(measures.length === 2 && asksDifference.test(full) && { difference: true as const }),
      },
      sure(valueAsked.test(full)),
    )
  );
};

/** Reads a question that names no figure. */
const readUnnamed = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isAdvice, draft, period, base, clarity, sure } = parts;
  const { periods, opponents } = draft;
  const isSummary = summaryWords.test(full);
  const followUp = context.previous && !(isSummary && howWords.test(full)) ? followUpOf(parts) : undefined;
  if (followUp) return followUp;
  // The topic of recent games answers 'my last 5 games', if it recognizes them.
  if (period.take?.skip !== undefined && !isAdvice && clarity > 0.6)
    return reading({ aggregate: 'summary', measures: [], ...base }, clearConfidence);
  const summary = { aggregate: 'summary' as const, measures: [], ...base };
  if (isPeriodContinued(parts)) return reading(summary, clarity);
  if (period.take && period.starts === wholeHistory.starts && opponents.length === 0)
    return (isSummary || context.isAnswered) && !isAdvice
      ? reading(summary, context.isAnswered ? clearConfidence : Math.min(unsure, sure()))
      : undefined;
  if (isAdvice) return undefined;
  if (period.take && opponents.length > 0 && !isSummary)
    return reading({ ...summary, aggregate: 'list' }, sure(true));
  if (isOnlyPeriod(parts)) return reading(summary, clarity);
  // 'How do we do after a loss'.
  const isNarrowed = base.follows !== undefined || periods.length > 0 || opponents.length > 0;
  if (isNarrowed && resultsAsked.test(full)) return reading(summary, sure());
  if (!isSummary) return undefined;
  // 'How did he play on his birthday' is asked back.
  if (parts.unread !== undefined && performanceAsked.test(full))
    return reading(summary, Math.max(minConfidence, sure()));
  if (/\b(?:my|his|her|our|season) (?:stats|statistics|numbers|totals|figures)\b/.test(full))
    return reading(summary, sure(false) + 0.1);
  return periods.length > 0 || opponents.length > 0 ? reading(summary, sure()) : undefined;
};

/** Reads 'what am I averaging', which names no figure. */
const readAverage = ({
  full,
  isGoalie,
  isAdvice,
  statMeasures,
  base,
  sure,
}: QuestionParts): ReadQuery | undefined =>
  statMeasures.length === 0 &&
  !isAdvice &&
  /\b(?:my|his|her|our) average\b|\baveraging\b|\b(?:do|did|does) (?:i|we|he|she) average\b/.test(full)
    ? reading(
        { aggregate: 'per game', measures: [isGoalie ? 'goals_against_average' : 'points'], ...base },
        sure(),
      )
    : undefined;

const levelAsked =
  /^(?:(?:so|and|ok) )*(?:is|are) (?:my|his|her|our) .*\b(?:above|over|under|below|higher than|lower than|better than|worse than) \.?\d/;
/** Reads 'is my save percentage above 90', which is no target. */
export const readLevel = ({
  full,
  isAdvice,
  draft,
  statMeasures,
  base,
}: QuestionParts): ReadQuery | undefined => {
  const measure = statMeasures[0] ?? draft.condition?.measure;
  return measure && !isAdvice && levelAsked.test(full)
    ? reading({ aggregate: 'value', measures: [measure], ...base }, clearConfidence)
    : undefined;
};

/** Reads a question about totals, rates or a summary, also as a follow-up. */
export const readValues = (parts: QuestionParts): ReadQuery | undefined =>
  readDerived(parts) ?? readAverage(parts) ?? (parts.isNamed ? readNamed(parts) : readUnnamed(parts));
