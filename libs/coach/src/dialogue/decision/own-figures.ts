import { isOfStatistics } from '../../content/content.js';
import type { NumbersQuestion } from '../../queries/numbers-question.js';
import { minConfidence } from '../../queries/question-context.js';
import { asksReasonOfThat } from '../dialogue.js';
import { recentEntryIn } from '../last-answer.js';
import { clearlyAsksElse, surelyAsksElse } from '../../retrieval/message-meaning.js';
import { noReasonTopic } from '../topics/dialogue.js';
import { drillWords, figureTopics, figureWords, isWholeRequest, summaryTopics } from './predicates.js';
import type { Step, Turn } from './turn.js';

/** Asks what made the figure of the last answer. */
const whatChanged =
  /^(?:but )?why(?: (?:so|such an?|the) (?:different|big|much|difference|low|high)(?: (?:difference|gap))?)?$|^(?:(?:so|and|but|ok) )*(?:whats?|what (?:was|is|s)) (?:so )?(?:different|changed|going on|going wrong)(?: (?:there|then|that (?:month|game|day)|in (?:it|that)|about (?:it|that)))?$|^(?:(?:so|and|but|ok) )*what (?:happened|changed|went (?:wrong|right)|made the difference)(?: (?:there|then|that (?:month|game|day)))?$/;
/** Gives no reasons for a figure: 'why so few'. */
export const giveNoReason: Step = ({ text, plainText, last, followsFigures }) =>
  last && !last.entry && (asksReasonOfThat(text) || whatChanged.test(plainText)) && followsFigures()
    ? { handler: noReasonTopic, basis: { kind: 'choice', ids: ['ownNumbers'] } }
    : undefined;

/** Words of a question on the own games. */
const ownFigures =
  /\b(?:my|our|his|her|(?:did|have|has|am|was|were|is|are) (?:i|we|he|she)|(?:do|does) (?:i|we|he|she) (?:(?:usually|ever|often|even|still|always) )*(?:win|lose|beat|average|score)|(?:what|first|last) place|(?:goals|points|assists|saves|record) when (?:i|we|he|she))\b|^how many (?:\w+ ){1,4}(?:do|does) (?:i|he|she) (?:have|get|got|take)\b|^how many \d+[- ]?min(?:ute)?s? (?:penalties|minors|majors)$|^how many (?:\w+ )?(?:goals|saves|netters|assists)\b(?! (?:is|are|does|do|makes?|for|in) )|^how many (?:\w+ )?(?:wins|dubs|losses)\b(?! (?:is|are|does|do|makes?|for|in) )|\b(?:who|which teams?|what teams?) (?:do )?(?:we|i) own\b|\bowns? (?:us|me)\b|\b(?:percent\w*|share|part) of (?:all )?(?:the )?(?:goals|saves|shots|points) (?:i|we|he|she)\b|\bhow many (?:\w+ )?games (?:did|have|has) (?:we|i|he|she)\b|\bare they (?:better|worse) (?:on|in|after)\b|\b(?:biggest|largest) (?:lead|deficit|comeback)\b/i;

const maxNameWords = 5;
/** Whether the message is only the name of a figure: 'overtime goals'. */
const isFigureName = ({ text, words }: Turn): boolean =>
  words.length <= maxNameWords &&
  (/%|\b(?:per|a) game$/.test(text) ||
    words.some((word) =>
      /^(?:gp|gpg|apg|ppg|w-l(?:-t)?|goals|assists|points|record|wins|losses|saves?|shots|shutouts?|gaa|streak|stats|tricks?|count|rate|percent|percentage|pct|minus|rebounds|winners)$/.test(
        word,
      ),
    )) &&
  !words.some((word) =>
    /^(?:i|we|he|she|are|getting|going|keeps?|great|nice|good|scored|got|how|why|explain|what|whats|mean)$/.test(
      word,
    ),
  );

/** Whether the message mentions something that is not logged without asking for a figure: 'our power play is slow'. */
const onlyMentionsUnlogged = (turn: Turn): boolean =>
  turn.isUnlogged() && !figureWords.test(turn.text) && !isFigureName(turn);

