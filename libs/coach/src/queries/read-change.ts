import { defaultMeasure } from './named-measures.js';
import {
  beforePeriod,
  currentMonth,
  currentSeason,
  earlierPeriod,
  halvesOf,
  lastGames,
  lastSeason,
  neighbourMonth,
  recentGames,
  type Period,
} from './period.js';
import { clearConfidence, type ReadQuery } from './question-context.js';
import { recentWords } from './question-form.js';
import { reading, unexplainedIn, type QuestionParts } from './question-parts.js';
import { oneSided, withOthers } from './read-comparison.js';

const change =
  '(?:(?:get|gets|getting|got|gotten|go|goes|going|gone|went|been|come|coming) (?:\\w+ )?(?:better|worse|up|down|higher|lower)|up or down|improv(?:e|ed|es|ing)|progress(?:ed|ing)?|trend(?:ing)?|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|drop(?:ped|ping)?|dipp?(?:ed|ing)?|ris(?:en|ing)|declin(?:e|ed|ing))';
/** 'Did my points go up', 'how much have I improved', 'trend of my goals'. */
const asksChange = new RegExp(
  String.raw`^(?:(?:so|and|coach|hey|ok|show(?: me)?|tell me|do you think) )*(?:(?:am|are|is|was|were|did|do|does|have|has) .*\b${change}\b|how (?:much |far )?(?:have|has|did|am|is|are) (?:i|we|he|she|my|our|his|her)\b.*\b${change}\b|.*\btrends?\b)`,
);
/** 'Am I scoring more than last month' names the time before. */
const thanBefore =
  /^(?:(?:so|and|coach|hey|ok) )*(?:am|are|is|do|does|did|have|has) (?:i|we|he|she|my|our|his|her)\b.*\b(?:more|less|fewer|better|worse|higher|lower)\b.*\b(?:than|since|compared (?:to|with))\b(?! (?:goals?|assists?|points?|saves?|shots?|wins?|losses|ties)\b)/;
const trendWords = /\b(?:trending|up or down|going (?:up|down)|dropping|rising)\b/;
const changeWords = new RegExp(String.raw`\b(?:${change}|much|far)\b`, 'g');
const since = /\bsince\b/;
const comparedWith = /\b(?:than|from|over|compared (?:to|with))\b/;

/** Asks for the figure of each month. */
const each = /\b(?:by|per|each|every) (?:month|week|game|opponent|team)\b|\bmonthly\b/;

/** The time that a change is asked for, and the time before it. */
const timesOf = (
  { full, context: { today } }: QuestionParts,
  named: Period | undefined,
): { period: Period; before: Period } | undefined => {
  if (!named) return { period: lastGames(recentGames), before: lastGames(recentGames, recentGames) };
  if (named.take?.side === 'first') return { period: lastGames(named.take.games), before: named };
  if (named.take) {
    const before = earlierPeriod(named);
    return before && { period: named, before };
  }
  if (named.starts === lastSeason(today).starts && named.ends === lastSeason(today).ends)
    return { period: currentSeason(today), before: named };
  if (named.starts === currentSeason(today).starts && named.ends === currentSeason(today).ends) {
    const [first, second] = halvesOf(named);
    return { period: second, before: first };
  }
  const monthBefore = neighbourMonth(named, 'before');
  if (monthBefore) {
    const now = currentMonth(today);
    return comparedWith.test(full) && named.starts < now.starts
      ? { period: now, before: named }
      : { period: named, before: monthBefore };
  }
  return since.test(full) ? { period: named, before: beforePeriod(named, today) } : undefined;
};

/** 'Am I scoring less lately' and 'is my save percentage up or down' name no time: the last games count. */
const asksTrend = ({ full, draft }: QuestionParts): boolean =>
  draft.periods.length === 0 && (trendWords.test(full) || (oneSided.test(full) && recentWords.test(full)));

/** Reads how a figure changed: 'did my points go up in November', 'have I improved since October'. */
export const readChange = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isAdvice, draft, statMeasures, base, clarity, rest, unread } = parts;
  const [named, other] = draft.periods;
  const { previous } = context;
  const isTrend = asksTrend(parts);
  const isAsked =
    isTrend ||
    asksChange.test(full) ||
    (thanBefore.test(full) && named !== undefined && named.starts !== lastSeason(context.today).starts);
  if (!isAsked || isAdvice || withOthers.test(full)) return undefined;
  if (other || draft.opponents.length > 1 || each.test(full)) return undefined;
  const isOther = [rest, unread ?? ''].some(
    (words) => unexplainedIn(words.replace(changeWords, ' ')).length > 0,
  );
  // 'Is my skating improving' names no figure, and 'so am I getting worse' changes the query before.
  if (!isTrend && (isOther || (previous && statMeasures.length === 0 && !named))) return undefined;
  const times = timesOf(parts, named);
  if (!times) return undefined;
  const figures = statMeasures.slice(0, 3);
  const isOfTeam = /\b(?:we|our|team)\b/.test(full);
  const unnamed =
    isTrend && previous?.measures.length ? previous.measures : [defaultMeasure(context.position)];
  const { otherPeriods: _, ...scope } = base;
  return reading(
    {
      aggregate: 'compare',
      measures: figures.length > 0 ? figures : isOfTeam ? ['record'] : unnamed,
      ...scope,
      period: times.period,
      against: { ...(scope.opponent && { opponent: scope.opponent }), period: times.before },
    },
    Math.max(clearConfidence, clarity),
  );
};
