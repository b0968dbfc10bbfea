import { resultOf } from './named-measures.js';
import { minConfidence, type ReaderContext, type ReadQuery } from './question-context.js';
import type { StatQuery } from './stat-query.js';

/** Names the games of the last answer: 'how many goals did I get in those'. */
const ofThoseGames =
  /\b(?:of|in|from|over|during) (?:all (?:of )?)?(?:(?:them|those|these)(?: all)?(?: (?:\d{1,3} )?(?:games|ones|wins|losses|ties))?|(?:it|that)(?: (?:game|1|one|month|season))?(?=$))/;
/** 'How many were losses' after a number of games. */
const resultsOfThose =
  /^(?:(?:and|so|ok) )*how many (?:of (?:them|those|these) )?(?:were|was|are) (wins|losses|ties)$/;
/** They are about a set of games. */
const ofGames: ReadonlySet<StatQuery['aggregate']> = new Set([
  'value', 'per game', 'count', 'list', 'summary',
]); // prettier-ignore

/** Reads a question about the games of the last answer. */
export const readOfThoseGames = (
  question: string,
  context: ReaderContext,
  readQuery: (question: string, context: ReaderContext) => ReadQuery | undefined,
): ReadQuery | undefined => {
  const { previous, ...rest } = context;
  const isOfThose = ofThoseGames.test(question) || resultsOfThose.test(question);
  if (!previous || !ofGames.has(previous.aggregate) || !isOfThose) return undefined;
  const { period, opponent, condition, also, either, follows } = previous;
  const [measure] = previous.measures;
  const result = previous.result ?? resultOf[previous.measures.length === 1 ? (measure ?? '') : ''];
  const isNarrowed = [opponent, condition, result, follows].some(Boolean) || period.assumed !== true;
  const isOfAll = previous.measures.join() === 'games';
  // 'How many of those' after points counts points, not games.
  const countsGames = previous.aggregate !== 'value' && previous.aggregate !== 'per game';
  const isOfFigure =
    !countsGames &&
    previous.measures.some((name) => name !== 'games' && name !== 'record' && !resultOf[name]);
  if ((!isNarrowed && !isOfAll) || (isOfFigure && /\bhow many of\b/.test(question))) return undefined;
  const read = readQuery(
    question
      .replace(resultsOfThose, 'how many $1')
      .replace(ofThoseGames, /\bhow many (?:of|in)\b/.test(question) ? 'games' : ' ')
      .trim(),
    { ...rest, lastReply: '' },
  );
  if (!read || !ofGames.has(read.query.aggregate) || read.query.period.assumed !== true) return undefined;
  const { query } = read;
  // The games have two conditions then.
  const both = query.condition && condition;
  return {
    confidence: Math.max(read.confidence, minConfidence),
    query: {
      ...query,
      period,
      ...(opponent && { opponent }),
      ...(result && !query.result && { result }),
      ...(follows && { follows }),
      ...(condition && !both && { condition, ...(also && { also }), ...(either && { either }) }),
      ...(both && { also: [both] }),
      ...(both && (also ?? either) && { unread: 'those' }),
    },
  };
};
