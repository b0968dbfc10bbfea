import type { Position } from '@rinkside/contracts/player';
import { tokenize } from '../dialogue/pattern-matcher.js';
import { figureWishVerbs } from '../dialogue/statement-patterns.js';
import { readCondition, readConjunction } from './conditions.js';
import { readMeasures, resultOf, resultTexts } from './named-measures.js';
import { readOpponents } from './named-opponents.js';
import { teamInText } from './opponents.js';
import { currentSeason, wholeHistory, type Period } from './period.js';
import { QuestionReader } from './question-reader.js';
import { readPeriods } from './read-period.js';
import type { Draft, ReaderContext, ReadQuery } from './question-context.js';
import {
  adviceForm,
  correctionStart,
  generalForm,
  namedChild,
  ownSubject,
  questionForm,
  statementStart,
  strangeWordIn,
  unexplained,
  withPronouns,
} from './question-form.js';
import type { Condition, MeasureName, StatQuery } from './stat-query.js';
import { readTarget } from './targets.js';

/** The words of a question and its form. */
export interface QuestionForm {
  full: string;
  context: ReaderContext;
  isGoalie: boolean;
  isAdvice: boolean;
  isQuestion: boolean;
  isStatement: boolean;
  /** The result of 'my last 3 wins'. */
  takenResult: StatQuery['result'];
}

/** A question with everything that it names. */
export interface QuestionParts extends QuestionForm {
  draft: Draft;
  /** Words that no slot has taken. */
  rest: string;
  /** All figures but games and record. */
  statMeasures: MeasureName[];
  period: Period;
  /** The scope of the query. */
  base: Pick<StatQuery, 'period' | 'opponent' | 'otherPeriods' | 'result' | 'follows'>;
  conditions: Pick<StatQuery, 'condition' | 'also' | 'either'>;
  isNamed: boolean;
  hasSlot: boolean;
  future: FutureParts;
  /** Words that restrict the question and that no slot reads: 'with my new stick'. */
  unread: string | undefined;
  /** A word that may change the figure, when the names of the teams are known. */
  strange: string | undefined;
  /** A word that opens or ends a period, which no period has taken: 'since last season'. */
  leftTime: string | undefined;
  /** The unread words are a condition: the question without them is clear. */
  isCondition: boolean;
  /** 0.4 to 0.95: how many words are explained. */
  clarity: number;
  /** The confidence of a reading; less if it is not sure or the question has no question form. */
  sure: (isSure?: boolean) => number;
}

interface FutureParts {
  isNeed: boolean;
  isUntil: boolean;
  isPace: boolean;
  target: number | undefined;
  /** Games in which a target is wanted. */
  nextGames: number | undefined;
  paceTarget: number | undefined;
  paceGames: number | undefined;
  /** The pace is asked for a whole season. */
  isTotalPace: boolean;
}

export const reading = (query: StatQuery, confidence: number): ReadQuery => ({ query, confidence });

/** Asks for results, not for advice. */
const resultsAsked =
  /^(?:(?:so|and|coach|hey) )*(?:did|has|have|is|are|was|were) (?:my|his|her|our|i|we|he|she)\b.*\bimprov|^(?:(?:and|so) )?how do (?:i|we|they) do (?:in )?(?:right |just )?(?:the |games? )*(?:next game )?(?:game )?after\b|^(?:(?:and|so) )?how do (?:i|we|they) (?:usually |normally )?do (?:against|vs|versus|on|in) |^(?:(?:and|so) )?how (?:does|do) (?:he|she|we|they) (?:usually |normally )?(?:do|play|perform) (?:in back to back games|after (?:a|an|we)|against|vs|versus)\b/;
const figureAgainst =
  /^((?:which|what) (?:team|opponent)\b.*\b(?:do|have|did|does|has) (?:i|he|she)\b.*\b(?:goals|points|assists)) against$/;
