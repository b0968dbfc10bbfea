import type { CareKind } from '@rinkside/contracts/coach';
import { careOpenings } from '@rinkside/safety/care-lines';
import { makesHurtfulRemark } from '@rinkside/safety/remarks';
import { continuedTopic } from '../topics/continued.js';
import { asksAdvice, figureWishVerbs } from '../statement-patterns.js';
import { greetingTopics, type QuestionRoute } from '../topic-router.js';
import { comfortTopic } from '../topics/feelings.js';
import { careTopic } from '../topics/small-talk.js';
import {
  clockTime,
  isOfPattern,
  isUnsureFigure,
  namesTraining,
  ownDataTopics,
  summaryTopics,
  tellsDrought,
  trendsInSkill,
} from './predicates.js';
import type { Decision, Step, Turn } from './turn.js';

/** Follows the patterns without vectors. */
export const followPatternWithoutMeaning: Step = (turn) => {
  if (turn.meaning()) return undefined;
  return isUnsureFigure(turn) ? turn.byNumbers() : turn.byPattern();
};

/** 'How do I do it', without an entry before it. */
export const askBack: Step = (turn) => (turn.meaning()?.kind === 'unclear' ? turn.unclear() : undefined);

/** Continues the last entry: 'who covers me' after 'how do I pinch'. */
export const continueEntry: Step = (turn) => {
  const meaning = turn.meaning();
  if (meaning?.kind !== 'continued') return undefined;
  const { entry, other } = meaning;
  if (!other && namesTraining(turn)) return turn.byPattern();
  return turn.byEntries(other ? [entry, other] : [entry], continuedTopic(entry, other));
};

/** Continues the last entry after a score that reports no game: '8-0'. */
export const continueAfterScore: Step = (turn) =>
  turn.isScoreAfterEntry && turn.subject
    ? turn.byEntries([turn.subject], continuedTopic(turn.subject))
    : undefined;

const smallTalkTopics: ReadonlySet<QuestionRoute['topic']> = new Set([...greetingTopics, 'cheer']);
/** A message with more words is not only small talk. */
const maxSmallTalkWords = 5;
/** Whether the message may be small talk, judged by its length and punctuation only. */
const isShortStatement = ({ text, words }: Turn): boolean =>
  words.length <= maxSmallTalkWords && !text.includes('?');

export const answerTopic: Step = (turn) => {
  const meaning = turn.meaning();
  if (meaning?.kind !== 'topic' || (smallTalkTopics.has(meaning.topic) && !isShortStatement(turn)))
    return undefined;
  const { topic, slots } = turn.route;
  return topic === meaning.topic ? turn.byPattern() : turn.byRoute({ topic: meaning.topic, slots });
};

const hurtKinds: ReadonlySet<CareKind | undefined> = new Set(['abuse', 'self_harm']);
/** Comforts after a hurtful remark that no entry answers: 'lol my brother hates me'. */
export const comfortAfterRemark: Step = ({ text, context: { care } }) =>
  makesHurtfulRemark(text) || (hurtKinds.has(care?.kind) && !asksAdvice(text))
    ? { handler: comfortTopic, basis: { kind: 'topic', ids: ['feelings'] } }
    : undefined;

/** Opens with what a message surely discloses, if it may ask for anything. */
export const openWithCare: Step = ({ context: { care } }) =>
  care?.grade === 'certain' && careOpenings[care.kind]
    ? { handler: careTopic, basis: { kind: 'topic', ids: ['care'] } }
    : undefined;

/** Follows the pattern if one of three entries may be meant. */
export const preferPatternToChoice: Step = (turn) =>
  turn.meaning()?.kind === 'choice' && isOfPattern(turn) ? turn.byPattern() : undefined;

/** Topics with patterns that also match messages about other things. They need the meaning. */
const broadTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['unknown', 'drills', 'plan', 'feelings']);

const practiceWord = /\b(?:practi[cs]es?|sessions?|plan|stations?)\b/i;
/** Asks for a practice, and does not only mention one: 'my best player coasts in practice'. */
const practiceRequest =
  /\d|\b(?:give|make|build|create|plan|write|design|draft|need|want|set up|put together|run|show|prepare|another|next|ideas?|example)\b|^(?:an? |the )?(?:\w+ ){0,3}(?:practi[cs]e|session)\b(?: (?:for|with|on|please|tonight|tomorrow)\b.*)?$/i;
const isPracticeRequest = (text: string): boolean =>
  practiceWord.test(text) &&
  practiceRequest.test(text) &&
  !/^(?:how|why|is|my)\b|\bhow (?:long|many|much|often)\b/i.test(text);

/** A longer message names a problem: 'my team is all over the place, help'. */
const maxAbilitiesWords = 5;

const wishOrAdvice = new RegExp(String.raw`\bshould\b|^${figureWishVerbs}\b`, 'i');

/** Whether the pattern of a topic matches messages about other things, and this may be one. */
const isDoubtful = (turn: Turn): boolean => {
  const {
    text,
    words,
    route: { topic },
  } = turn;
  if (smallTalkTopics.has(topic))
    return (
      !isShortStatement(turn) ||
      /\b(?:what|whats|how|who|when|where|why|which|should)\b|^(?:can|do|does)\b/i.test(text)
    );
  return (
    (topic === 'whatIf' && clockTime.test(text)) ||
    (topic === 'practice' && !isPracticeRequest(text)) ||
    (topic === 'abilities' && words.length > maxAbilitiesWords) ||
    trendsInSkill(turn) ||
    tellsDrought(turn) ||
    (topic === 'analysis' && /^(?:how long|how fast|when)\b/i.test(text)) ||
    (topic === 'season' && wishOrAdvice.test(text)) ||
    (topic === 'team' && /^(?:one|two|some|most|a few|all|none) of my\b/i.test(text))
  );
};

/** Follows the pattern of a message with an uncertain meaning, if the pattern is precise. */
export const followPrecisePattern: Step = (turn) => {
  const { topic, subject } = turn.route;
  if (turn.meaning()?.kind === 'offTopic' || subject || broadTopics.has(topic) || isDoubtful(turn))
    return undefined;
  const isOfGames = ownDataTopics.has(topic) || summaryTopics.has(topic);
  return isOfGames && turn.hasNoFigures() ? undefined : turn.byPattern();
};

/** Offers the entries, or asks back if none fits the conversation. */
export const offerChoice: Step = (turn) => {
  const meaning = turn.meaning();
  if (meaning?.kind !== 'choice') return undefined;
  return meaning.isGuess ? turn.unclear() : turn.byChoice(meaning.entries);
};

/** Names the nearest entries. */
export const admitDoubt = (turn: Turn): Decision => {
  const meaning = turn.meaning();
  return turn.notUnderstood(meaning?.kind === 'none' ? meaning.near : []);
};