const asksDrill = ({ text, route: { topic }, last }: Turn): boolean =>
  topic === 'drills' &&
  (drillWords.test(text.toLowerCase()) || (last?.drill !== undefined && /^for\b/i.test(text)));

/** Names the next subject: after advice, 'what about rebounds' asks for advice. */
const asksAbout = /^(?:(?:and|so|ok) )*(?:what|how) about\b/i;
/** Whether the message continues advice, also after its drill. */
const continuesAdvice = ({ text, last, context }: Turn, { queries }: NumbersQuestion): boolean => {
  const advised = last?.entry ?? (last?.drill && recentEntryIn(context.history));
  return (
    advised !== undefined &&
    !ownFigures.test(text) &&
    queries.every(
      ({ measures, aggregate }) =>
        measures.join() === 'minutes' ||
        ((aggregate === 'unlogged' || !isOfStatistics(advised)) && asksAbout.test(text)),
    )
  );
};

/** Whether the message asks why a figure of the whole season is low: the topic shows the last games and names no cause. */
const asksCause = ({ plainText, route: { topic } }: Turn, { queries }: NumbersQuestion): boolean =>
  topic === 'trend' &&
  /^(?:(?:so|and|but) )*why\b/.test(plainText) &&
  queries.every(
    ({ period, opponent, result, condition }) => period.assumed && !opponent && !result && !condition,
  );

/** Whether the words surely ask for figures: 'how many goals do I have'. */
const asksFigures = (turn: Turn): boolean => {
  const numbers = turn.numbers();
  return (
    numbers !== undefined &&
    numbers.confidence >= minConfidence &&
    !asksDrill(turn) &&
    !asksCause(turn, numbers) &&
    !continuesAdvice(turn, numbers) &&
    !onlyMentionsUnlogged(turn)
  );
};

const beyondSummary =
  /\b(?:weekend|pct|compared?|difference|before that|when|how many (?:days|games)|median|percentile|rank\w*|more|less|what day|score of)\b|\d.*\b(?:vs|versus)\b/i;
/** Restricts the games to some that no topic reads. */
const restrictedGames =
  /\b(?:after|since|with(?:out)?|while|excluding|between) (?:the|my|his|her|our|we|i|he|she)\b|\bback to back\b/i;
/** Whether the message asks for more than a topic on a season or games says: 'my last 3 games compared to before'. */
const asksBeyondTopic = (turn: Turn): boolean => {
  const { text, route, context, numbers } = turn;
  if (route.isReply === true || isWholeRequest(turn)) return false;
  if (summaryTopics.has(route.topic) && beyondSummary.test(text)) return true;
  const hasUnread = numbers()?.queries.some(({ unread }) => unread !== undefined) === true;
  return (
    (summaryTopics.has(route.topic) || figureTopics.has(route.topic)) &&
    (hasUnread || (context.history.length === 0 && restrictedGames.test(text)))
  );
};

/** Begins a message that continues the question before it. */
const continuation =
  /^(?:and|but|or|what about|how about|same|what would (?:it|that) be|without|not counting|besides|except|which (?:one |month |season )?(?:was|is))\b/i;
/** Asks for a figure of the own games that they do not have. */
const asksOwnUnlogged =
  /^(?:how many|how often|which|what)\b.*\b(?:do|does|did|have|has) (?:i|he|she)\b(?!.*\bneed\b)/i;
const namedTarget = /\.\d{3}\b|\d ?%|\b\d+ (?:goals|assists|points|saves|wins|shutouts)\b/i;
/** Whether the message asks what a named target takes: 'what gets me back to .910'. */
const asksTarget = ({ text, numbers }: Turn): boolean =>
  namedTarget.test(text) && numbers()?.queries.some(({ aggregate }) => aggregate === 'need') === true;

const resultName = /\b(?:goals?|assists|points|wins|losses|winners|percent\w*|rate|record)\b|%/i;
/** Whether the name of a figure that is not logged names a subject of advice: 'slap shots'. */
const namesEntry = (turn: Turn): boolean =>
  turn.isUnlogged() && !resultName.test(turn.text) && !turn.followsFigures() && turn.answer() !== undefined;

