import type { DrillView } from '@rinkside/contracts/drill';
import type { AnswerBasis, CoachQuestion, Engine } from './engine.js';
import type { KnowledgeEntry } from './knowledge/entry.js';
import { statisticsIds } from './knowledge/statistics.js';
import { readNumbersQuestion, type NumbersQuestion } from './numbers/numbers-question.js';
import { minConfidence } from './numbers/question-context.js';
import { answerableChips, chipTopics } from './playbook/chips.js';
import { suggestionChips, finalizeAnswer, textChunksOf } from './playbook/finalize-answer.js';
import { tokenize } from './playbook/pattern-matcher.js';
import { isBareScore, isSmallTalk as isWholeSmallTalk } from './playbook/statement-patterns.js';
import { routeQuestion, type QuestionRoute } from './playbook/topic-router.js';
import { staticTopic, type TopicContext, type TopicHandler } from './playbook/topic-context.js';
import { topicHandlerFor } from './playbook/topics.js';
import {
  choiceTopic,
  dialogueTopic,
  noReasonTopic,
  notUnderstoodTopic,
  unclearTopic,
} from './playbook/topics/dialogue.js';
import { continuedTopic } from './playbook/topics/continued.js';
import { eitherTopic, entryDrill, entryTopic, wasOffered } from './playbook/topics/entry.js';
import { consoledEntryTopic } from './playbook/topics/feelings.js';
import { meantNumbersTopic, numbersTopic } from './playbook/topics/numbers.js';
import { trainingWithheldTopic } from './playbook/topics/small-talk.js';
import { explainedEntryTopic } from './playbook/topics/stats.js';
import { toneFor } from './playbook/tone.js';
import {
  asksAlone,
  asksDrillForThat,
  asksReasonOfThat,
  asksWhyChoice,
  changesDrill,
  continuesQuestion,
  excludesDrills,
  namesPlaceOnly,
  declinesDrill,
  dependsOnLastAnswer,
  lacksSubject,
  ownerAsked,
  pointsBack,
  dialogueMoveOf,
  refersToQuestion,
  titledEntry,
  type DialogueMove,
} from './understanding/dialogue.js';
import { withoutCorrection } from './understanding/normalize-message.js';
import { englishRequestFor } from './understanding/language.js';
import { lastAnswerIn, recentEntryIn } from './understanding/last-answer.js';
import { asksNoFigures, surelyAsksElse, understand } from './understanding/understand.js';

const basisOf = ({ topic, subject }: QuestionRoute): AnswerBasis =>
  subject
    ? { kind: 'entry', ids: [] }
    : topic === 'unknown'
      ? { kind: 'fallback', ids: [] }
      : { kind: 'topic', ids: [topic] };

/** A no that names something: 'no, I am a defender', 'no weights though'. */
const namesMore = (text: string) =>
  /^(?:no|nope|nah) (?!thanks?|thx|ty|not|im|i|its|it|thats|that|maybe|all|never|way|problem|need|more|really|coach|mack|worries|idea|u|you|we|he|she|they|sorry|but)\w+ \w+|^no (?:im|i am|hes|shes|we are) an? \w+$/.test(
    tokenize(text).join(' '),
  );
/** Topics that a pattern decides: a command, a yes or no to the coach's question, or a fixed suggestion. */
const strictTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['logGame', 'remember', 'no']);
/** 'What percent of my goals are against the Lynx' is no goal to remember. */
const asksAmount = /^what (?:percent\w*|share|part)\b|\bhow (?:many|much)\b/i;
const isStrict = (text: string, { topic, isReply }: QuestionRoute): boolean =>
  isReply === true ||
  Object.hasOwn(chipTopics, text) ||
  (strictTopics.has(topic) && !namesMore(text) && !(topic === 'remember' && asksAmount.test(text)));

const smallTalk: ReadonlySet<QuestionRoute['topic']> = new Set(['hello', 'thanks', 'bye', 'cheer']);
/** A message with more words is not only small talk. */
const maxSmallTalkWords = 5;
const isSmallTalk = (text: string) => tokenize(text).length <= maxSmallTalkWords && !text.includes('?');

/** Topics whose patterns match messages about other things. They need the meaning. */
const broadTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['unknown', 'drills', 'plan', 'feelings']);
/** A number that is a time, not a target. */
const clockTime =
  /\d ?(?:am|pm|years?|minutes|days|weeks)\b|\bat \d{1,2}(?::\d\d)?(?= ?(?:[?!.]|$|in the|tonight|tomorrow|on |o ?clock))/i;