/** Only a request for a figure: 'scoring more goals'. */
const figureWish = new RegExp(
  `^(?:(?:just|maybe|probably|i guess) )*${figureWishVerbs}(?: (?:more|fewer|less|some|better|a lot of))?(?: (?:goals?|points?|assists?|shots|saves|pucks|games))?$`,
);
/** 'How many did they win' after a team was named asks for our losses. A parent's 'they' is the own team. */
const withOpponentsWins = (question: string, { teams = [], previous, isCoach }: ReaderContext): string =>
  !isCoach && (teamInText(question, teams) ?? previous?.opponent) !== undefined
    ? question.replace(/\b(did|do|have) they (?:w[io]n|beat us)\b(?! (?:the|against|vs)\b)/, '$1 we lose')
    : question;
const maxWords = 45;
const indirectStart =
  /^.*\b(?:(?:i (?:want|would like|need|wanna)|id (?:like|love)|wants) (?:to )?know|(?:i am )?curious(?: (?:about|if|in(?= how)))?|i (?:was )?wonder(?:ing)?|wondering|i (?:want|need|have|got) to (?:tell|show) (?:my )?\w+(?= how| what)|(?:my|our) \w+ (?:wants?|needs?|asked|asks) (?:me )?(?:to know )?(?=how|what))(?: if)?\b\s*/;
/** Words before a follow-up: 'lol and in losses'. */
const chatStart =
  /^(?:(?:lol|lmao|haha\w*|omg|oh|ok|okay|cool|nice|wow|damn|thanks|thank you|thx|ty|well|um|uh|hm+|coach)(?: ?[,.!])? )+(?=(?:and|what|whats|how|but|in|on|against|per|when|which)\b)/;
const explicitQuestion =
  /\b(?:how many|how much|how often|whats|what (?:is|are|was|were)|which|when (?:did|was)|tell me|show)\b/;

/** Prepares the words and recognizes the form. Undefined if the question is empty or too long. */
export const readForm = (question: string, context: ReaderContext): QuestionForm | undefined => {
  const own = context.isParent ? withPronouns(question) : withOpponentsWins(question, context);
  const results = /\b(?:last|past|first) \d{1,2} (wins|losses|ties)\b/.exec(own)?.[1];
  const full = own
    .replace(/\b((?:last|past|first) \d{1,2}) (?:wins|losses|ties)\b/, '$1 games')
    .replace(chatStart, '')
    .replace(correctionStart, '')
    // A skater has no goals against.
    .replace(context.position === 'goalie' ? /^$/ : figureAgainst, '$1')
    .replace(/\b(who (?:did (?:i|he|she)|(?:was|were) (?:my|his|her)) .*) against$/, '$1')
    .replace(/\bon (?:pace|track) to (?:beat|top|pass|match|outdo) (?=last|my)/, 'better than ')
    .replace(indirectStart, 'tell me ');
  if (full.length === 0 || full.split(' ').length > maxWords) return undefined;
  return {
    full,
    context,
    isGoalie: context.position === 'goalie',
    isAdvice:
      (adviceForm.test(full) && !resultsAsked.test(full)) || generalForm.test(full) || figureWish.test(full),
    isQuestion: questionForm.test(full),
    isStatement: statementStart.test(`${full} `) && context.isAsked !== true && !explicitQuestion.test(full),
    takenResult: results ? resultOf[results] : undefined,
  };
};

const needWords =
  /\b(?:need|needs|away from|short of|shy of|reach|take to|takes to|get to|get back to|how many more|how much more|have to|hit|required|how (?:far|close)|would it take|be at|until|till)\b/;
const untilWords =
  /\bwhen (?:will|would|do|does) (?:i|we|he|she) (?:get to|reach|hit|have)\b|\bhow (?:long|many (?:more )?games)\b.*\b(?:until|till|to (?:reach|get to|hit))\b/;