/** Asks for the best or worst of the own days, months or opponents. */
const asksOwnGroup =
  /^(?:(?:so|and|ok|on) )*(?:which|what) (?:day|weekday|month|team|opponent)\b.*\b(?:am|is|are|do|does|did|was|were|has|have) (?:i|we|he|she|my|our|his|her)\b.*\b(?:best|worst|better|most|least)\b/i;
/** Asks for the place of the team in its league. */
const asksStanding =
  /^(?:(?:so|and|ok) )*(?:where|what place) (?:are|do|is) (?:we|(?:my|our|his|her|the) team)\b.*\b(?:league|division|conference|table|standings)\b|^(?:are|is) (?:we|(?:my|our|his|her|the) team)\b.*\b(?:table|standings)\b/i;
/** Asks for a judgement of the last figure. */
const judgesFigure =
  /^(?:(?:so|and|ok|but) )*(?:is|was) (?:that|it|this)\b.*\bfor (?:my|his|her|this|that|an?) \w+|^(?:(?:so|and|ok|but) )*(?:is|was) (?:that|it) (?:any |pretty |really )?(?:good|bad|ok|okay|normal|decent|a ?lot)\b/i;

/** These phrases always ask for the player's own games, even if their words have other meanings. */
const surelyOwn =
  /\b(?:who|(?:which|what) teams?) (?:do )?(?:we|i) own\b|\b(?:who|(?:which|what) teams?) owns? (?:us|me)\b|\b(?:closest|tightest|narrowest) (?:game|win|loss)\b|^what happened (?:on |in )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d/i;
/** Whether the reading leaves no doubt: it names a time and a figure, and every word is explained. */
const isClearlyRead = ({ text, numbers }: Turn): boolean => {
  const { confidence = 0, otherParts = [], queries = [] } = numbers() ?? {};
  const isRead = ({ period, unread, aggregate, measures }: (typeof queries)[number]) =>
    period.assumed !== true && unread === undefined && aggregate !== 'unlogged' && measures.length > 0;
  return (
    confidence >= clearConfidence && otherParts.length === 0 && queries.every(isRead) && ownFigures.test(text)
  );
};
const clearConfidence = 0.9;

/** Whether the meaning is not figures, although the words look like it: 'how many guys shoot in a shootout'. */
const meansElse = (turn: Turn): boolean => {
  const { text, isUnlogged } = turn;
  const { embedded, ranking, persona } = turn.context;
  if (!embedded || !ranking) return false;
  if (surelyOwn.test(text) || isClearlyRead(turn)) return false;
  if (
    continuation.test(text) ||
    (isFigureName(turn) && !namesEntry(turn)) ||
    asksTarget(turn) ||
    turn.isShortFollowUp()
  )
    return false;
  if (
    asksStanding.test(text) ||
    asksOwnGroup.test(text) ||
    (judgesFigure.test(text) && turn.followsFigures())
  )
    return false;
  if (isUnlogged() ? clearlyAsksElse(ranking, embedded, persona) : turn.hasNoFigures()) return true;
  return (
    !ownFigures.test(text) &&
    !(isUnlogged() && asksOwnUnlogged.test(text)) &&
    surelyAsksElse(ranking, embedded, persona)
  );
};

/** Asks how some of the own games went: 'how has he done in his last 3'. */
const ownGames =
  /\bhow (?:did|have|has) (?:i|we|he|she|my (?:son|daughter|kid|child|boy|girl)) \w+ (?:in|over) (?:my|our|his|her|the) (?:last|first) \d/i;

/** Answers with figures of the own games: 'how many goals do I have', 'and last year'. */
export const countFigures: Step = (turn) => {
  if (ownGames.test(turn.text) && turn.route.topic !== 'recent' && turn.numbers())
    return turn.byMeantNumbers();
  const isSure = asksFigures(turn);
  if (!(isSure || asksBeyondTopic(turn)) || meansElse(turn)) return undefined;
  return isSure ? turn.byNumbers() : turn.byMeantNumbers();
};
