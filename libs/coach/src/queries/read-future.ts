import { measureOf } from './measures.js';
import { defaultMeasure, isStat, readMeasures } from './named-measures.js';
import { currentSeason } from './period.js';
import { QuestionReader } from './question-reader.js';
import { clearConfidence, type ReadQuery } from './question-context.js';
import { perGameWords } from './question-form.js';
import { reading, type QuestionForm, type QuestionParts } from './question-parts.js';
import type { MeasureName, StatQuery } from './stat-query.js';
import { readNextGame, shownTarget } from './targets.js';

const stopsOrScores =
  /\bif (?:i|he|she) (?:stop|save|let in|allow|give up|make|score|get|have|stops|saves|lets in|allows|scores|gets)\b.*\b\d/;
const asksResult = /\b(?:whats|what is|what will|what would|how many|how much|where|whats)\b/;
const goesWithout = /\bif (?:i|he|she) (?:go|goes|am|is) (?:pointless|scoreless|goalless)\b/;
const isNextGameAsked = (full: string) =>
  (goesWithout.test(full) && asksResult.test(full)) ||
  (stopsOrScores.test(full) && asksResult.test(full)) ||
  /\b(?:say|suppose|lets say) (?:i|he|she) \w+ .*\d/.test(full) ||
  (/\b(?:if|after|what would|what will|where would)\b/.test(full) &&
    /\b(?:next|tomorrow|would|will|be|become|happens|get me)\b/.test(full));

const measureAfter = (next: NonNullable<StatQuery['next']>): MeasureName =>
  next.shots !== undefined
    ? 'save_percentage'
    : next.assists && next.goals
      ? 'points'
      : next.assists
        ? 'assists'
        : 'goals';

/**
 * Reads 'what is my save percentage if I stop 28 of 30'.
 * @returns null for 'what if I score 3 goals', which the topic of targets answers.
 */
export const readAfterNextGame = ({ full, context }: QuestionForm): ReadQuery | null | undefined => {
  const next = isNextGameAsked(full) && !/\bneed|how many more\b/.test(full) ? readNextGame(full) : undefined;
  if (!next) return undefined;
  if (next.shots === undefined && /^(?:\w+ )?what if\b/.test(full)) return null;
  // The figures of the next game are not what is asked for.
  const withoutNext = full
    .replace(
      /\b(?:let in|allow|give up|concede|stop|score|save)s? (?:all )?\d+(?: goals?)?(?: (?:of|out of|on|from) \d+)?(?: shots)?/g,
      ' ',
    )
    .replace(/\bshut ?-?out (?:on|with|against|of) \d+(?: shots?| saves?)?\b/g, ' ')
    .replace(/\b\d+ (?:goals?|assists?|saves?|shots?|(?:of|out of|on) \d+)\b/g, ' ')
    .replace(/\bstop\b|\bscore\b|\bsave\b(?! ?p)/g, ' ');
  const measure = readMeasures(new QuestionReader(withoutNext), context.position).find(
    (name) => name !== 'games',
  );
  return reading(
    {
      aggregate: 'next game',
      measures: [measure ?? measureAfter(next)],
      period: currentSeason(context.today),
      next,
      ...(perGameWords.test(withoutNext) && next.shots === undefined && { unit: 'game' as const }),
    },
    0.95,
  );
};

const assumedGames = 5;

const averageTarget =
  /\b(?:for|to|at|above|over|average|averaging|reach|hit|keep|be|stay|have|is|am) (?:(?:i|he|she|average|be|at|over|above|get|a) )*(?:(?<amount>\d{1,2}(?:\.\d{1,2})?|an?) (?:points?|goals?|assists?|saves?)(?: player)?|(?<bare>\d{1,2}(?:\.\d{1,2})?)) (?:per|an?|each|every) game\b/;
const averageAsked =
  /\b(?:need|needs|how many more|away from|would it take|have to|short of)\b|^(?:(?:so|and|coach) )*(?:am i|is he|is she)\b/;