const paceWords =
  /\b(?:on pace|pace|project\w*|at (?:this|that|the same|my) rate|at (?:this|that) pace|will (?:i|he|she) .*\b(?:at|by) the end of|if (?:i|he|she) keeps?|keeps? (?:this|it) up|keeps? going like)\b/;

/** A figure that the question starts from: 'I have 12 goals, how many more to 20'. */
const ownCount =
  /^(?:(?:so|ok|hey|coach) )*(?:i|he|she|we) (?:have|has|had|got|am at|is at|are at) (?:only |about |now )?\d{1,3}((?: \w+){0,3}?)(?: ,)?(?: so| and| but)?(?= (?:how|what|whats)\b)/;

/** Reads targets and further games. They come before periods and conditions, which have numbers as well. */
const readFuture = (full: string, reader: QuestionReader): FutureParts => {
  const isNeed = needWords.test(full);
  const stated = isNeed ? reader.take(ownCount) : undefined;
  // Its figure is the one of the target: 'I have 12 goals, how many more to 20'.
  if (stated) reader.rest = `${stated[1] ?? ''} ${reader.rest}`.trim();
  const isUntil = untilWords.test(full);
  const isPace = isUntil || (paceWords.test(full) && !isNeed);
  const paceTarget = isPace
    ? reader.take(
        /\b(?:on pace for|pace for|on pace to (?:get|score|have|make|reach|hit)|reach|hit|get to|until|till|have) (?:(?:i|he|she) )?(?:(?:reach|hit|get to|have|get) )?(?:a )?(\d{1,3})(?! ?games| more games)\b/,
      )
    : undefined;
  const paceGames = isPace
    ? reader.take(
        /\b(?:(?:in|over|after|for|through|at) )?(?:the |a |my )?(?:next |another )?(\d{1,3})(?: more)?[- ]games?\b(?: season)?|\b(\d{1,3}) games\b/,
      )
    : undefined;
  const isTargetAsked = isNeed && !isUntil;
  const nextGames = isTargetAsked
    ? reader.take(
        /\b(?:(?:in|over|for|during|within) )?(?:the |my |our )?(?:next|coming|upcoming|following|remaining|last|final)? ?(\d{1,2}) (?:more |next |remaining )?games?\b|\b(?:in|over|for|during|within) (?:the |my |our )?next (\d{1,2})(?= (?:to|for)\b|$)|\b(?:if |with |and )?(?:i|we|he|she) (?:have|has|got|get) (?:only )?(\d{1,2}) (?:more )?(?:games )?(?:left|to go|remaining)\b|\b(?:in |by |after )?(?:the |my )?next game\b/,
      )
    : undefined;
  return {
    isNeed,
    isUntil,
    isPace,
    target: isTargetAsked ? readTarget(reader) : undefined,
    nextGames: nextGames && Math.max(1, Number(nextGames.slice(1).find(Boolean) ?? 1)),
    paceTarget: paceTarget && Number(paceTarget[1]),
    paceGames: paceGames && Math.min(100, Math.max(1, Number(paceGames[1] ?? paceGames[2]))),
    isTotalPace: paceGames !== undefined && !/next|another|more/.test(paceGames[0]),
  };
};

/** 'Have I ever scored 3 goals' includes more than 3. */
const withEver = (condition: Condition | undefined, full: string): Condition | undefined =>
  condition?.comparison === 'exactly' &&
  condition.value > 0 &&
  /\b(?:i|we|he|she) ever\b/.test(full) &&
  !/\b(?:only|just|exactly)\b/.test(full)
    ? { ...condition, comparison: 'at least' }
    : condition;

/** These are no goals against. */
const eachOpponent = /\bagainst (?:each|every|all)(?: of)?(?: the| our| my)? (?:team|opponent)s?\b/;

const careerWords = /\b(?:career (?:high|best)|personal best|all time (?:high|best)|record high|ever)\b/;

