import type { Persona } from '@rinkside/safety/persona';
import type { ChatTurn } from '../engines/engine.js';
import {
  anotherPatterns,
  declinedPattern,
  followUpPatterns,
  morePatterns,
  noPatterns,
  politePattern,
  yesPatterns,
} from './reply-patterns.js';
import { intents, type Topic } from './intents.js';
import { knowledge, type Subject } from './knowledge.js';
import { followUpQuestions } from './follow-ups.js';
import { changedPractice, isPractice, practiceRequestIn } from './practice-requests.js';
import { omitUndefined, extractSlots, type Slots } from './slots.js';
import {
  isAgreement,
  isBareScore,
  isPromise,
  isSmallTalk,
  isUpcomingGame,
  isNote,
  isScoreReport,
  isSuccessReport,
  isThanks,
  isThanksFor,
} from './statement-patterns.js';
import {
  specificityOf,
  matchesIn,
  minSpecificity,
  buildVocabulary,
  tokenize,
  type PatternMatches,
} from './pattern-matcher.js';

/** The topic of a question and the parameters found in it. */
export interface QuestionRoute {
  topic: Topic | 'unknown' | 'no';
  /** The matching knowledge entry, for a general question about hockey. */
  subject?: Subject;
  slots: Slots;
  /** The message replies to the coach's question. */
  isReply?: true;
  /** A coach requests or changes a practice. This overrides other meanings of the words. */
  isPractice?: true;
}

const vocabulary = buildVocabulary([
  ...intents.flatMap(({ patterns }) => patterns),
  ...knowledge.flatMap(({ patterns }) => patterns),
  ...followUpPatterns,
  ...anotherPatterns,
  ...yesPatterns,
  politePattern,
  ...noPatterns,
]);

const bestSpecificity = (matches: PatternMatches, patterns: readonly string[]) =>
  Math.max(0, ...patterns.map((pattern) => specificityOf(matches, pattern)));

/** A message classified on its own, without the conversation. */
interface Classification {
  words: string[];
  matches: PatternMatches;
  slots: Slots;
  target: Omit<QuestionRoute, 'slots'>;
  /** What the target was derived from. */
  basis: 'pattern' | 'slots' | 'manners' | 'none';
}

const ranks = { first: 1, late: -1, last: -2 } as const;
/** Added to patterns that also require a condition: they count at least as much as a common word. */
const conditionBonus = minSpecificity;

const candidates = [
  ...knowledge.map(({ role, appliesTo, patterns, ...subject }) => ({
    role,
    applies: (_: Slots, persona: Persona) => appliesTo?.(persona) ?? true,
    patterns,
    bonus: 0,
    rank: 0,
    target: { topic: 'unknown' as const, subject: { ...subject, patterns } },
  })),
  ...intents.map(({ topic, role, condition, priority, patterns }) => ({
    role,
    applies: condition ?? (() => true),
    patterns,
    bonus: condition ? conditionBonus : 0,
    rank: priority ? ranks[priority] : 0,
    target: { topic },
  })),
]
  // Role-specific candidates win ties against general ones.
  .toSorted((a, b) => Number(!a.role) - Number(!b.role));

/** Finds the candidate with the highest rank, then the highest specificity. The earliest wins a tie. */
const bestCandidate = (matches: PatternMatches, slots: Slots, persona: Persona) =>
  candidates
    .filter(({ role, applies }) => (!role || role === persona.role) && applies(slots, persona))
    .map(({ patterns, bonus, rank, target }) => {
      const specificity = bestSpecificity(matches, patterns);
      return { target, rank, specificity: specificity && specificity + bonus };
    })
    .filter(({ specificity }) => specificity > 0)
    .toSorted((a, b) => b.rank - a.rank || b.specificity - a.specificity)[0];

// A message with more words than this is a question of its own.
const maxAnswerWords = 6;
const maxFollowUpWords = 7;
const maxSameTopicWords = 4;
const maxStatWords = 3;

/** Derives a topic from the slots of a message that matches no pattern. */
const topicFromSlots = (
  { stat, skill, minutes, players, ice, place }: Slots,
  { role }: Persona,
  words: readonly string[],
): QuestionRoute['topic'] => {
  if (role === 'coach' && (minutes ?? players ?? ice)) return 'practice';
  // A stat or a skill alone is enough.
  if (skill ?? (minutes && place)) return 'drills';
  return stat && (stat !== 'goals' || words.length <= maxStatWords) ? 'season' : 'unknown';
};

const trainingTopics = new Set<QuestionRoute['topic']>(['drills', 'plan', 'practice']);
const statTopics = new Set<QuestionRoute['topic']>([
  'analysis', 'recent', 'season', 'trend', 'explain', 'whatIf', 'specialTeams', 'milestones',
]); // prettier-ignore