const practiceWord = /\b(?:practi[cs]es?|sessions?|plan|stations?)\b/i;
/** Asks for a practice, and does not only mention one: 'my best player coasts in practice'. */
const practiceRequest =
  /\d|\b(?:give|make|build|create|plan|write|design|draft|need|want|set up|put together|run|show|prepare|another|next|ideas?|example)\b|^(?:an? |the )?(?:\w+ ){0,3}(?:practi[cs]e|session)\b(?: (?:for|with|on|please|tonight|tomorrow)\b.*)?$/i;

/** A longer message names a problem: 'my team is all over the place, help'. */
const maxAbilitiesWords = 5;

/** Whether a pattern may decide about a message with an uncertain meaning. */
const isReliable = (text: string, { topic, subject }: QuestionRoute): boolean =>
  !subject &&
  !broadTopics.has(topic) &&
  !(topic === 'whatIf' && clockTime.test(text)) &&
  !(
    topic === 'practice' &&
    (!practiceWord.test(text) ||
      !practiceRequest.test(text) ||
      /^(?:how|why|is|my)\b|\bhow (?:long|many|much|often)\b/i.test(text))
  ) &&
  !(topic === 'abilities' && tokenize(text).length > maxAbilitiesWords) &&
  !(topic === 'analysis' && /^(?:how long|when)\b/i.test(text)) &&
  !(topic === 'season' && /\bshould\b/i.test(text)) &&
  !(topic === 'team' && /^(?:one|two|some|most|a few|all|none) of my\b/i.test(text)) &&
  (!smallTalk.has(topic) ||
    (isSmallTalk(text) &&
      !/\b(?:what|whats|how|who|when|where|why|which|should)\b|^(?:can|do|does)\b/i.test(text)));

const maxImprovementWords = 7;
/** Whether the message asks how to improve a skill as a whole, so that a drill for it is an answer. */
const asksToImprove = (text: string, { topic, slots }: QuestionRoute): boolean =>
  topic === 'drills' &&
  slots.skill !== undefined &&
  text.split(' ').length <= maxImprovementWords &&
  /\b(?:improve|better|good at|work on|help|(?:stop|save) more)\b/.test(text);

/** Topics that work with the player's own games. */
const ownDataTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['trend', 'whatIf', 'milestones']);
const ownSpecialTeams =
  /\bgoals? (?:for|against)\b|\bhow (?:are|is|was|were|did|do) (?:my|our|his|her|their)\b/i;
/** Whether the message names what to look up in the player's own games: a figure, a target or an award. */
const asksOwnData = (text: string, { topic, subject, slots }: QuestionRoute): boolean =>
  !subject &&
  (topic === 'specialTeams'
    ? ownSpecialTeams.test(text)
    : ownDataTopics.has(topic) &&
      (topic === 'milestones' ||
        slots.stat !== undefined ||
        (slots.target !== undefined && !clockTime.test(text))));

/** Topics that answer with figures of a whole season. */
const figureTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['trend', 'season']);
/** Asks how a figure develops, not how high it is. */
const improvement =
  /\b(?:getting|improv\w*|trend\w*|progress\w*|better|worse|up|down|dip\w*|drop\w*|develop\w*|chang\w*)\b/i;

const predictionStart =
  /^(?:(?:hey|hi|so|ok|and|but|coach|do you think|you think) )*(?:will|am i (?:going|gonna)|are we (?:going|gonna))\b/;
/** Whether the message asks what will happen. An entry must not answer it as if that was known. */
const asksPrediction = (text: string, { topic }: QuestionRoute): boolean =>
  topic === 'noPredictions' && predictionStart.test(tokenize(text).join(' '));

const greetingTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['hello', 'thanks', 'bye']);

/** A longer message names what it wants. */
const maxRepeatWords = 5;
const trainingTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['drills', 'plan', 'practice']);
/** Whether the message asks for another drill, plan or practice. */
const repeatsTraining = (text: string, { topic, slots }: QuestionRoute): boolean =>
  trainingTopics.has(topic) &&
  slots.another === true &&
  !/\bother (?!one|drill|plan|practice|exercise)\w/i.test(text) &&
  tokenize(text).length <= maxRepeatWords;

/** A longer request names more than a drill. */
const maxDrillRequestWords = 8;
const drillWords = /\b(?:drill|exercise)s?\b/;
const explicitDrillRequest =
  /\b(?:give|show|find|suggest|recommend) (?:me|us) (?:(?:an?|some|another|any|the) )?(?:\w+ )?(?:drill|exercise)s?\b/;
/** Whether the message requests a drill for a skill or a place. */
const requestsDrill = (text: string, { topic, slots: { skill, place } }: QuestionRoute): boolean => {
  const words = tokenize(text);
  return (
    topic === 'drills' &&
    (skill ?? place) !== undefined &&
    (words.length <= maxDrillRequestWords ? drillWords : explicitDrillRequest).test(words.join(' '))
  );
};

const address = '(?:(?:please|coach|hey|hi) )*';
const ask =
  '(?:(?:can|could|would|will) you (?:please )?|(?:id|i would) like (?:you to )?|i (?:want|need) (?:you to )?)?';