const periodOf = ({ full, context, takenResult }: QuestionForm, [named]: readonly Period[]): Period => {
  const period =
    named ??
    (careerWords.test(full) ? wholeHistory : { ...currentSeason(context.today), assumed: true as const });
  return takenResult && period.take
    ? {
        ...period,
        text: period.text.replace(/games?/, (noun) =>
          noun === 'game' ? takenResult : resultTexts[takenResult],
        ),
        take: { ...period.take, result: takenResult },
      }
    : period;
};

/** Words of the forms, which no slot takes. */
const formWords =
  /\b(?:(?:second|third|fourth|fifth|\d(?:nd|rd|th))(?= (?:best|worst|most|highest|lowest|fewest|biggest|toughest))|best|worst|highest|lowest|fewest|biggest|toughest|busiest|closest|tightest|narrowest|slowest|coldest|hottest|hardest|roughest|least|top|better|worse|bigger|smaller|higher|lower|ahead|behind|different|more|less|fewer|per|compare[d]?|up|down|streaks?|row|consecutive|unbeaten|undefeated|winless|scoreless|goalless|pointless|droughts?|slumps?|vs|versus|straight|longest|current|share|percent\w*|last|often|long|times?|pace|rate|keep|month|months|monthly|by|different|change|combined|together|plus|minus|opponent|opponents|single|decided|blowout|stretch|run|spell|skid|usually|without|day|week|happened|split|difference|improve(?:d|s|ment)?|improving|progress(?:ed|ing)?|trend(?:s|ing)?|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|dropp(?:ed|ing)|declin(?:ed|ing)|since|weeks?|first|lose|loses|winning|losing|high|career|summary|breakdown|need|needs|reach|hit|more|goalie)\b/g;
/** By the number of unexplained words. */
const clarities = [0.95, 0.85, 0.7, 0.55];
const lowestClarity = 0.4;

/** The words of a text that belong to no slot and no form. */
export const unexplainedIn = (text: string) => unexplained(text.replace(formWords, ' '));

const restriction =
  /\b(?:since|when|whenever|while|with|without|on|in|at|after|before|during|until|because|against|under|both|from|off|behind|inside|outside|around|through|wearing|using|playing)\b/g;
const harmlessPlace =
  /^on (?:what|which) (?:dates?|(?:week)?days?)\b|^in a row\b|^(?:at|for) (?:my|his|her|this|that) (?:age|level)\b|^(?:when|if) (?:i|we|he|she) (?:dont|do not|doesnt|didnt)\b|^when(?:ever)? (?:i am|he is|she is|he was|she was|i was) (?:in (?:the )?(?:net|goal)|playing|starting)\b|^(?:in|on|at) (?:the |my |our |his |her )?(?:net|goal|ice|hockey|box|books|board|app|rinkside|average|real life|general|moment|minute|row|end|scoresheet|sheet)\b|^(?:on|against|vs) (?:every|each|any|all(?: the)?) (?:teams?|opponents?)\b/;
const maxUnreadWords = 6;

/** Periods that no date stands for. */
const partOfSeason =
  /\b(?:start|beginning|middle|end) of (?:a|the|each|every) (?:month|week)\b|\b(?:first|last|opening|final) months?\b(?= of)|\bwhen (?:i|he|she) was (?:\d+|little|younger|a (?:mite|squirt|pee ?wee|bantam|midget))\b|\b(?:in|at|as an?|played|playing|back in|during) (?:(?:my|the|his|her) )?(?:(?:first|second|last|rookie) year )?(?:u ?\d{1,2}|\d{1,2} ?u|mites?|squirts?|pee ?wees?|bantams?|midgets?|novice)\b/;
const startOfSeason =
  /(?<!\b(?:since|by|until|till|from) (?:the )?)\b(?:(?:start|beginning|middle) (?:of|to)|to start(?: off)?) (?:the|this|last|my|his|her|our) (?:season|year)\b/;
