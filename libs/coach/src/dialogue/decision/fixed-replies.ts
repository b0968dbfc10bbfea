import { minConfidence } from '../../queries/question-context.js';
import { titledEntry } from '../dialogue.js';
import { englishRequestFor } from '../../reading/language.js';
import { withoutCorrection } from '../../reading/normalize-message.js';
import { chipTopics } from '../chips.js';
import { staticTopic } from '../topic-context.js';
import type { QuestionRoute } from '../topic-router.js';
import type { Step, Turn } from './turn.js';

/** Asks for English in the language of the message. */
export const requestEnglish: Step = ({ text }) => {
  const englishRequest = englishRequestFor(text);
  if (englishRequest === undefined) return undefined;
  return {
    handler: staticTopic(() => ({ paragraphs: [englishRequest], knownText: true })),
    basis: { kind: 'fallback', ids: [] },
  };
};

/** Asks what '???' means. */
export const askForWords: Step = (turn) => (/[\p{L}\p{N}]/u.test(turn.text) ? undefined : turn.unclear());

/** A no that names something: 'no, I am a defender', 'no weights though'. */
const namesMore =
  /^(?:no|nope|nah) (?!thanks?|thx|ty|not|im|i|its|it|thats|that|maybe|all|never|way|problem|need|more|really|coach|mack|worries|idea|u|you|we|he|she|they|sorry|but)\w+ \w+|^no (?:im|i am|hes|shes|we are) an? \w+$/;
/** Topics that a pattern decides: a command, a yes or no to the coach's question, or a fixed suggestion. */
const strictTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['logGame', 'remember', 'no']);
/** 'What percent of my goals are against the Lynx' is no goal to remember. */
const asksAmount = /^what (?:percent\w*|share|part)\b|^what %|\bhow (?:many|much)\b/i;
const isStrict = ({ text, plainText, route: { topic, isReply } }: Turn): boolean =>
  isReply === true ||
  Object.hasOwn(chipTopics, text) ||
  (strictTopics.has(topic) && !namesMore.test(plainText) && !(topic === 'remember' && asksAmount.test(text)));

const scoreQuestion = /^(?:what['’]?s?|who|how['’]?s?|did|when|which|score of|my|our|his|her|record)\b/i;
/** Whether the message corrects a question on figures, 'no, in October', or asks for a score, 'what was the score'. */
const isAboutFigures = ({ text, route: { topic, isReply }, numbers }: Turn): boolean =>
  (topic === 'no' && withoutCorrection(text) !== text) ||
  ((numbers()?.confidence ?? 0) >= minConfidence &&
    (topic === 'no' || isReply === true || (topic === 'logGame' && scoreQuestion.test(text))));

/** Follows commands, replies to the coach's question and suggestions: 'remember that I shoot left'. */
export const followCommand: Step = (turn) =>
  isStrict(turn) && !isAboutFigures(turn) && !turn.isScoreAfterEntry ? turn.byPattern() : undefined;

/** Answers a suggested title. */
export const answerTitle: Step = (turn) => {
  const entry = titledEntry(turn.text);
  return entry && turn.byEntries([entry]);
};

const aboutCoach =
  /^(?:(?:hey|hi|so|coach|mack) )*(?:how old are you|(?:do|did|where do|when do|are|were|have|what do) you (?:\w+ )?(?:sleep|live|eat|single|married|born|kids|dream|dating|wife|girlfriend|boyfriend))\b/;
/** Leaves out the coach's own life: 'where do you live'. */
export const declineCoachLife: Step = (turn) =>
  aboutCoach.test(turn.plainText) ? turn.notUnderstood([]) : undefined;