const give = '(?:please )?(?:give|make|write|build|create|draft|prepare|show) ';
const forMe = '(?:(?:for )?(?:me|us) )?';
const planName =
  '(?:an?|my|our|the|another) (?:new )?(?:(?:training|practice|weekly|week|home|workout) )*plan';
/** Whole messages that request something the coach does itself. Every word has its place, so the meaning is certain. */
const wholeRequests: Partial<Record<QuestionRoute['topic'], RegExp>> = {
  drills: new RegExp(
    `^${address}(?:(?:so|ok) )*(?:what (?:should|can|could|do) (?:i|we|he|she|my (?:son|daughter|kid|child)) (?:need to )?(?:(?:practice|train|work on)(?: (?:today|now|next|this week|at practice|first|coach))*|do (?:today|this afternoon|after school|outside|inside)(?: coach)?))$`,
  ),
  plan: new RegExp(
    `^${address}${ask}(?:${give}${forMe})?${planName}(?: for (?:me|us|the week|this week|next week))?(?: please)?$`,
  ),
  recent:
    /^(?:(?:coach|hey|hi|so|ok) )*how (?:did|have) (?:i|we|he|she) (?:do|done|play|played)(?: in| over)? (?:my|our|his|her|the) (?:last|past|recent|latest) (?:\w+ )?games?$/,
  trend:
    /^(?:(?:coach|hey|hi|so|ok) )*(?:am i|is (?:he|she|my (?:son|daughter|kid|child))) (?:really |actually )?(?:getting (?:any )?better|improving|progressing|making progress|getting worse)(?: (?:lately|at all|or not|this (?:season|year|month)))*$/,
  memories:
    /^(?:(?:coach|hey|hi|so|ok) )*(?:what (?:do|did|have) you (?:remember|know|remembered|saved|stored)(?: about (?:me|us))?|do you remember (?:me|anything about me|my goals?|what i told you))$/,
};
const isWholeRequest = (text: string, { topic }: QuestionRoute): boolean =>
  wholeRequests[topic]?.test(tokenize(text).join(' ')) === true;

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

const aboutCoach =
  /^(?:(?:hey|hi|so|coach|mack) )*(?:how old are you|(?:do|did|where do|when do|are|were|have|what do) you (?:\w+ )?(?:sleep|live|eat|single|married|born|kids|dream|dating|wife|girlfriend|boyfriend))\b/;
/** Whether the message asks about the coach's own life. */
const asksAboutCoach = (text: string) => aboutCoach.test(tokenize(text).join(' '));

const maxPracticeWords = 10;
/** Whether the message requests a practice by its minutes, ice or players. */
const requestsPractice = (
  text: string,
  { topic, slots: { minutes, ice, players } }: QuestionRoute,
): boolean =>
  topic === 'practice' &&
  (minutes ?? ice ?? players) !== undefined &&
  tokenize(text).length <= maxPracticeWords &&
  /\bpractice\b|^make it\b/i.test(text) &&
  !/^(?:how|why|is|are|should)\b|\b(?:what|which|teach|drills?|stations?|late|every)\b/i.test(text);

const maxTrainingWords = 6;
/** Whether the message names where or how long to train: not 'a kid refuses to come off the ice'. */
const namesTraining = (text: string, { topic, slots: { place, minutes } }: QuestionRoute): boolean =>
  topic === 'drills' &&
  (place ?? minutes) !== undefined &&
  (tokenize(text).length <= maxTrainingWords || /\b(?:drill|exercise|train|practi[cs]e|work)/i.test(text));

const maxSkillWords = 2;
/** Whether the message is only the name of a skill: an answer to the coach's question. */
const namesSkill = (text: string, { topic, slots: { skill } }: QuestionRoute): boolean =>
  topic === 'drills' &&
  skill !== undefined &&
  tokenize(text).length <= maxSkillWords &&
  !/^(?:no|not|without)\b/i.test(text);

/** Whether the entry explains a figure that the player's own games can illustrate. */
const explainsStat = ({ route, tone }: TopicContext, { id }: KnowledgeEntry): boolean =>
  route.topic === 'explain' && !route.subject && tone !== 'play' && statisticsIds.has(id);

const gameWords = /\b(?:games?|lost|lose|losing|played)\b/;
/** What a player or team loses besides a game: 'we keep losing faceoffs'. */
const lostThing =
  /\b(?:lose|loses|losing|lost) (?:\w+ ){0,3}?(?:face-?offs?|draws?|battles?|pucks?|edges?|balance|confidence|control|focus|concentration|races?|possession|coverage|man|check|sticks?|gloves?|speed|angles?|position|gap|temper|cool|interest|motivation|players?|mouth ?guard|tooth|teeth|weight)\b/;
