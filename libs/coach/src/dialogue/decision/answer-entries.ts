import { isOfStatistics } from '../../content/content.js';
import type { KnowledgeEntry } from '../../content/entry.js';
import { continuedTopic } from '../topics/continued.js';
import { eitherTopic, entryDrill } from '../topics/entry.js';
import { consoledEntryTopic } from '../topics/feelings.js';
import { explainedEntryTopic } from '../topics/stats.js';
import { drillWords, isOfPattern, reportsBadGame } from './predicates.js';
import type { Step, Turn } from './turn.js';

/** A longer request names more than a drill. */
const maxDrillRequestWords = 8;
const explicitDrillRequest =
  /\b(?:give|show|find|suggest|recommend) (?:me|us) (?:(?:an?|some|another|any|the) )?(?:\w+ )?(?:drill|exercise)s?\b/;
/** Whether the message requests a drill for a skill or a place. */
const requestsDrill = ({ words, plainText, route: { topic, slots } }: Turn): boolean =>
  topic === 'drills' &&
  (slots.skill ?? slots.place) !== undefined &&
  (words.length <= maxDrillRequestWords ? drillWords : explicitDrillRequest).test(plainText);
/** Suggests a requested drill, unless an entry with a drill answers the message. */
export const suggestDrill: Step = (turn) => {
  if (!requestsDrill(turn)) return undefined;
  const answer = turn.answer();
  return answer && entryDrill(turn.context, answer.entries) ? undefined : turn.byPattern();
};

/** Reports a count and asks nothing. */
const toldFigure =
  /^(?:i|he|she|my (?:son|daughter|kid)) (?:\w+ )?(?:has|have|had|got|scored|made) \d+ \w+[.! ]*$/i;
/** Explains no figure to 'he has 3 goals'. */
export const doubtToldFigure: Step = (turn) => {
  const answer = turn.answer();
  return answer && toldFigure.test(turn.text) && answer.entries.every(isOfStatistics)
    ? turn.notUnderstood(answer.entries)
    : undefined;
};

const otherSubject =
  /\b(?:soccer|football|basketball|baseball|softball|volleyball|tennis|golf|cricket|lacrosse|rugby|wrestling|gymnastics|swimming|boss|wife|husband|girlfriend|boyfriend|landlord)\b/i;
const hockeyWord = /\b(?:hockey|skat\w+|puck|rink|spring|summer|season|fall behind)\b/i;
/** Whether the message is about another sport or the reader's private life, which the entries do not mention. */
const asksOtherSubject = (text: string, entries: readonly KnowledgeEntry[]): boolean => {
  const subject = otherSubject.exec(text)?.[0].toLowerCase();
  return (
    subject !== undefined &&
    !hockeyWord.test(text) &&
    !entries.some(({ examples }) => examples.some((example) => example.toLowerCase().includes(subject)))
  );
};
export const declineOtherSubject: Step = (turn) => {
  const answer = turn.answer();
  return answer && asksOtherSubject(turn.text, answer.entries) ? turn.notUnderstood([]) : undefined;
};

/** Follows the pattern if one of two entries may be meant, and none leads. */
export const preferPatternToEither: Step = (turn) => {
  const answer = turn.answer();
  return answer?.kind === 'either' && !answer.leads && isOfPattern(turn) ? turn.byPattern() : undefined;
};

/** Whether the entry explains a figure that the player's own games can illustrate. */
const explainsFigure = ({ route, context: { tone } }: Turn, entry: KnowledgeEntry): boolean =>
  route.topic === 'explain' && !route.subject && tone !== 'play' && isOfStatistics(entry);

/** Continues the last entry, adds own figures to an explained one, or consoles before an answer. */
export const answerLeadingEntry: Step = (turn) => {
  const answer = turn.answer();
  const leads = answer?.kind === 'either' ? answer.leads === true : answer?.entries.length === 1;
  const [entry, second] = answer?.entries ?? [];
  if (!answer || !entry || !leads) return undefined;
  if (entry === turn.subject) return turn.byEntries(answer.entries, continuedTopic(entry, second));
  if (explainsFigure(turn, entry)) return turn.byEntries([entry], explainedEntryTopic(entry));
  return reportsBadGame(turn) ? turn.byEntries([entry], consoledEntryTopic(entry)) : undefined;
};

/** Answers with one entry per question, or with the likelier of two and briefly with the other. */
export const answerEntries: Step = (turn) => {
  const answer = turn.answer();
  return (
    answer &&
    turn.byEntries(answer.entries, answer.kind === 'either' ? eitherTopic(...answer.entries) : undefined)
  );
};
