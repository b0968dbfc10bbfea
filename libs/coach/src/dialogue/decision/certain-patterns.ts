import { changesDrill } from '../dialogue.js';
import { isSmallTalk } from '../statement-patterns.js';
import { greetingTopics, type QuestionRoute } from '../topic-router.js';
import {
  clockTime,
  isUnsureFigure,
  isWholeRequest,
  namesTraining,
  ownDataTopics,
  tellsDrought,
} from './predicates.js';
import type { Step, Turn } from './turn.js';

/** Plans or changes a coach's practice: 'practice plan for backchecking', 'more battle drills'. */
export const planPractice: Step = (turn) => (turn.route.isPractice ? turn.byPattern() : undefined);

const ownSpecialTeams =
  /\bgoals? (?:for|against)\b|\bhow (?:are|is|was|were|did|do) (?:my|our|his|her|their)\b/i;
/** Whether the message names what to look up in the player's own games: a figure, a target or an award. */
const namesOwnData = (turn: Turn): boolean => {
  const {
    text,
    route: { topic, subject, slots },
  } = turn;
  if (subject || (tellsDrought(turn) && turn.meaning())) return false;
  if (topic === 'specialTeams') return ownSpecialTeams.test(text);
  return (
    ownDataTopics.has(topic) &&
    (topic === 'milestones' ||
      slots.stat !== undefined ||
      (slots.target !== undefined && !clockTime.test(text)))
  );
};
/** Looks up a named figure, target or award: 'how do I reach 20 goals in 10 games'. */
export const lookUpOwnData: Step = (turn) =>
  namesOwnData(turn) && !isUnsureFigure(turn) && !turn.hasNoFigures() ? turn.byPattern() : undefined;

const predictionStart =
  /^(?:(?:hey|hi|so|ok|and|but|coach|do you think|you think) )*(?:will|am i (?:going|gonna)|are we (?:going|gonna))\b/;
/** Predicts nothing: an entry would answer 'will we win' as if that was known. */
export const declinePrediction: Step = (turn) =>
  turn.route.topic === 'noPredictions' && predictionStart.test(turn.plainText) ? turn.byPattern() : undefined;

const success =
  /\b(?:i|we|he|she|my (?:son|daughter|kid|boy|girl)|our team) (?:just |finally |actually )?(?:scored|got|had|made|won|recorded) (?:(?:my|his|her|our|their|the|a) )?(?:very )?(?:first|1st|winning|game[- ]winning|hat trick|shut ?out|championship|tournament|final)\b/i;
/** Cheers for a success that asks nothing: 'I scored my first goal ever today'. */
export const cheerSuccess: Step = (turn) =>
  success.test(turn.text) && !/\?|\b(?:how|what|why|should|can|but|lost|hurt)\b/i.test(turn.text)
    ? turn.byRoute({ topic: 'cheer', slots: {} })
    : undefined;

const isGreeting = ({ text, route: { topic } }: Turn): boolean =>
  greetingTopics.has(topic) &&
  isSmallTalk(text) &&
  !(topic === 'thanks' && text.includes('?')) &&
  !/^(?:what|which|who|how)|\bhow (?:long|often|many|much)\b/i.test(text);
export const returnGreeting: Step = (turn) => (isGreeting(turn) ? turn.byPattern() : undefined);

/** 'What should I practice today', 'write me a plan for this week'. */
export const followWholeRequest: Step = (turn) => (isWholeRequest(turn) ? turn.byPattern() : undefined);

/** A longer message names what it wants. */
const maxRepeatWords = 5;
const trainingTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['drills', 'plan', 'practice']);
/** Whether the message asks for another drill, plan or practice. */
const repeatsTraining = ({ text, words, route: { topic, slots } }: Turn): boolean =>
  trainingTopics.has(topic) &&
  slots.another === true &&
  !/\bother (?!one|drill|plan|practice|exercise)\w/i.test(text) &&
  words.length <= maxRepeatWords;

const maxPracticeWords = 10;
/** Whether the message requests a practice by its minutes, ice or players. */
const requestsPractice = ({ text, words, route: { topic, slots } }: Turn): boolean =>
  topic === 'practice' &&
  (slots.minutes ?? slots.ice ?? slots.players) !== undefined &&
  words.length <= maxPracticeWords &&
  /\bpractice\b|^make it\b/i.test(text) &&
  !/^(?:how|why|is|are|should)\b|\b(?:what|which|teach|drills?|stations?|late|every)\b/i.test(text);

const maxSkillWords = 2;
/** Whether the message is only the name of a skill, such as 'shooting', and of no other entry. */
const namesSkill = (turn: Turn): boolean => {
  const {
    text,
    words,
    route: { topic, slots },
    last,
    context,
  } = turn;
  return (
    context.history.length > 0 &&
    topic === 'drills' &&
    slots.skill !== undefined &&
    words.length <= maxSkillWords &&
    !/^(?:no|not|without)\b/i.test(text) &&
    !(last?.entry && /^(?:for|and|with|in)\b/i.test(text)) &&
    turn.answer()?.entries.every((entry) => entry === turn.subject) !== false
  );
};

/** Whether the message changes the last plan or practice: 'make it 4 days'. */
const changesPlan = ({ plainText, route: { topic, slots } }: Turn): boolean =>
  trainingTopics.has(topic) &&
  /^(?:(?:can|could) you )?(?:please )?(?:make|change) (?:it|that)\b/.test(plainText) &&
  (slots.days ?? slots.weeks ?? slots.minutes) !== undefined;

/** Follows a short request for training: 'another plan', '45 minutes, full ice', 'at home please', 'shooting'. */
export const followTrainingRequest: Step = (turn) =>
  repeatsTraining(turn) ||
  requestsPractice(turn) ||
  changesPlan(turn) ||
  (namesTraining(turn) && changesDrill(turn.text, turn.last)) ||
  namesSkill(turn)
    ? turn.byPattern()
    : undefined;
