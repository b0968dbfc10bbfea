import type { QuestionRoute } from '../topic-router.js';
import type { Turn } from './turn.js';

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
  analysis:
    /^(?:(?:coach|hey|hi|so|ok) )*how (?:can|do|could|should) (?:i|we|he|she) (?:improve|get better|become better|be better)(?: (?:at hockey|as a (?:player|goalie)|my game|overall))?$/,
  recent:
    /^(?:(?:coach|hey|hi|so|ok) )*how (?:did|have|has) (?:i|we|he|she|my (?:son|daughter|kid|child)) (?:do|done|play|played)(?: in| over)? (?:my|our|his|her|the) (?:last|past|recent|latest) (?:\w+ )?(?:games?|\d+)$/,
  trend:
    /^(?:(?:coach|hey|hi|so|ok) )*(?:am i|is (?:he|she|my (?:son|daughter|kid|child))) (?:really |actually )?(?:getting (?:any )?better|improving|progressing|making progress|getting worse)(?: (?:lately|at all|or not|this (?:season|year|month)))*$/,
  memories:
    /^(?:(?:coach|hey|hi|so|ok) )*(?:what (?:do|did|have) you (?:remember|know|remembered|saved|stored)(?: about (?:me|us))?|do you remember (?:me|anything about me|my goals?|what i told you))$/,
};

export const isWholeRequest = ({ plainText, route: { topic } }: Turn): boolean =>
  wholeRequests[topic]?.test(plainText) === true;

export const drillWords = /\b(?:drill|exercise)s?\b/;

const maxTrainingWords = 6;
/** Whether the message names where or how long to train: not 'a kid refuses to come off the ice'. */
export const namesTraining = ({ text, words, route: { topic, slots } }: Turn): boolean =>
  topic === 'drills' &&
  (slots.place ?? slots.minutes) !== undefined &&
  (words.length <= maxTrainingWords || /\b(?:drill|exercise|train|practi[cs]e|work)/i.test(text));

/** Topics that answer with figures of a whole season. */
export const figureTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['trend', 'season']);
/** Topics that sum up a season or games. */
export const summaryTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['season', 'recent']);
/** Topics that work with the player's own games. */
export const ownDataTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['trend', 'whatIf', 'milestones']);

const resultWord =
  /\b(?:goals?|points?|assists?|scor\w+|sav\w+|stats|numbers?|games?|season|slump\w*|streak|hot|cold|form|perform\w*|play\w*|produc\w+|trend\w*|doing|getting better|getting worse|improving)\b/i;
const skillAsked =
  /\b(?:my|his|her) (?!game|play|season|team|stats|numbers|scoring|sav|points?|goals?|assists?)\w+|\b(?:at|with) (?!home\b)\w+|\b(?:faster|slower|stronger|weaker|quicker|smoother)\b|\b(?:how (?:do|can) (?:i|you)|why|how (?:fast|long|soon))\b/i;
/** Whether a message that the patterns take for a trend asks for a skill or a reason: 'am I getting better at skating'. */
export const trendsInSkill = ({ text, route: { topic }, numbers }: Turn): boolean =>
  topic === 'trend' && numbers() === undefined && (skillAsked.test(text) || !resultWord.test(text));

const drought =
  /^(?!(?:am|is|are|was|were|did)\b|.*\b(?:when|how (?:many|long))\b).*\b(?:(?:have ?n['’]?t|has ?n['’]?t|did ?n['’]?t|do ?n['’]?t|does ?n['’]?t|can['’]?t|not|never) (?:scor\w+|had a goal|gotten a (?:goal|point))|cold streak|slump)\b/i;
/**
 * Whether a message that matches the trend patterns reports a time without goals: 'I havent scored in 8
 * games'.
 */
export const tellsDrought = ({ text, route: { topic } }: Turn): boolean =>
  topic === 'trend' && drought.test(text);

/** A number that is a time, not a target. */
export const clockTime =
  /\d ?(?:am|pm|years?|minutes|days|weeks)\b|\bat \d{1,2}(?::\d\d)?(?= ?(?:[?!.]|$|in the|tonight|tomorrow|on |o ?clock))/i;

export const figureWords =
  /^(?:goals|points|assists|saves|shutouts|shots|record|stats|no,? i|not|and|what about|how about|i meant)\b|\b(?:how (?:many|much|often)|how (?:fast|hard) (?:is|was) (?:my|his|her)|percent\w*|rate|average|total|stats?|numbers?|count|most|least|which|(?:biggest|largest) (?:lead|deficit|comeback)|what line|what place|first place|in the table|outsho[ot]t?|splits?|gwgs?|what(?:['’]?s| is| was| are| were)? (?:my|our|his|her|their)|(?:do|did|am|is|was|are|were|have|has) (?:i|we|he|she|my|our|his|her)\b.*\b(?:more|less|better|worse|most|best|leading))\b|%|\+ ?\/ ?-/i;

/** Asks how a figure develops, not how high it is. */
const improvement =
  /\b(?:getting|improv\w*|trend\w*|progress\w*|better|worse|up|down|dip\w*|drop\w*|develop\w*|chang\w*)\b/i;
/** Whether the message asks for a figure of a season with an uncertain reading. */
export const isUnsureFigure = ({ text, route: { topic }, numbers }: Turn): boolean =>
  numbers() !== undefined && figureTopics.has(topic) && !improvement.test(text);

const gameWords = /\b(?:games?|lost|lose|losing|played)\b/;
/** Things other than games that a player or team loses: 'we keep losing faceoffs'. */
const lostThing =
  /\b(?:lose|loses|losing|lost) (?:\w+ ){0,3}?(?:face-?offs?|draws?|battles?|pucks?|edges?|balance|confidence|control|focus|concentration|races?|possession|coverage|man|check|sticks?|gloves?|speed|angles?|position|gap|temper|cool|interest|motivation|players?|mouth ?guard|tooth|teeth|weight)\b/;
/** Whether the message reports a bad game and asks nothing. */
export const reportsBadGame = ({ text, route: { topic, subject } }: Turn): boolean =>
  topic === 'feelings' &&
  !subject &&
  !text.includes('?') &&
  gameWords.test(text.toLowerCase()) &&
  !lostThing.test(text.toLowerCase()) &&
  !/\b(?:how|what|why|should|can)\b/i.test(text);

const maxImprovementWords = 7;
/** Whether a normalized text asks how to improve a skill as a whole, so that a drill for it is an answer. */
const asksToImprove = (text: string, { topic, slots }: QuestionRoute): boolean =>
  topic === 'drills' &&
  slots.skill !== undefined &&
  text.split(' ').length <= maxImprovementWords &&
  /\b(?:improve|better|good at|work on|help|(?:stop|save) more)\b/.test(text);

/** Whether the pattern of the message says more than several entries that may be meant. */
export const isOfPattern = (turn: Turn): boolean => {
  const { embedded } = turn.context;
  return (
    reportsBadGame(turn) ||
    namesTraining(turn) ||
    (embedded !== undefined && asksToImprove(embedded.whole.text, turn.route))
  );
};