/** Whether the message reports a bad game and asks nothing. */
const reportsBadGame = (text: string, { topic, subject }: QuestionRoute): boolean =>
  topic === 'feelings' &&
  !subject &&
  !text.includes('?') &&
  gameWords.test(text.toLowerCase()) &&
  !lostThing.test(text.toLowerCase()) &&
  !/\b(?:how|what|why|should|can)\b/i.test(text);

const figureWords =
  /^(?:goals|points|assists|saves|shutouts|shots|record|stats|no,? i|not|and|what about|how about|i meant)\b|\b(?:how (?:many|much|often)|how (?:fast|hard) (?:is|was) (?:my|his|her)|percent\w*|rate|average|total|stats?|numbers?|count|most|least|which|(?:biggest|largest) (?:lead|deficit|comeback)|what line|what place|first place|in the table|outsho[ot]t?|splits?|gwgs?|what(?:['’]?s| is| was| are| were)? (?:my|our|his|her|their)|(?:do|did|am|is|was|are|were|have|has) (?:i|we|he|she|my|our|his|her)\b.*\b(?:more|less|better|worse|most|best))\b|%|\+ ?\/ ?-/i;
const maxFigureWords = 5;
/** Whether the message is only the name of a figure: 'overtime goals'. */
const isFigureName = (text: string) => {
  const words = tokenize(text);
  return (
    words.length <= maxFigureWords &&
    (text.includes('%') ||
      words.some((word) =>
        /^(?:goals|assists|points|record|wins|losses|saves?|shots|shutouts?|gaa|streak|stats|tricks?|count|rate|percent|percentage|pct|minus|rebounds|winners)$/.test(
          word,
        ),
      )) &&
    !words.some((word) =>
      /^(?:i|we|he|she|great|nice|good|scored|got|how|why|explain|what|whats|mean)$/.test(word),
    )
  );
};
/** Whether the message mentions something that is not logged without asking for a figure: 'our power play is slow'. */
const onlyMentionsUnlogged = (text: string, { queries }: NumbersQuestion): boolean =>
  queries.every(({ aggregate }) => aggregate === 'unlogged') &&
  !figureWords.test(text) &&
  !isFigureName(text);

/** Topics that answer from the own games. */
const gameTopics: ReadonlySet<QuestionRoute['topic']> = new Set([
  'analysis',
  'recent',
  'trend',
  'milestones',
]);

/** Whether the message tells a figure instead of asking for one. */
const reportsGame = (text: string) =>
  /^(?:and |so |but )*(?:i|we|he|she|my (?:son|daughter|kid)) (?:just |only )?(?:had|got|scored|let|won|lost|made|saved|stopped|played)\b/i.test(
    text,
  ) && !text.includes('?');

/** Whether the message tells a count and asks nothing: 'he has 3 goals'. */
const tellsFigure = (text: string) =>
  /^(?:i|he|she|my (?:son|daughter|kid)) (?:\w+ )?(?:has|have|had|got|scored|made) \d+ \w+[.! ]*$/i.test(
    text,
  );

/** A period of the own games, in a message that asks for no advice. */
const ownPeriod =
  /^(?!.*\b(?:how (?:do|can|should|to)|why|should|tips?)\b).*\b(?:(?:this|last) (?:season|szn|year|yr|month)|so far|all time|last time (?:i|we|he|she)|in (?:january|february|march|april|august|september|october|november|december))\b/i;

const lastTimeAsked = /^(?:when was )?(?:the )?last time (?:i|we|he|she)\b/i;

const seasonTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['season', 'recent']);
const beyondSummary =
  /\b(?:compared?|difference|before that|when|how many (?:days|games)|median|percentile|rank\w*|more|less|what day|score of)\b|\d.*\b(?:vs|versus)\b/i;
/** Whether the message asks for more than the summary of a season or of games. */
const asksBeyondSummary = (text: string, route: QuestionRoute): boolean =>
  seasonTopics.has(route.topic) && beyondSummary.test(text) && !isWholeRequest(text, route);

/** Restricts the games to some that no topic reads. */
const restrictedGames =
  /\b(?:after|since|with(?:out)?|while|excluding) (?:the|my|his|her|our|we|i|he|she)\b|\bback to back\b/i;

/** Asks how the player does in a part of the games, which the analysis of the season does not answer. */
const asksPartOfGames =
  /\bhow (?:do|does|did|have|has) (?:i|we|he|she|my (?:son|daughter|kid|child)) (?:(?:usually|always) )?(?:do|play|perform)(?:ne|ed)? (?:in|on|against|when|after) (?:close|tight|one[- ]goal|big|home|away|road|early|late|night|morning|overtime|the (?:first|second|third|last)|back)\b|\b(?:do|does|did|am|is) (?:i|he|she|my (?:son|daughter|kid|child)) (?:(?:do|play|perform|usually|always) )*(?:better|worse) (?:in|on|at|with|without|against|when|after|before|as|the (?:first|second|last))\b/i;
/** Asks for a count of the past, which no entry knows. */
const asksOwnCount =
  /\bhow many \w+(?: \w+){0,3} (?:did|have|has) (?:i|we|he|she|my (?:son|daughter|kid|child))\b(?! to\b)/i;

/** Words of a question on the own games. */
const ownFigures =
  /\b(?:my|our|his|her|(?:did|have|has|am|was|were|is) (?:i|we|he|she)|(?:do|does) (?:i|we|he|she) (?:usually |ever )?(?:win|lose|beat|average)|(?:what|first|last) place|(?:goals|points|assists|saves|record) when (?:i|we|he|she))\b|^how many (?:\w+ ){1,4}(?:do|does) (?:i|he|she) (?:have|get|got|take)\b|^how many \d+[- ]?min(?:ute)?s? (?:penalties|minors|majors)$|^how many (?:\w+ )?(?:goals|saves|netters|assists)\b(?! (?:is|are|does|do|makes?|for|in) )|^how many (?:\w+ )?(?:wins|dubs|losses)\b(?! (?:is|are|does|do|makes?|for|in) )|\bwho (?:do )?we own\b|\bowns? us\b|\bare they (?:better|worse) (?:on|in|after)\b|\b(?:biggest|largest) (?:lead|deficit|comeback)\b/i;

/** Asks for a figure of the own games that they do not have. */
const asksOwnUnlogged =
  /^(?:how many|how often|which|what)\b.*\b(?:do|does|did|have|has) (?:i|he|she)\b(?!.*\bneed\b)/i;

const isOfStatistics = (entry: KnowledgeEntry | undefined) =>
  entry !== undefined && statisticsIds.has(entry.id);

/** Begins a message that continues the question before it. */
const continuation = /^(?:and|but|or|what about|how about|same|which (?:one |month |season )?(?:was|is))\b/i;

/** Names the next subject: after advice, 'what about rebounds' asks for advice. */
const asksAbout = /^(?:(?:and|so|ok) )*(?:what|how) about\b/i;

const maxFollowUpWords = 5;
/** 'When I face over 30 shots' after a record. */
const conditionStart = /^(?:(?:and|or|but|what about|how about) )*(?:when|if) (?:i|we|he|she) .*\d/i;
const maxConditionWords = 9;
/** Begins a part of the question before it: 'on the Lynx', 'how many in wins'. */
const partStart =
  /^(?:(?:and|n|or|but|just|only) )*(?:how many|vs|against|with|without|in|on|at|when|since|for|from|during|before|after|what about|how about)\b/i;
/** Whether the last question asked for figures. */
const followsFigures = (history: CoachQuestion['history'], persona: CoachQuestion['persona']): boolean => {
  const at = history.findLastIndex(({ role }) => role === 'user');
  const asked = history[at];
  return (
    asked !== undefined &&
    (readNumbersQuestion(asked.text, history.slice(0, at), persona)?.confidence ?? 0) >= minConfidence
  );
};

/** Asks what made the figure of the last answer. */
const whatChanged =
  /^(?:(?:so|and|but|ok) )*(?:whats?|what (?:was|is|s)) (?:so )?(?:different|changed|going on|going wrong)(?: (?:there|then|that (?:month|game|day)|in (?:it|that)|about (?:it|that)))?$|^(?:(?:so|and|but|ok) )*what (?:happened|changed|went (?:wrong|right)|made the difference)(?: (?:there|then|that (?:month|game|day)))?$/;

const wordyQuestion = /^(?:how|what|why|when|where|who|which|should|can|do|does|is) (?:\S+ ){3,}/i;
/** Whether a message that looks like a reference to the last reply names a subject of its own. */
const namesOtherSubject = (text: string, { kind }: DialogueMove): boolean => {
  // 'What do I write down'.
  if (kind === 'draft') return /\bwrite (?:it |that |this |them )?down\b/i.test(text);
  // 'How do I tell kids they are cut' after the choice 'asking why you were cut', 'not the hockey stop'.
  return kind === 'chosen' && (wordyQuestion.test(text) || /^not\b/i.test(text));
};

/** How to answer, and what that was derived from. */
interface Decision {
  handler: TopicHandler;
  basis: AnswerBasis;
  route?: QuestionRoute;
}

const decide = (context: TopicContext): Decision => {
  const { text, history, route, persona, embedded, ranking, noDrills } = context;
  const englishRequest = englishRequestFor(text);
  if (englishRequest !== undefined)
    return {
      handler: staticTopic(() => ({ paragraphs: [englishRequest], knownText: true })),
      basis: { kind: 'fallback', ids: [] },
    };
  const byPattern = { handler: topicHandlerFor(context), basis: basisOf(route) };
  const withheld = (entries: readonly KnowledgeEntry[]) =>
    noDrills === true && entries.some(({ drills = [] }) => drills.length > 0);
  const byEntries = (entries: readonly KnowledgeEntry[], handler = entryTopic(entries)): Decision => ({
    handler: withheld(entries) ? trainingWithheldTopic : handler,
    basis: { kind: 'entry', ids: entries.map(({ id }) => id) },
  });
  const byChoice = (entries: readonly KnowledgeEntry[], options?: { withReason: boolean }): Decision => ({
    handler: choiceTopic(entries, options),
    basis: { kind: 'choice', ids: entries.map(({ id }) => id) },
  });
  const numbers = readNumbersQuestion(text, history, persona);
  // 'No, in October' corrects a question about numbers, and 'what was the score' logs no game.
  const isCorrection =
    (route.topic === 'no' && withoutCorrection(text) !== text) ||
    ((numbers?.confidence ?? 0) >= minConfidence &&
      (route.topic === 'no' ||
        route.isReply === true ||
        (route.topic === 'logGame' &&
          /^(?:what['’]?s?|who|how['’]?s?|did|when|which|score of|my|our|his|her|record)\b/i.test(text))));
  const last = lastAnswerIn(history);
  const move = dialogueMoveOf(text, last);
  if (move?.kind === 'none') return { ...byPattern, handler: dialogueTopic(move) };
  if (move?.kind === 'choice again' || move?.kind === 'first sentence')
    return { handler: dialogueTopic(move), basis: { kind: 'topic', ids: ['shorter'] } };
  // '8-0' after 'what do I say after a bad loss' reports no game.
  const tellsScore = last?.entry !== undefined && isBareScore(text);
  if (isStrict(text, route) && !isCorrection && !tellsScore) return byPattern;
  if (
    last &&
    !last.entry &&
    (asksReasonOfThat(text) || whatChanged.test(tokenize(text).join(' '))) &&
    followsFigures(history, persona)
  )
    return { handler: noReasonTopic, basis: { kind: 'choice', ids: ['ownNumbers'] } };
  const subject = last?.entry ?? ((last?.choices.length ?? 0) === 0 ? last?.subject : undefined);
  const unclear: Decision = {
    handler: unclearTopic(subject ?? last?.subject),
    basis: { kind: 'fallback', ids: [] },
  };
  const byNumbers: Decision = { handler: numbersTopic, basis: { kind: 'topic', ids: ['ownNumbers'] } };
  const isShortFollowUp = () =>
    tokenize(text).length <= (conditionStart.test(text) ? maxConditionWords : maxFollowUpWords) &&
    !/\bhow (?:do|can|should|to)\b/i.test(text) &&
    followsFigures(history, persona);
  const hasNoFigures = () =>
    embedded !== undefined && ranking !== undefined && asksNoFigures(ranking, embedded, persona);
  const isUnlogged = numbers?.queries.every(({ aggregate }) => aggregate === 'unlogged') === true;
  const meansElse = () =>
    embedded !== undefined &&
    ranking !== undefined &&
    !continuation.test(text) &&
    !isFigureName(text) &&
    !isShortFollowUp() &&
    ((!isUnlogged && hasNoFigures()) ||
      (!ownFigures.test(text) &&
        !(isUnlogged && asksOwnUnlogged.test(text)) &&
        surelyAsksElse(ranking, embedded, persona)));
  const asksDrill =
    route.topic === 'drills' &&
    (drillWords.test(text.toLowerCase()) || (last?.drill !== undefined && /^for\b/i.test(text)));
  /** The subject of the last answer, also when it was a drill. */
  const advised = last?.entry ?? (last?.drill && recentEntryIn(history));
  const isOfAdvice =
    advised !== undefined &&
    !ownFigures.test(text) &&
    numbers?.queries.every(
      ({ measures, aggregate }) =>
        measures.join() === 'minutes' ||
        ((aggregate === 'unlogged' || !isOfStatistics(advised)) && asksAbout.test(text)),
    ) === true;
  if (
    numbers &&
    !asksDrill &&
    !isOfAdvice &&
    numbers.confidence >= minConfidence &&
    !onlyMentionsUnlogged(text, numbers) &&
    !meansElse()
  )
    return byNumbers;
  const hasUnread = numbers?.queries.some(({ unread }) => unread !== undefined) === true;
  const isBeyond =
    asksBeyondSummary(text, route) ||
    ((seasonTopics.has(route.topic) || figureTopics.has(route.topic)) &&
      (hasUnread || (history.length === 0 && restrictedGames.test(text))));
  if (isBeyond && route.isReply !== true && !isWholeRequest(text, route) && !meansElse())
    return { ...byNumbers, handler: meantNumbersTopic };
  const titled = titledEntry(text);
  if (titled) return byEntries([titled]);
  if (last && asksWhyChoice(text, last)) return byChoice(last.choices, { withReason: true });
  const byRoute = (next: QuestionRoute): Decision => ({
    handler: topicHandlerFor({ ...context, route: next }),
    basis: basisOf(next),
    route: next,
  });
  const nextDrill = (slots: QuestionRoute['slots']) =>
    byRoute({ topic: 'drills', slots: { ...slots, another: true } });
  if (excludesDrills(text) || (namesPlaceOnly(text) && (last?.choices.length ?? 0) === 0)) return unclear;
  if (declinesDrill(text) && move?.kind !== 'tried') {
    if (last?.drill && !noDrills) return nextDrill({ skill: last.drill.skill });
    const again = routeQuestion('another one', persona, history);
    if (again.topic === 'practice') return byRoute(again);
  }
  const { place } = route.slots;
  if (last?.drill && !noDrills && (asksAlone(text) || (place && /^(?:no|without|not)\b/i.test(text))))
    return nextDrill({ skill: last.drill.skill, place: 'home' });
  if (last?.drill && !noDrills && place && refersToQuestion(text))
    return nextDrill({ skill: last.drill.skill, place });
  const isOffered = (drill: DrillView | undefined) => drill !== undefined && wasOffered(context, drill);
  /** The next drill of an answered entry, or of the skill of the last drill once the entry has no more. */
  const anotherDrillOf = (entry: KnowledgeEntry): Decision =>
    last?.drill && !noDrills && isOffered(entryDrill(context, [entry]))
      ? nextDrill({ skill: last.drill.skill })
      : byEntries([entry], dialogueTopic({ kind: 'another', entry }));
  if (move && !namesOtherSubject(text, move)) {
    if (move.kind === 'another') return anotherDrillOf(move.entry);
    if ('drill' in move && noDrills) return { ...byPattern, handler: trainingWithheldTopic };
    return byEntries('entry' in move && move.entry ? [move.entry] : [], dialogueTopic(move));
  }
  const isUnsureFigure = numbers !== undefined && figureTopics.has(route.topic) && !improvement.test(text);
  if (asksAboutCoach(text)) return { handler: notUnderstoodTopic([]), basis: { kind: 'fallback', ids: [] } };
  if (asksDrillForThat(text)) {
    const entry = recentEntryIn(history);
    const next = entry && entryDrill(context, [entry]);
    const drill = next && isOffered(next) ? (last?.drill ?? next) : next;
    if (entry && drill)
      return byEntries(
        [entry],
        dialogueTopic(isOffered(drill) ? { kind: 'drill steps', drill } : { kind: 'another', entry }),
      );
    return !last?.drill && /\b(?:it|that|this)\b/i.test(text) ? unclear : byPattern;
  }
  if (
    (asksOwnData(text, route) && !isUnsureFigure) ||
    asksPrediction(text, route) ||
    (greetingTopics.has(route.topic) &&
      isWholeSmallTalk(text) &&
      !(route.topic === 'thanks' && text.includes('?')) &&
      !/^(?:what|which|who|how)|\bhow (?:long|often|many|much)\b/i.test(text)) ||
    repeatsTraining(text, route) ||
    isWholeRequest(text, route) ||
    requestsPractice(text, route) ||
    (namesTraining(text, route) && changesDrill(text, last)) ||
    (history.length > 0 && namesSkill(text, route) && !(last?.entry && /^(?:for|and|with|in)\b/i.test(text)))
  )
    return byPattern;
  const meaning =
    embedded &&
    ranking &&
    understand(ranking, embedded, persona, {
      continues: continuesQuestion(text),
      refers: refersToQuestion(text),
      depends: dependsOnLastAnswer(text),
      lacksSubject: lacksSubject(text),
      points: pointsBack(text),
      follows: history.length > 0,
      last: subject,
    });
  if (!meaning) return isUnsureFigure ? byNumbers : byPattern;
  if (meaning.kind === 'unclear') return unclear;
  const isAnswered = meaning.kind === 'entries' || meaning.kind === 'either';
  const meansDrill = isAnswered && entryDrill(context, meaning.entries) !== undefined;
  if (requestsDrill(text, route) && !meansDrill) return byPattern;
  const asksFigures = asksPartOfGames.test(text) || (asksOwnCount.test(text) && isAnswered);
  if (asksFigures && !route.isReply) return { ...byNumbers, handler: meantNumbersTopic };
  if (isAnswered) {
    if ((numbers ?? lastTimeAsked.test(text)) && ownPeriod.test(text))
      return { ...byNumbers, handler: meantNumbersTopic };
    const { entries } = meaning;
    if (tellsFigure(text) && entries.every(({ id }) => statisticsIds.has(id)))
      return { handler: notUnderstoodTopic(entries), basis: { kind: 'fallback', ids: [] } };
    if (asksOtherSubject(text, entries))
      return { handler: notUnderstoodTopic([]), basis: { kind: 'fallback', ids: [] } };
    const [first, second] = entries;
    const leads = !second || (meaning.kind === 'either' && meaning.leads === true);
    if (meaning.kind === 'either' && !leads) {
      if (reportsBadGame(text, route) || namesTraining(text, route)) return byPattern;
      if (embedded && asksToImprove(embedded.whole.text, route)) return byPattern;
    }
    if (first && leads) {
      if (first === subject) return byEntries(entries, continuedTopic(first, second));
      if (explainsStat(context, first)) return byEntries([first], explainedEntryTopic(first));
      if (reportsBadGame(text, route)) return byEntries([first], consoledEntryTopic(first));
    }
    if (meaning.kind === 'either' && first && second) return byEntries(entries, eitherTopic(first, second));
    return byEntries(entries);
  }
  if (meaning.kind === 'continued') {
    const { entry, other } = meaning;
    if (!other && namesTraining(text, route)) return byPattern;
    return byEntries([entry, ...(other ? [other] : [])], continuedTopic(entry, other));
  }
  if (tellsScore && subject) return byEntries([subject], continuedTopic(subject));
  const isNoSubject = meaning.kind === 'offTopic' || meaning.kind === 'none';
  if (isNoSubject && partStart.test(text) && isShortFollowUp())
    return { ...byNumbers, handler: meantNumbersTopic };
  const isOwnGames =
    gameTopics.has(route.topic) && !route.subject && !/\b(?:against|versus|vs|when)\b/i.test(text);
  const isUnread = !numbers || (route.topic === 'recent' && numbers.confidence < minConfidence);
  if (meaning.kind === 'figures' && isUnread && (isOwnGames || reportsGame(text))) return byPattern;
  if (meaning.kind === 'figures') return { ...byNumbers, handler: meantNumbersTopic };
  if (meaning.kind === 'topic' && (!smallTalk.has(meaning.topic) || isSmallTalk(text))) {
    return route.topic === meaning.topic ? byPattern : byRoute({ topic: meaning.topic, slots: route.slots });
  }
  if (numbers && meaning.kind !== 'offTopic' && figureWords.test(text)) return byNumbers;
  if (meaning.kind === 'choice' && reportsBadGame(text, route)) return byPattern;
  if (meaning.kind === 'choice' && namesTraining(text, route)) return byPattern;
  if (meaning.kind === 'choice' && embedded && asksToImprove(embedded.whole.text, route)) return byPattern;
  const isOfGames = ownDataTopics.has(route.topic) || seasonTopics.has(route.topic);
  if (meaning.kind !== 'offTopic' && isReliable(text, route) && !(isOfGames && hasNoFigures()))
    return byPattern;
  if (meaning.kind === 'choice' && meaning.isGuess) return unclear;
  return meaning.kind === 'choice'
    ? byChoice(meaning.entries)
    : {
        handler: notUnderstoodTopic(meaning.kind === 'none' ? meaning.near : []),
        basis: { kind: 'fallback', ids: [] },
      };
};

const explained =
  /^(?:(?:hey|coach|so|ok) )*(?:what (?:does|is|are)|whats|explain|define) (?:an? |the )?(.{2,40}?)(?: mean| stand for)?[?.! ]*$/i;
/** Names the figure of 'what is mine' after 'what is a hat trick'. */
const withFigure = ({ text, history }: CoachQuestion): string => {
  const owner = ownerAsked(text);
  const figure = owner && explained.exec(history.findLast(({ role }) => role === 'user')?.text ?? '')?.[1];
  return figure ? `${owner} ${figure} this season` : text;
};

/** The built-in engine. It needs no model, uses the same tools, and answers deterministically. */
export const playbook: Engine = async function* (question) {
  const asked = withFigure(question);
  const context: TopicContext = {
    ...question,
    text: asked,
    route: routeQuestion(asked, question.persona, question.history),
    tone: toneFor(question.persona),
    toolResults: [],
    gamesCache: {},
  };
  const { handler, basis, route } = decide(context);
  if (route) context.route = route;
  const draft = yield* handler(context);
  // The whole answer is checked before its first chunk is sent.
  const { text, answered } = finalizeAnswer(context, draft);
  for (const chunk of textChunksOf(text)) yield { text: chunk };
  const chips = suggestionChips(context, [
    ...(draft.topicChips ?? []),
    ...(await answerableChips(context, draft.chips ?? [])),
  ]);
  return {
    ...answered,
    extras: [...answered.extras, ...chips],
    basis: draft.outcome ? { kind: draft.outcome, ids: basis.ids } : basis,
  };
};