/** 'Is 20 points good at 12U' names an age, not a period. */
const judgedAge = /\b(?:good|bad|ok|okay|normal|decent|average|enough|a lot|better|worse)\b/;

/** Finds a restriction of the question that was not read. */
const unreadIn = (
  full: string,
  rest: string,
  periods: number,
  teams: readonly string[] = [],
): string | undefined => {
  const part =
    (judgedAge.test(full) ? undefined : partOfSeason.exec(full)?.[0]) ??
    (periods < 2 ? startOfSeason.exec(full)?.[0] : undefined);
  if (part) return part;
  for (const { index } of rest.matchAll(restriction)) {
    const phrase = rest.slice(index).split(' ').slice(0, maxUnreadWords);
    const text = phrase.join(' ');
    const isTeam =
      /^(?:on|at|against) /.test(text) &&
      !/\b(?:or|and|than|vs|versus)\b/.test(text) &&
      teamInText(text, teams) !== undefined;
    if (!isTeam && !harmlessPlace.test(text) && unexplainedIn(phrase.slice(1).join(' ')).length > 0)
      return phrase.join(' ');
  }
  return undefined;
};

const figureNouns = '(?:goals?|assists?|points?|saves?|shots?|shutouts?|games?|wins?|losses|penalties)';
const otherPerson =
  /\b(?:does|did|has|is|was) ((?:my|our|his|her) (?:(?:other|older|younger|oldest|youngest|little|big) (?:son|daughter|kid|child|boy|girl)|brother|sister|friend|teammate|cousin|buddy|linemate|dad|mom|captain|goalie|center))\b|\b(my (?:brother|sister|friend|teammate|cousin|buddy|linemate)s) (?:goals|assists|points|stats|record|saves|save)\b/;
/** The person of 'how many goals did Jake score'. */
const unreadPerson = (full: string, isParent: boolean | undefined): string | undefined => {
  const person = otherPerson.exec(full);
  const named = isParent || ownSubject.test(full) ? undefined : namedChild.exec(full)?.[1];
  return person?.[1] ?? person?.[2] ?? named;
};

/** An unknown word before a figure: 'lucky goals'. */
const unreadAdjective = (full: string, words: readonly string[]): string | undefined =>
  words.find((word) =>
    new RegExp(
      String.raw`\b(?:many|much|my|his|her|our|most) (?:\w+ )?${word.replace(/\W/g, '')} ${figureNouns}\b`,
    ).test(full),
  );

const resultWords = '(?:wins?|won|winning|loss|losses|loses?|lost|losing|ties?|tied|tying)';
const asResult = (words: string): NonNullable<StatQuery['result']> =>
  /\bw[io]n/.test(words) ? 'win' : /\blos/.test(words) ? 'loss' : 'tie';
const afterResult = new RegExp(
  String.raw`\b(?:(?:in|for|of|on) )?(?:the )?(?:(?:next )?games? )?(?:that )?(?:(?:come |comes |right |just |directly |immediately )*(?:after|following)|coming off) (?:(?:a|an|each|every|our|my|his|her) )?(?:(?:we|i|he|she|they) )?(?<event>${resultWords})(?: games?)?\b`,
);
const backToBack =
  /\b(?:in|on|during|for) (?:the )?back[- ]to[- ]backs?(?: days| nights| games)?\b|\b(?:(?:in|for|on) )?(?:the )?(?:2nd|second) (?:game|night|half|day|one) of (?:a )?back[- ]to[- ]backs?\b|\bthe day after (?:a|another) game\b/;
/** 'Scored in back to back games' is a streak. */
const inConsecutiveGames =
  /\b(?:scor(?:e|ed|ing)|(?:had|have|get|got) an? \w+|won|win|lost|lose|shut ?outs?) (?:\w+ )?in (?:back[- ]to[- ]back|consecutive|straight) games\b/;