export const greetingTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['thanks', 'hello', 'bye']);

/** 'Bet' as slang for yes, not as a wager. */
const slangAgreement = /^(?:(?:ok|okay|oh|alright|aight|cool) )?bet(?: (?:coach|bro|man|thanks|thx|ty))?$/;
/** The advice for an upcoming game. */
const gameDaySubject = knowledge.find(({ patterns }) => patterns.includes('before game'));

const classify = (text: string, persona: Persona): Classification => {
  const words = tokenize(text);
  const matches = matchesIn(words, vocabulary);
  const isUpcoming = isUpcomingGame(text);
  // There are no logged games against the opponent of an upcoming game to look up.
  const slots = omitUndefined({
    ...extractSlots(text, persona.position),
    ...(isUpcoming && { opponent: undefined }),
  });
  const best = bestCandidate(matches, slots, persona);
  const { topic: bestTopic, subject }: Omit<QuestionRoute, 'slots'> = best?.target ?? { topic: 'unknown' };
  const isTraining = trainingTopics.has(bestTopic);
  // 'Thanks for the drill' does not ask for a drill.
  const isOnlyThanks =
    bestTopic === 'thanks'
      ? isAgreement(text)
      : (isTraining || statTopics.has(bestTopic) || (subject && isThanksFor(text))) && isThanks(text);
  if (isOnlyThanks || (isTraining && isPromise(text)) || slangAgreement.test(words.join(' ')))
    return { words, matches, slots: {}, target: { topic: 'thanks' }, basis: 'manners' };
  if (isTraining && isSuccessReport(text))
    return { words, matches, slots: {}, target: { topic: 'cheer' }, basis: 'pattern' };
  const slotTopic = topicFromSlots(slots, persona, words);
  // A named skill or stat wins against small words and manners.
  const isWeak = !best || best.rank < 0 || (best.rank === 0 && best.specificity < minSpecificity);
  if (isWeak && slotTopic !== 'unknown')
    return { words, matches, slots, target: { topic: slotTopic }, basis: 'slots' };
  if (isUpcoming && (!best || bestTopic === 'recent' || best.rank < 0))
    return {
      words,
      matches,
      slots,
      target: { topic: 'unknown', subject: gameDaySubject },
      basis: 'pattern',
    };
  // Only a message that is small talk as a whole gets an answer to it: the answer sounds like a permission.
  if (!best || (greetingTopics.has(bestTopic) && best.rank === ranks.last && !isSmallTalk(text)))
    return { words, matches, slots, target: { topic: slotTopic }, basis: 'none' };
  return {
    words,
    matches,
    slots,
    target: best.target,
    basis: best.rank === ranks.last ? 'manners' : 'pattern',
  };
};

/** The conversation before a message: its last topic and the coach's last reply. */
interface ConversationState {
  previous?: QuestionRoute;
  lastReply: string;
  /** The practice of one of the last replies. */
  practice?: { slots: Slots; reply: string; repliesSince: number };
}

const goodbye = /\b(?:bye|goodbye|goodnight|night|cya)\b/;
/** Promises to follow the answer and accepts no further offer: 'ok ill try that'. */
const promise = /\b(?:ill|i will|we will|gonna|going to) (?:try|do|practi[cs]e|work)\b/;

/**
 * Routes a 'yes' to the coach's follow-up question, or a 'no'. Both must be at the start of the message and nearly all
 * of it.
 */
const routeAnswer = (
  { words, slots }: Classification,
  { previous, lastReply }: ConversationState,
): QuestionRoute | undefined => {
  const text = words.join(' ');
  if (goodbye.test(text) || promise.test(text)) return undefined;
  const hasNoSlots = Object.keys(slots).length === 0;
  const startMatches = matchesIn(words.slice(0, 2), vocabulary);
  if (hasNoSlots && bestSpecificity(startMatches, noPatterns)) return { topic: 'no', slots };
  const question = Object.values(followUpQuestions).find(({ text }) => lastReply.endsWith(text));
  if (!question || !bestSpecificity(startMatches, hasNoSlots ? [...yesPatterns, politePattern] : yesPatterns))
    return undefined;
  const skill = previous?.slots.skill ?? previous?.subject?.skill;
  return { topic: question.yesTopic, slots: { ...(skill && { skill }), ...slots }, isReply: true };
};

/** Whether the previous topic can be answered again with the new slots. */
const acceptsSlots = (
  { topic }: QuestionRoute,
  newTopic: QuestionRoute['topic'],
  { stat, skill, place, minutes }: Slots,
): boolean =>
  newTopic === 'practice'
    ? topic === 'practice'
    : stat
      ? statTopics.has(topic) || (skill !== undefined && trainingTopics.has(topic))
      : !(skill ?? place ?? minutes) || trainingTopics.has(topic);

