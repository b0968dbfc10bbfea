import { defaultMeasure, resultOf } from './named-measures.js';
import { currentSeason } from './period.js';
import { clearConfidence, type ReadQuery } from './question-context.js';
import { reading, type QuestionParts } from './question-parts.js';

/** 'The most points in any 3 games in a row'. */
const span =
  /\b(?:best|worst|hottest|coldest|most|fewest|highest|lowest)\b.*?\b(?<games>\d{1,2})[- ](?:games? (?:stretch|span|run|segment|stint)|(?:straight|consecutive) games|games (?:in a row|straight))\b|\b(?:best|worst|hottest|coldest) (?:stretch|span|run) of (?<span>\d{1,2}) games\b/;
const maxSpan = 20;
/** Reads 'my best 5 game stretch'. */
export const readSpan = ({
  full,
  context,
  isAdvice,
  statMeasures,
  base,
  sure,
}: QuestionParts): ReadQuery | undefined => {
  const match = span.exec(full);
  const games = Number(match?.groups?.['games'] ?? match?.groups?.['span']);
  const { take: _, ...period } = base.period;
  if (!(games > 1 && games <= maxSpan) || isAdvice) return undefined;
  return reading(
    {
      aggregate: /\b(?:worst|coldest|fewest|lowest)\b/.test(match?.[0] ?? '') ? 'worst' : 'best',
      unit: 'game',
      measures: [statMeasures[0] ?? defaultMeasure(context.position)],
      ...base,
      period: base.period.take ? { ...currentSeason(context.today), assumed: true } : period,
      games,
    },
    Math.max(clearConfidence, sure()),
  );
};

const closest =
  /\b(?:closest|tightest|narrowest) (?:games?|wins?|loss(?:es)?|match(?:es)?|victor(?:y|ies)|defeats?)\b/;
/** Reads 'my closest game' and 'the closest game we lost'. */
export const readClosest = ({
  full,
  isAdvice,
  statMeasures,
  base,
  sure,
}: QuestionParts): ReadQuery | undefined => {
  const result = statMeasures.map((name) => resultOf[name]).find(Boolean) ?? base.result;
  return closest.test(full) && !isAdvice
    ? reading(
        { aggregate: 'worst', unit: 'game', measures: ['margin'], ...base, ...(result && { result }) },
        Math.max(clearConfidence, sure()),
      )
    : undefined;
};