const inResult = new RegExp(
  String.raw`\b(?:(?:in|during|(?<!\b(?:best|worst)(?: \w+)? )for) (?:(?:a|an|our|my|his|her|the) )?|(?:in )?(?:the )?games? (?:that |where |when )?(?:we|i|they|he|she|(?:my|our|his|her|the) team) (?:have )?|(?:when|if|whenever) (?:we|i|they|he|she|(?:my|our|his|her|the) team) )(?<event>${resultWords})(?: games?)?(?= |$)(?! (?:against|to|by|the|more|less)\b)`,
);
const countedGames = /\bhow many(?: \w+)? (?:games|times)\b|\b(?:which|what|list|show)\b.*\bgames\b|^games\b/;
const shareOfGames =
  /(?:percent\w*|%|share|part|fraction|many|much) of (?:the |my |our |his |her |these |those )?games\b/;
const andResult = new RegExp(
  String.raw`\b(?:and|but|yet|though|tho|although) (?:(?:we|they|(?:my|our|his|her) team) (?:still |also |even )*|(?:still |also |even )+)(?<event>${resultWords})(?: (?:it|anyway|anyways))?(?= |$)`,
);
const comparedResults = new RegExp(
  String.raw`\b${resultWords}\b.*\b(?:or|than|vs|versus|and|compared|minus)\b.*\b${resultWords}\b`,
);

const afterEvent =
  /\b(?:(?:in|for|of|on) )?(?:the )?(?:(?:next )?games? )?(?:(?:come |right |just |directly |immediately )*(?:after|following)|coming off) (?=(?:(?:an?|each|every|any|my|his|her|our) )*(?:(?:big )?games? (?:(?:that|where|when|with|in which|without) |(?:i|he|she) )|shut ?-?outs?|hat ?-?tricks?)|(?:i|he|she) (?:allow|g[ai]ve up|score|had|get|got|take|took|have)|(?:allowing|giving up|conceding|scoring|getting|having|taking) )/;
const gerunds: Record<string, string> = {
  allowing: 'allow', 'giving up': 'give up', conceding: 'concede', scoring: 'score', getting: 'get', having: 'have', taking: 'take',
}; // prettier-ignore
const gerund = new RegExp(`^(?:${Object.keys(gerunds).join('|')})`);

/** Reads 'after a shutout' and 'after games where I let in 3'. */
const readAfterEvent = (reader: QuestionReader, position: Position | null): Condition | undefined => {
  const match = afterEvent.exec(reader.rest);
  if (!match) return undefined;
  const [before, event] = [
    reader.rest.slice(0, match.index),
    reader.rest.slice(match.index + match[0].length),
  ];
  const asGames = event
    .replace(/^(?:(?:an?|each|every|any|my|his|her|our|big) )+/, '')
    .replace(gerund, (verb) => `when i ${gerunds[verb] ?? verb}`)
    .replace(/^(?=(?:i|he|she) )/, 'when ')
    .replace(/^(?=shut|hat)/, 'with a ');
  const following = new QuestionReader(asGames);
  const condition = readCondition(following, position);
  // The condition of other games comes before.
  if (!condition || asGames.length === following.rest.length) return undefined;
  reader.rest = `${before} ${following.rest}`.replace(/\s+/g, ' ').trim();
  return condition;
};

/** Reads 'in games we lost' and 'after a loss'. */
const readResult = (
  reader: QuestionReader,
  full: string,
  position: Position | null,
): Pick<StatQuery, 'result' | 'follows'> => {
  const isSince = /\bsince\b|\bstreak\b|\bin a row\b|\bhow long\b/.test(full);
  const event = isSince ? undefined : readAfterEvent(reader, position);
  const after = /\bsince\b|\bstreak\b|\bin a row\b/.test(full) ? undefined : reader.take(afterResult);
  const follows =
    event ??
    (after?.groups?.event
      ? asResult(after.groups.event)
      : !inConsecutiveGames.test(full) && reader.take(backToBack)
        ? ('game' as const)
        : undefined);
  const isCompared =
    comparedResults.test(full) ||
    shareOfGames.test(full) ||
    countedGames.test(full) ||
    /\brow\b|\bstreak\b/.test(full);
  const result = (reader.take(andResult) ?? (isCompared ? undefined : reader.take(inResult)))?.groups?.event;
  return { ...(result && { result: asResult(result) }), ...(follows && { follows }) };
};