/** Reads 'how many points do I need for a point a game'. */
export const readAverageNeed = ({
  full,
  isAdvice,
  statMeasures,
  future,
  context,
}: QuestionParts): ReadQuery | undefined => {
  const { groups } = averageTarget.exec(full) ?? {};
  const amount = groups?.['amount'] ?? groups?.['bare'];
  const [measure] = statMeasures;
  if (amount === undefined || !measure || !averageAsked.test(full) || isAdvice) return undefined;
  return reading(
    {
      aggregate: 'average',
      measures: [measure],
      period: currentSeason(context.today),
      target: /^an?$/.test(amount) ? 1 : Number(amount),
      games: future.nextGames ?? assumedGames,
    },
    clearConfidence,
  );
};

/** 'How many saves to get to 92 %', 'how many goals can I let in and be at 94 %'. */
const maxGoals = 90;
const ofPercentage: ReadonlySet<MeasureName | undefined> = new Set<MeasureName>([
  'saves', 'shots_against', 'goals_against',
]); // prettier-ignore
/** 'How many more do I have than him' compares with a person. */
const thanPerson =
  /\bhow (?:many|much) more\b.*\b(?:have|has|got)\b.*\bth[ae]n (?:him|her|them|me|my|he|she)\b/;
/** 'To beat his 31 goals' takes one more than the target. */
const passWords = /\b(?:beat|pass|overtake|outscore|top)\b/;

/** Reads 'what do I need to reach .910'. */
export const readNeed = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isGoalie, statMeasures, clarity } = parts;
  const { isNeed, isUntil, target, nextGames } = parts.future;
  if (!isNeed || isUntil || target === undefined) return undefined;
  const { previous, today } = context;
  const isPercentage =
    isGoalie &&
    (target < 1 ||
      (target > 80 && !Number.isInteger(target)) ||
      new RegExp(String.raw`\b${target} ?(?:%|percent)`).test(full));
  const measure: MeasureName | undefined =
    ((isPercentage || (statMeasures[0] === 'goals_against' && target > maxGoals)) &&
    ofPercentage.has(statMeasures[0])
      ? 'save_percentage'
      : statMeasures[0]) ??
    (previous?.measures[0] && !/%|percent|\.\d/.test(full) ? previous.measures[0] : undefined) ??
    (isGoalie ? (target < 10 && target > 1 ? 'goals_against_average' : 'save_percentage') : 'points');
  if (!isStat(measure) || thanPerson.test(full)) return undefined;
  const isPassed =
    passWords.test(full) && Number.isInteger(target) && measureOf(measure).singular !== undefined;
  return reading(
    {
      aggregate: 'need',
      measures: [measure],
      period: currentSeason(today),
      target: shownTarget(measure, isPassed ? target + 1 : target),
      ...(nextGames !== undefined && { games: nextGames }),
    },
    Math.max(clearConfidence, clarity),
  );
};

/** Reads 'how many goals in 40 games at this pace'. */
export const readPace = ({
  full,
  context,
  draft,
  statMeasures,
  isNamed,
  future,
  sure,
}: QuestionParts): ReadQuery | undefined => {
  const { previous, today, position } = context;
  const { isPace, paceGames, isTotalPace, paceTarget } = future;
  if (!isPace || !(isNamed || previous || paceGames !== undefined)) return undefined;
  // 'And at this pace when' after a target.
  const isOfTarget = previous?.aggregate === 'need' && /\bwhen\b/.test(full);
  const target = paceTarget ?? (isOfTarget ? previous.target : undefined);
  return reading(
    {
      aggregate: 'pace',
      measures:
        statMeasures.length > 0
          ? statMeasures.slice(0, 2)
          : (previous?.measures ?? [defaultMeasure(position)]),
      period: draft.periods[0] ?? currentSeason(today),
      ...(paceGames !== undefined && { games: paceGames }),
      ...(isTotalPace && { unit: 'season' as const }),
      ...(target !== undefined && { target }),
    },
    Math.max(0.6, sure(false)),
  );
};