const questionStart =
  /^(?:how|what|why|where|when|who|can|could|do|does|is|are|should|i|im|my|we|give|show|tell|any)$/;

/** Repeats the previous topic with the slots of this message. Undefined when the message is a new question. */
const continueTopic = (
  { words, matches, slots, target, basis }: Classification,
  previous: QuestionRoute,
): QuestionRoute | undefined => {
  const skill = previous.subject?.skill;
  // A knowledge entry continues with drills for its skill.
  const earlier: QuestionRoute =
    skill && target.topic === 'drills' ? { topic: 'drills', slots: { ...previous.slots, skill } } : previous;
  const isFollowUp = words[0] === 'and' || bestSpecificity(matches, followUpPatterns) > 0;
  const mergedSlots = {
    ...earlier.slots,
    ...(slots.skill && { search: undefined }),
    another: undefined,
    ...slots,
  };
  const continued = { ...earlier, slots: omitUndefined(mergedSlots) };
  const namesSkillOrStat = slots.skill ?? slots.stat;
  if (basis === 'pattern')
    return isFollowUp &&
      target.topic === earlier.topic &&
      !target.subject &&
      (!namesSkillOrStat || words.length <= maxSameTopicWords)
      ? continued
      : undefined;
  if (
    !acceptsSlots(earlier, target.topic, slots) ||
    (basis === 'slots' && !isFollowUp && questionStart.test(words[0] ?? ''))
  )
    return undefined;
  const hasSlots = Object.keys(slots).length > 0;
  return hasSlots || (basis === 'manners' ? bestSpecificity(matches, morePatterns) > 0 : isFollowUp)
    ? continued
    : undefined;
};

/** A practice can be changed after this many other replies. */
const maxRepliesSince = 2;
const routePractice = (
  text: string,
  { role }: Persona,
  { practice }: ConversationState,
): QuestionRoute | undefined => {
  if (role !== 'coach') return undefined;
  const changed =
    practice && practice.repliesSince <= maxRepliesSince
      ? changedPractice(text, practice.slots, {
          reply: practice.reply,
          isLast: practice.repliesSince === 0,
        })
      : undefined;
  const slots = changed ?? practiceRequestIn(text);
  return slots && { topic: 'practice', slots, isPractice: true };
};

const routeMessage = (text: string, persona: Persona, state: ConversationState): QuestionRoute => {
  const practice = routePractice(text, persona, state);
  if (practice) return practice;
  const classification = classify(text, persona);
  const { words, matches, slots, target, basis } = classification;
  const isShort = words.length <= maxAnswerWords;
  if (isShort && declinedPattern.test(words.join(' '))) return { topic: 'no', slots: {} };
  const answer = isShort && basis !== 'pattern' ? routeAnswer(classification, state) : undefined;
  if (answer) return answer;
  if (isScoreReport(text) || isBareScore(text)) return { topic: 'logGame', slots };
  if (isNote(text)) return { topic: 'remember', slots };
  const { previous } = state;
  const continued =
    previous && words.length <= maxFollowUpWords ? continueTopic(classification, previous) : undefined;
  const { slots: allSlots, ...route } = continued ?? { ...target, slots };
  const wantsAnother = bestSpecificity(matches, continued ? [...morePatterns, 'again'] : anotherPatterns) > 0;
  return { ...route, slots: wantsAnother ? { ...allSlots, another: true } : allSlots };
};

/** Topics that do not replace the topic of the conversation. */
const transientTopics = new Set<QuestionRoute['topic']>(['thanks', 'hello', 'bye', 'no']);

/**
 * Routes a question to a topic. Replays the history to resolve follow-ups such as 'and assists?' or 'yes'.
 * @param history the turns before the question, oldest first.
 */
export const routeQuestion = (
  text: string,
  persona: Persona,
  history: readonly ChatTurn[],
): QuestionRoute => {
  const state: ConversationState = { lastReply: '' };
  for (const turn of history) {
    if (turn.role === 'assistant') {
      state.lastReply = turn.text.trim();
      if (state.previous?.topic === 'practice' && isPractice(state.lastReply))
        state.practice = { slots: state.previous.slots, reply: state.lastReply, repliesSince: 0 };
      else if (state.practice) state.practice.repliesSince++;
    } else {
      const routed = routeMessage(turn.text, persona, state);
      if (!transientTopics.has(routed.topic) && (routed.topic !== 'unknown' || routed.subject))
        state.previous = routed;
    }
  }
  return routeMessage(text, persona, state);
};