const leftTimeWord = /\b(?:since|before|(?:until|till)(?! now\b)|ago|onwards?)\b/;

/** After an answer for a month. */
const monthBefore = /^(?:(?:ok|and|so|what about|how about) )*the month before *$/;
/** 'Have I ever scored 3 before' names no period. */
const everBefore = /\b(?:ever|never|than)\b.*\bbefore *$/;

/** Reads everything that the question names. */
export const readParts = (form: QuestionForm): QuestionParts => {
  const { full, context } = form;
  const { today, position } = context;
  const reader = new QuestionReader(full);
  const future = readFuture(full, reader);
  const { periods, others } = readPeriods(reader, today);
  reader.take(eachOpponent);
  const opponents = readOpponents(reader, context);
  const hasTarget = future.target !== undefined;
  const found = readResult(reader, full, position);
  const conjunction = hasTarget ? undefined : readConjunction(reader, position);
  const [condition, ...also] =
    conjunction?.conditions ??
    (hasTarget ? [] : [withEver(readCondition(reader, position), full)].filter((one) => one !== undefined));
  const measures = readMeasures(reader, position, full);
  const { rest } = reader;
  const period = periodOf(form, periods);
  const statMeasures = measures.filter((name) => name !== 'games' && name !== 'record');
  const unexplainedWords = unexplainedIn(rest);
  const clarity = clarities[unexplainedWords.length] ?? lowestClarity;
  const isOfOthers =
    unexplainedWords.length > 0 &&
    !ownSubject.test(full) &&
    opponents.length === 0 &&
    !(context.isParent && namedChild.test(full));
  const penalty = (form.isAdvice || form.isStatement ? 0.5 : 0) + (isOfOthers ? 0.3 : 0);
  const isNamed = measures.length > 0;
  const unreadPhrase = unreadIn(full, rest, periods.length, context.teams);
  const person = unreadPerson(full, context.isParent);
  const child = context.isParent ? namedChild.exec(full)?.[1] : undefined;
  // Without the names of the teams any word may be one.
  const teamWords = new Set(context.teams?.flatMap((team) => tokenize(team)));
  const strange =
    context.teams && strangeWordIn(unexplainedWords.filter((word) => word !== child && !teamWords.has(word)));
  return {
    ...form,
    draft: { measures, periods, others, opponents, condition, result: found.result },
    rest,
    statMeasures,
    period,
    base: {
      period,
      ...(opponents[0] && { opponent: opponents[0] }),
      ...(others.length > 0 && { otherPeriods: others }),
      ...found,
    },
    conditions: {
      ...(condition && { condition }),
      ...(also.length > 0 && { also }),
      ...(conjunction?.either && { either: true as const }),
    },
    isNamed,
    hasSlot: isNamed || condition !== undefined || periods.length > 0 || opponents.length > 0,
    future,
    unread: unreadPhrase ?? unreadAdjective(full, unexplainedWords) ?? person,
    strange,
    leftTime:
      everBefore.test(full) || (context.previous && monthBefore.test(full))
        ? undefined
        : leftTimeWord.exec(rest)?.[0],
    isCondition:
      unreadPhrase !== undefined &&
      person === undefined &&
      !partOfSeason.test(full) &&
      !startOfSeason.test(full),
    clarity,
    sure: (isSure = true) => Math.max(0, (isSure && form.isQuestion ? clarity : clarity - 0.15) - penalty),
  };
};
