import { minConfidence } from '../../queries/question-context.js';
import type { QuestionRoute } from '../topic-router.js';
import { figureWords, trendsInSkill } from './predicates.js';
import type { Step, Turn } from './turn.js';

/** Asks how the player does in a part of the games, which the analysis of the season does not answer. */
const asksPartOfGames =
  /\bhow (?:do|does|did|have|has) (?:i|we|he|she|my (?:son|daughter|kid|child)) (?:(?:usually|always) )?(?:do|play|perform)(?:ne|ed)? (?:in|on|against|when|after) (?:close|tight|one[- ]goal|big|home|away|road|early|late|night|morning|overtime|the (?:first|second|third|last)|back)\b|(?<!\bhow )\b(?:do|does|did|am|is) (?:i|he|she|my (?:son|daughter|kid|child)) (?:(?:do|play|perform|usually|always) )*(?:better|worse) (?:in|on|at|with|without|against|when|after|before|as|the (?:first|second|last))\b/i;
/** Asks for a count of the past, which no entry knows. */
const asksOwnCount =
  /\bhow many \w+(?: \w+){0,3} (?:did|have|has) (?:i|we|he|she|my (?:son|daughter|kid|child))\b(?! to\b)/i;
/** A period of the own games, in a message that asks for no advice. */
const ownPeriod =
  /^(?!.*\b(?:how (?:do|can|should|to)|why|should|tips?)\b).*\b(?:(?:this|last) (?:season|szn|year|yr|month)|so far|all time|last time (?:i|we|he|she)|in (?:january|february|march|april|august|september|october|november|december))\b/i;
const lastTimeAsked = /^(?:when was )?(?:the )?last time (?:i|we|he|she)\b/i;

/** Whether the message asks for figures of the past, although entries answer it. */
const asksPast = ({ text, route, numbers }: Turn): boolean =>
  (asksOwnCount.test(text) && !route.isReply) ||
  (ownPeriod.test(text) && (numbers() !== undefined || lastTimeAsked.test(text)));

/** Counts what no entry knows: 'do I play better at home', 'last time I scored'. */
export const countPastGames: Step = (turn) =>
  (asksPartOfGames.test(turn.text) && !turn.route.isReply) || (turn.answer() && asksPast(turn))
    ? turn.byMeantNumbers()
    : undefined;

/** Begins a part of the question before it: 'on the Lynx', 'how many in wins'. */
const partStart =
  /^(?:(?:and|n|or|but|just|only) )*(?:how many|vs|against|with|without|w\/o|compared?|in|on|at|when|since|for|from|during|before|after|what about|how about)\b/i;
/** Continues a question on figures: 'on the Lynx'. */
export const countFollowUp: Step = (turn) => {
  const kind = turn.meaning()?.kind;
  return (kind === 'offTopic' || kind === 'none') && partStart.test(turn.text) && turn.isShortFollowUp()
    ? turn.byMeantNumbers()
    : undefined;
};

/** Suggests a drill that counts: 'is my shot getting better'. Games do not show a skill. */
export const measureSkill: Step = (turn) => {
  const { skill } = turn.route.slots;
  return skill && trendsInSkill(turn) && !turn.answer()
    ? turn.byRoute({ topic: 'drills', slots: { skill } })
    : undefined;
};

/** Topics that answer from the own games. */
const gameTopics: ReadonlySet<QuestionRoute['topic']> = new Set([
  'analysis',
  'recent',
  'trend',
  'milestones',
]);
const toldGame =
  /^(?:and |so |but )*(?:i|we|he|she|my (?:son|daughter|kid)) (?:just |only )?(?:had|got|scored|let|won|lost|made|saved|stopped|played)\b/i;
/** Whether the message is about the player's games as a whole, or reports one game. */
const isOfGames = ({ text, route: { topic, subject } }: Turn): boolean =>
  (gameTopics.has(topic) && !subject && !/\b(?:against|versus|vs|when)\b/i.test(text)) ||
  (toldGame.test(text) && !text.includes('?'));

/** Counts if the meaning is figures. The pattern answers about games as a whole: 'how did we do'. */
export const countMeantFigures: Step = (turn) => {
  if (turn.meaning()?.kind !== 'figures') return undefined;
  const numbers = turn.numbers();
  const isUnread = !numbers || (turn.route.topic === 'recent' && numbers.confidence < minConfidence);
  return isUnread && isOfGames(turn) && !trendsInSkill(turn) ? turn.byPattern() : turn.byMeantNumbers();
};

/** Counts if the words ask for figures, although the meaning is uncertain: 'which month was best'. */
export const countWordedFigures: Step = (turn) =>
  turn.numbers() && turn.meaning()?.kind !== 'offTopic' && figureWords.test(turn.text)
    ? turn.byNumbers()
    : undefined;
