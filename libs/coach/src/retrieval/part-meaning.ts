import type { KnowledgeEntry } from '../content/entry.js';
import { limits } from './meaning-limits.js';
import { asChoice, type Meaning } from './meaning.js';
import { minQuestionWords } from './message-meaning.js';
import { probabilityOf } from './ranked-classes.js';
import { isMeantOther, namesOnly, type RankedMessage, type Reading } from './ranked-message.js';

const wordCount = (text: string) => text.split(' ').length;
const partStart = /^(?:but|because|or) /;
/** A message with at most this many words is a part of a question or names a subject: 'too stiff', 'and offside'. */
const maxNameWords = 2;
const isName = (text: string): boolean => wordCount(text) <= maxNameWords || partStart.test(text);

/** Asks for a person or place of the question before: 'who is in the middle', 'my friends wont be there'. */
const needsPlace = /^(?:who|where|which)\b|\bthere\b/;
const haveSameTheme = (one: KnowledgeEntry, other: KnowledgeEntry): boolean => one.theme === other.theme;

/** A message with at least this many words may be a sentence with a subject of its own. */
const minSentenceWords = 4;
/** Whether a clear message is a question of its own. */
const isOwnQuestion = ({ text, alone, meaning, points }: RankedMessage): boolean => {
  const [best, second] = alone;
  if (!best) return false;
  // 'We keep losing faceoffs' after 'how do I give everyone fair ice time'.
  const isSentence =
    !isName(text) && !points && !needsPlace.test(text) && wordCount(text) >= minSentenceWords;
  const isOwnSubject =
    best.overlap >= limits.sharedWords && best.probability + (second?.probability ?? 0) >= limits.ownSubject;
  if (isSentence && isOwnSubject) return true;
  if (namesOnly.test(text) && best.overlap === 1 && meaning.kind === 'either') return true;
  const isWhole =
    best.overlap === 1 && !points && !/\b(?:me|us)\b/.test(text) && wordCount(text) >= minQuestionWords;
  return best.probability >= (isWhole ? limits.namesWhole : limits.namesOther) && !isName(text);
};

const asks = /^(?:how|what|why|when|should|can|do|does|is|are)\b/;
/** A shorter statement may be about the last answer: 'I trip every time'. */
const minStatementWords = 5;
/**
 * Whether a sentence is clearly about something that neither the last entry nor its theme is about: 'what should I eat'
 * after 'how do I win faceoffs'.
 */
export const isNewSubject = (message: RankedMessage): boolean => {
  const { text, alone, meaning, last, points, refers, continues, depends, lacksSubject } = message;
  if (!last || points || refers || continues || depends || lacksSubject) return false;
  const minWords = asks.test(text) ? minSentenceWords : minStatementWords;
  if (isName(text) || needsPlace.test(text) || wordCount(text) < minWords) return false;
  const [best] = alone;
  if (!best || (meaning.kind !== 'entries' && meaning.kind !== 'either')) return false;
  const isNear = alone.some(
    ({ messageClass: { entry }, probability }) =>
      entry !== undefined &&
      (entry === last || (probability >= limits.mayContinue && haveSameTheme(entry, last))),
  );
  return !isNear && best.overlap >= limits.secondSharedWords;
};

/** Continues the last entry, and briefly with another that may be meant. */
const continueWith = (
  message: RankedMessage,
  entry: KnowledgeEntry,
  other: KnowledgeEntry | undefined,
): Meaning => ({ kind: 'continued', entry, ...(other && isMeantOther(message, other) && { other }) });

/** Reads a short clear message that may be a part of the question before it: 'too stiff'. */
export const readClearPart: Reading = (message) => {
  const { text, alone, together = [], meaning, last } = message;
  if (meaning.kind !== 'entries' && meaning.kind !== 'either') return undefined;
  const [[best], [bestTogether]] = [alone, together];
  const own = best?.messageClass.entry;
  const inContext = bestTogether?.messageClass.entry;
  if (!own || !inContext || own === inContext || meaning.entries.includes(inContext)) return undefined;
  if (isOwnQuestion(message)) return undefined;
  if (inContext === last && bestTogether.probability >= limits.continuesLast)
    return continueWith(message, last, own);
  if (best.probability >= limits.standsAlone && !isName(text)) return undefined;
  if (bestTogether.probability >= limits.standsAlone) return { kind: 'either', entries: [inContext, own] };
  if (best.probability >= limits.keepsAnswer && !isName(text)) return undefined;
  return asChoice([last ?? inContext], [own]);
};

const newQuestion =
  /^(?:what|how|who|why|explain|tell|give|show)\b(?!.*\b(?:ones?|it|that|this|they|them|he|him|she|her)\b)/;
/** Reads a short doubtful message with the question before it. */
export const readDoubtfulPart: Reading = (message) => {
  const { text, alone, together = [], meaning, last } = message;
  if ((meaning.kind !== 'choice' && meaning.kind !== 'none') || newQuestion.test(text)) return undefined;
  const [[best], [bestTogether]] = [alone, together];
  const inContext = bestTogether?.messageClass.entry;
  if (!best || !inContext) return undefined;
  if (bestTogether.probability < (inContext === last ? limits.continuesLast : limits.inContext))
    return undefined;
  if (inContext !== last) return { kind: 'entries', entries: [inContext] };
  const own = best.messageClass.entry;
  return continueWith(message, last, own !== last && best.probability >= limits.mayMean ? own : undefined);
};

/** One sentence of a longer message is clear, the whole is not. */
export const readClearSentence: Reading = ({ meaning, clearSentence }) =>
  clearSentence && meaning.kind !== 'entries' ? { kind: 'entries', entries: [clearSentence] } : undefined;

const isUnsureChoice = ({ meaning, alone }: RankedMessage): boolean =>
  meaning.kind === 'choice' && probabilityOf(meaning.entries, alone) < limits.sureChoice;

/** Asks what a word of the last answer means. */
const asksMeaning = /^(?:(?:and|but|so) )*what (?:do|did) you mean\b/;
const isAboutLast = ({ text, last, points, refers, continues }: RankedMessage): boolean =>
  last !== undefined && (points || refers || continues || asksMeaning.test(text)) && !namesOnly.test(text);

/** Keeps the entries of a choice that fit the conversation. */
export const narrowChoice: Reading = (message) => {
  const { meaning, last, follows } = message;
  if (!follows || meaning.kind !== 'choice' || !isUnsureChoice(message)) return undefined;
  const entries = meaning.entries.filter(
    (entry) => entry === last || isMeantOther(message, entry) || (last && haveSameTheme(entry, last)),
  );
  if (entries.length > 1) return { kind: 'choice', entries };
  const [only] = entries;
  if (only && last && only !== last) return { kind: 'choice', entries: [only, last] };
  return isAboutLast(message) ? undefined : { ...meaning, isGuess: true };
};

/** 'Does it need ice' after an answer on slides. */
export const readAboutLast: Reading = (message) =>
  message.last && isAboutLast(message) && (isUnsureChoice(message) || message.meaning.kind === 'none')
    ? { kind: 'continued', entry: message.last }
    : undefined;
