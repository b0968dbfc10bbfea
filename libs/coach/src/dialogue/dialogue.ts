import type { DrillView } from '@rinkside/contracts/drill';
import type { KnowledgeEntry } from '../content/entry.js';
import type { ChatTurn } from '../engines/engine.js';
import { tokenize } from './pattern-matcher.js';
import { draftLead, entryWithTitle, type LastAnswer } from './last-answer.js';
import { withoutCorrection } from '../reading/normalize-message.js';

/** A message that refers to the last reply. */
export type DialogueMove =
  /** The last answer again: the first sentences only, or for an older reader. */
  | { kind: 'shorter' | 'longer'; entry: KnowledgeEntry }
  /** What the suggested drill is for, how it begins, whether others may join, how long it takes, or all its steps. */
  | {
      kind: 'drill reason' | 'drill start' | 'drill partner' | 'drill length' | 'drill steps';
      drill: DrillView;
    }
  /** A shorter form of a reply that is no entry. */
  | { kind: 'first sentence'; text: string }
  /** The offered entries in fewer words. */
  | { kind: 'choice again' }
  /** None of the offered entries. */
  | { kind: 'none' }
  /** Another answer or drill than the last. */
  | { kind: 'another'; entry: KnowledgeEntry }
  /** The advice was tried, without success. */
  | { kind: 'tried'; entry: KnowledgeEntry }
  /** One of the offered entries. */
  | { kind: 'chosen'; entry: KnowledgeEntry }
  /** The message that the last answer suggests, to copy. */
  | { kind: 'draft'; entry?: KnowledgeEntry }
  /** May the player use what the last answer suggests? */
  | { kind: 'permission'; entry?: KnowledgeEntry };

/** A longer message is a question of its own. */
const maxMoveWords = 9;

const patterns = {
  shorter:
    /^(?:(?:can|could) you )?(?:please )?(?:say|tell|explain) (?:(?:it|that|this|me) )*(?:again|once more)\b|^(?:come again|repeat (?:it|that)|what did you say)$|\b(?:short(?:er)?|too (?:long|much to read|many words)|tl ?dr|simpl(?:er|y|e)|sum it up|summar\w+|briefly|brief|quick version|in (?:one|a) sentence|less words|fewer words|easier(?: words)?(?! (?:one|drill|exercise)))\b/,
  longer:
    /^(?:(?:but|ok|and|so) )*(?:why|y)(?: (?:is|are|was|does|do|did|would|should|could|not|so|that|it|this|these|those|they|them|you|i|we|he|she|work|works|help|helps|important|matter|matters|good|bad|better|exactly|though|say|do it|first|only|think))*$|^how come\b|^(?:please )?explain(?: please| pls)?$|\b(?:more detail\w*|explain (?:that|it|more)|tell me more|go on|i (?:dont|do not) (?:get|understand) (?:it|that))\b|^(?:(?:can|could) you )?(?:please )?(?:give|show) (?:me |us )?(?:an |another )?examples?\b|^(?:like what|such as|for example)$|^which (?:ones?|is|of (?:them|those|these))\b.*\b(?:best|better|easier|easiest)$/,
  another:
    /^(?:(?:ok|and|can i (?:get|have)|give me(?= (?:another|a different|one more|something))|show me|got|do you have|have you got|any) )*(?:(?:an )?(?:easier|harder) (?:one|drill|exercise)|another|an other|a different|something (?:else|different)|something new|what else|one more|anything else|(?:(?:any )?(?:other|more) (?:ideas?|tips?|ones?|advice|tricks?))|whats? another)\b|^(?:and |so |ok )*(?:which|what) (?:one|drill|game)s?\b.*\bfor\b/,
  draft:
    /\b(?:write|draft|type|word|phrase|compose) (?:it|that|this|one|a (?:text|message|note|email|reply|response))\b|\b(?:write|draft) (?:me |him |her |them )?(?:a|the|an|my|that) (?:text|message|note|email|answer|reply|response)\b|\bwhat (?:exactly )?(?:do|should|would) i (?:write|text)\b(?! (?:down|on|in)\b)|\bhow (?:do|should|can|would) i (?:say|word|put|tell|phrase) (?:it|that|this)\b/,
  permission:
    /^(?:(?:so|ok|and) )*(?:can|could|may|should) (?:i|we) (?:use|send|say|copy|try|do|take|show|share) (?:it|that|this|them|those)(?: (?:please|pls|now|too|then|as is))*$/,
} as const;

const reactionStart = '(?:but|well|and|so|ok|no|yeah|hmm|coach|sorry|already|just|still|it|that|this|all) ';
/** Says that the advice was tried or does not help: 'tried that', 'it still happens'. */
const triedPattern = new RegExp(
  `^(?:${reactionStart})*(?:(?:(?:i|we|he|she|ive|weve) )?(?:(?:have|has|already|just|even) )*(?:tried|did|done) (?:it|that|this|those|them|all (?:of )?(?:it|that|this)|everything)(?: (?:already|before|too|and .*|but .*))*|(?:s |is |was )?(?:just )?(?:doesnt|dont|didnt|isnt|wont|does not|did not|is not|not|never|still doesnt|doesnt really|didnt really) (?:work|help|working|helping|worked|helped)(?: (?:for me|for us|for him|for her|at all|though|tho|either|out|anymore|yet))*|(?:still )?(?:happens|happening|doesnt|does|cant|hurts?|no)|(?:i|we|he|she|they) still (?:cant|dont|do|doesnt|does)(?: (?:do|get) (?:it|that|this))?|no luck|(?:it |that |thats |its |it is |that is |this is )?(?:way |just )?too (?:hard|difficult)(?: for (?:me|us|him|her|them))?)$`,
);

/** Asks whether another person may join a drill: 'can my dad do it with me'. */
const partnerPattern =
  /^(?:(?:and|so|ok|but) )*(?:can|could|may|is it ok if) (?:(?:i|we) (?:do|try|practice|train|play) (?:it|this|that) with )?(?:(?:my|our|a|the|some|another) )*(?:dad|mom|father|mother|parents?|grandpa|grandma|brother|sister|siblings?|cousin|friends?|buddy|teammates?|linemates?|partner|coach|goalie|someone|somebody|anyone)(?: (?:and i|also|do|does|join|help|try|practice|train|play|shoot|pass|it|this|that|in|with|me|us|them|too|together|there))*$/;
/** Asks whether to do a drill: 'can I try it'. */
const startPattern =
  /^(?:(?:and|so|ok|but) )*(?:can|could|may|should) (?:i|we) (?:do|try) (?:it|this|that)(?: (?:now|too|today|please|pls))*$/;

/** Asks how to see progress in a drill. */
const measurePattern =
  /^(?:(?:and|so|ok|but) )*how (?:do|will|can|would) (?:i|we) (?:know|see|tell) (?:if |that |when )?(?:its |it |im |i |i am |it is |hes |shes |they |theyre |they are )?(?:gets? |getting )?(?:works?|working|helps|helping|better|improving)$/;

/** Asks how long or how often to do a drill. */
const lengthPattern =
  /^(?:(?:and|so|ok|but|for) )*how (?:long|often|many (?:reps|times|minutes|mins|sets|rounds|days))(?: (?:should|do|does|can|must|would|will) (?:i|we|he|she|they|it|you|the kids|my team)(?: (?:do|practice|run|take|last|train|try|need))?(?: (?:it|that|this|the drill))?)?(?: (?:a|per|each|every) (?:day|week|practice))?$/;

/** 'What do I do first' is a question of its own. */
const ownQuestion =
  /^(?:(?:and|so|ok|but) )*(?:what (?:do|does|did|should|can|could|happens)|how|when|who|why|is|are|i|we|he|she)\b/;
const ordinals: readonly RegExp[] = [
  /\b(?:first|1st|number one|number 1|no 1)\b|^1$/,
  /\b(?:second|2nd|middle|number two|number 2)\b|^2$/,
  /\b(?:third|3rd|last|number three|number 3)\b|^3$/,
];

const drillPlace =
  /\b(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last)(?: (?:one|drill|exercise|station|game|part|item))?(?: (?:again|please|pls|work|go|better|in detail))*$/;
const drillPlaces = [/^(?:first|1st)$/, /^(?:second|2nd)$/, /^(?:third|3rd)$/, /^(?:fourth|4th)$/];
/** The drill of a plan that the message names by its place: 'how do I do the second one'. */
const plannedDrill = (text: string, { drills }: LastAnswer): DrillView | undefined => {
  const place = drillPlace.exec(text)?.[1];
  if (!place || drills.length < 2) return undefined;
  return place === 'last' ? drills.at(-1) : drills[drillPlaces.findIndex((one) => one.test(place))];
};

const nonePattern =
  /^(?:no(?:ne|pe)?|neither|nah|what else|(?:none|neither|not any) of (?:them|these|those|that)|something (?:else|different))$/;

/** A yes to an answer that asks nothing. */
const agreement = /^(?:yes|yeah|yep|yup|sure|yes please|yeah sure)$/;

/** Words that may stand before a move: 'thanks, another one'. */
const politeStart =
  /^(?:(?:thanks|thank you|thx|ty|ok|okay|cool|nice|great|awesome|got it|please|coach) )+(?=\S)/;

const onlyPolite =
  /^(?:(?:thanks|thank you|thx|ty|ok|okay|cool|nice|great|awesome|got it|coach|mack)(?: |$))+$/;

const smallWords: ReadonlySet<string> = new Set([
  'the',
  'and',
  'for',
  'with',
  'your',
  'how',
  'what',
  'after',
  'before',
]);
/** Returns the offered entry that the message names by its place or by words of its title. */
const chosenEntry = (text: string, { choices }: LastAnswer): KnowledgeEntry | undefined => {
  const place = ownQuestion.test(text) ? -1 : ordinals.findIndex((pattern) => pattern.test(text));
  if (place >= 0) return choices[place];
  const words = new Set(text.split(' ').map((word) => word.replace(/s$/, '')));
  const sharedWords = ({ title }: KnowledgeEntry) =>
    tokenize(title).filter(
      (word) => word.length > 2 && !smallWords.has(word) && words.has(word.replace(/s$/, '')),
    ).length;
  const [best, second] = choices.toSorted((a, b) => sharedWords(b) - sharedWords(a));
  return best && sharedWords(best) > (second ? sharedWords(second) : 0) ? best : undefined;
};

/** Recognizes a short message that refers to the last reply. Undefined for a question of its own. */
export const dialogueMoveOf = (message: string, last: LastAnswer | undefined): DialogueMove | undefined => {
  const words = tokenize(message);
  const text = words.join(' ').replace(politeStart, '');
  if (!last || words.length > maxMoveWords || onlyPolite.test(words.join(' '))) return undefined;
  const planned = last.choices.length === 0 ? plannedDrill(text, last) : undefined;
  if (planned) return { kind: 'drill steps', drill: planned };
  const chosen = last.choices.length > 0 ? chosenEntry(text, last) : undefined;
  if (chosen) return { kind: 'chosen', entry: chosen };
  if (last.choices.length > 0 && nonePattern.test(text)) return { kind: 'none' };
  if (last.choices.length > 0 && patterns.another.test(text)) return { kind: 'choice again' };
  const { entry, drill, subject } = last;
  const about = entry ?? subject;
  if (patterns.draft.test(text)) return { kind: 'draft', ...(about && { entry: about }) };
  if (patterns.shorter.test(text) && last.text.startsWith(draftLead))
    return { kind: 'first sentence', text: last.text };
  if (about && triedPattern.test(text)) return { kind: 'tried', entry: about };
  if (subject && patterns.another.test(text) && /\b(?:else|ideas?|tips?|advice)\b/.test(text))
    return { kind: 'another', entry: subject };
  if (last.text.startsWith(draftLead) && patterns.permission.test(text)) return { kind: 'permission' };
  if (drill && partnerPattern.test(text)) return { kind: 'drill partner', drill };
  if (drill && startPattern.test(text)) return { kind: 'drill start', drill };
  if (drill && measurePattern.test(text)) return { kind: 'drill reason', drill };
  if (drill && lengthPattern.test(text)) return { kind: 'drill length', drill };
  if (!entry) {
    if (last.choices.length > 0 && patterns.shorter.test(text)) return { kind: 'choice again' };
    if (!drill && patterns.shorter.test(text)) return { kind: 'first sentence', text: last.text };
    if (drill && patterns.shorter.test(text)) return { kind: 'drill start', drill };
    return drill && patterns.longer.test(text) ? { kind: 'drill reason', drill } : undefined;
  }
  if (agreement.test(text)) return { kind: 'another', entry };
  const kind = (['shorter', 'permission', 'another', 'longer'] as const).find((name) =>
    patterns[name].test(text),
  );
  return kind && { kind, entry };
};

/** Whether the message asks why the coach offered a choice. */
export const asksWhyChoice = (message: string, { choices }: LastAnswer): boolean =>
  choices.length > 0 &&
  /^(?:(?:but|ok|and|so|huh) )*(?:why|how come|what|huh)(?: (?:is that|do you ask|so|do you mean|not))?$/.test(
    tokenize(message).join(' '),
  );

const continuationPattern =
  /^(?:(?:ok|so|but) )*(?:and|what about|how about|what if|same for|is it the same)\b/;
/** Whether the message is a part of the previous question: 'and for goalies', 'no, I meant backhand'. */
export const continuesQuestion = (message: string): boolean =>
  continuationPattern.test(tokenize(message).join(' ')) || withoutCorrection(message) !== message;

const lacksThing =
  /^(?:(?:but|sorry|ok|oh|and) )*(?:i|we|he|she) (?:dont|do not|doesnt|havent|hasnt) (?:really )?(?:have|got|own) |^(?:(?:but|sorry|ok|oh|and) )*(?:i|we|he|she) (?:only|just) (?:have|got) /;
const knowsDrill =
  /^(?:(?:but|ok|oh|sorry) )*(?:(?:i|we|he|she|ive|weve) )?(?:(?:have|already) )*(?:did|done|know|knew|tried|had) (?:that|this|it|those|these)(?: (?:one|drill))?(?: already| before| last (?:week|time))*$/;
const swapsPart =
  /^(?:(?:can|could) (?:you|we) )?(?:please )?(?:swap|change|replace|switch)(?: out)? (?:it|that|this|(?:the |that |this )?(?:(?:first|second|third|last|next|other) )?(?:one|drill|exercise|station|game))\b/;
const otherThing = /^(?:something|one|a drill) (?:without|with no) /;
const alone =
  /^(?:(?:and|but|ok|what if|how|can i do (?:it|that|this)) )*(?:i am |im )?(?:by myself|alone|on my own|without (?:an? |any )?(?:partner|friend|goalie|net|shooter|help))$/;
/** Whether the message asks for a drill for one player: 'by myself'. */
export const asksAlone = (message: string): boolean => alone.test(tokenize(message).join(' '));
/** Whether the message asks for another drill or plan than the suggested one: 'I have no net', 'we did that already'. */
export const declinesDrill = (message: string): boolean => {
  const text = tokenize(message).join(' ');
  return (
    text.split(' ').length <= maxMoveWords &&
    (lacksThing.test(text) || knowsDrill.test(text) || swapsPart.test(text) || otherThing.test(text))
  );
};

/** Whether the message says which drills it does not want: 'no skating drills'. */
export const excludesDrills = (message: string): boolean =>
  /^(?:(?:but|ok|please) )*(?:no|not|without|dont want) (?:\w+ )?(?:drill|exercise)s?$/.test(
    tokenize(message).join(' '),
  );

/** Whether the message only names a place in a list: 'the second one'. */
export const namesPlaceOnly = (message: string): boolean =>
  /^(?:(?:ok|the|and) )*(?:first|second|third|1st|2nd|3rd)(?: (?:one|drill|option))?$/.test(
    tokenize(message).join(' '),
  );

const maxChangeWords = 4;
/** Whether a short message changes the suggested drill: 'at home please'. */
export const changesDrill = (message: string, last: LastAnswer | undefined): boolean =>
  last?.drill !== undefined && tokenize(message).length <= maxChangeWords;

const maxReferringWords = 8;
const reference =
  /\b(?:it|that|him|her|them|there|those|these)\b|^(?:(?:and|so|ok|but) )*(?:how (?:often|long|much|many)|when|where|for|to|with|without|only|at|on)\b/;
/** Whether the message may need the previous question to be understood: 'how often', 'how do I tell him'. */
export const refersToQuestion = (message: string): boolean => {
  const words = tokenize(message);
  return words.length <= maxReferringWords && reference.test(words.join(' '));
};

/** Whether the message asks for a drill without saying what for: 'show me a drill for that'. */
export const asksDrillForThat = (message: string): boolean =>
  /^(?:(?:ok|and|please|can|could|you|do|have|you|got|show|give|me|us|him|her|is|there|i|want|need|any|what|which|whats) )*(?:an? |some |another )?(?:good |fun )?(?:drills?|games?(?= for (?:that|it|this)$))(?: (?:for (?:that|it|this)|please|to practice (?:it|that)|(?:can|could|should|do|would) (?:i|we|he|she) (?:do|try|use|run|practice)))*$|^(?:can you |please )?(?:show|teach) me (?:that|it|how|how to do it)$|^(?:(?:and|so|ok|but|how|can|do|could|should|i|we|he|she) )*(?:(?:practice|train|work on) (?:that|it|this)|(?<=how (?:do|can|should) (?:i|we) )practice)(?: (?:at home|alone|by myself|myself))*$/.test(
    tokenize(message).join(' '),
  );

const ownFigure =
  /^(?:(?:and|so|ok|but) )*(?:(?:whats|what is|what are|what about|how about|show me|tell me) )?(mine|my own|his|hers|ours)$/;
/** The owner in 'what is mine' after an explained figure. */
export const ownerAsked = (message: string): 'my' | 'his' | undefined => {
  const owner = ownFigure.exec(tokenize(message).join(' '))?.[1];
  if (owner === undefined) return undefined;
  return owner.startsWith('h') ? 'his' : 'my';
};

const pronoun = /\b(?:it|that|this|him|her|them|those|these)\b/;
const shortPart = /^(?:for|to|with|without|only|not|by|but|on|in|at) /;
const maxPartWords = 5;
/** Whether the message may be a part of the question before it, although it names a subject: 'why do I lose them'. */
export const pointsBack = (message: string): boolean => {
  const words = tokenize(withoutCorrection(message)).filter(
    (word, at) => at > 0 || !/^(?:no|not|but)$/.test(word),
  );
  const text = words.join(' ');
  return (
    words.length <= maxReferringWords &&
    (pronoun.test(text) || /^what if\b/.test(text) || (words.length <= maxPartWords && shortPart.test(text)))
  );
};

const reasonStart = /^(?:(?:but|so|ok|okay|and|lol|wow|hm+|damn) )*(?:whys?|how come)\b/;
const reasonOfThat =
  /\b(?:it|that|this|them|they|those|these)\b|\bso (?:few|many|much|little|low|high|bad|good)\b|\b(?:drop|dip|slump|jump|difference|change)\b/;
const maxReasonWords = 9;
/** Whether the message asks for the reason of the last answer: 'why so few', 'why am I bad at them'. */
export const asksReasonOfThat = (message: string): boolean => {
  const words = tokenize(message);
  const text = words.join(' ');
  return words.length <= maxReasonWords && reasonStart.test(text) && reasonOfThat.test(text);
};

const dependentWords: ReadonlySet<string> = new Set(
  `actually only just both either higher lower worse best worst same too harder easier more less difference up down show thanks also if not
  how do does did i you he she we they it that this those these them him her his my me us a the to for of in on at with by from and or but so ok what whats
  when where why which who one ones is are was be can cant could should would will not dont tell say mean explain hard easy good better best
  long often much many again more then now really about like use try make get ask bring up happens happen after before next take takes work works until till start begin fix happened help working works normal wrong ok okay enough example examples mean means cue cues tip next step steps sense answer still give any something someone anything thing else doesnt does didnt isnt yes no`.split(
    /\s+/,
  ),
);
const dependence =
  /\b(?:it|that|this|those|these|them|him|her|ones?)\b|^(?:(?:and|so|ok|but|thanks) )*(?:how (?:often|long)|when|where|i cant|which|why|what happens|then what|what then|what do i do)\b|^\d+ |^better or worse$|^(?:whats|what is) the difference$/;
const onlyDivision =
  /^(?:(?:and|but|for|they are|theyre|its|im|we are|were|a|an|my) )*\d{1,2} ?u(?: (?:team|kids|players|first year))*$/;
/** 'He is 8', after a question that did not say it. */
const onlyAge =
  /^(?:(?:and|but|oh|well) )*(?:hes|shes|he is|she is|im|i am|theyre|my (?:son|daughter|kid|child) is) (?:only |just |like |about )*\d{1,2}(?: years? old| yo)?$/;
/** Whether no word of the message names a subject: 'how do I get more'. */
export const lacksSubject = (message: string): boolean =>
  tokenize(message).every((word) => dependentWords.has(word) || /^\d+$/.test(word));

const generalQuestion =
  /^(?:(?:so|and|but|ok|coach|mack|please) )*(?:(?:any|some|got any|what) (?:advice|tips?|ideas?|thoughts?|suggestions?)|what (?:can|should|would|could|do) (?:i|we|you|he|she) (?:do|say|suggest|recommend|think|work on)|(?:can|could|would) you help)\b/;
const namedBefore = /\b(?:it|that|this|those|these)\b/;
const maxNamedBeforeWords = 7;
/** How many sentences before a question at the end of a report belong to it: two of 'any tips', one of 'how do we set it up'. */
export const sentencesNeeded = (question: string): number => {
  const words = tokenize(question);
  const text = words.join(' ');
  if (words.length <= maxNamedBeforeWords && namedBefore.test(text) && !lacksSubject(question)) return 1;
  return lacksSubject(question) || generalQuestion.test(text) ? 2 : 0;
};

const maxQuestionsBefore = 3;
/** Returns the question that a message may continue: the last one, after the one that names its subject. */
export const questionBefore = (history: readonly ChatTurn[]): string | undefined => {
  const asked = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const recent = asked.slice(-maxQuestionsBefore);
  const at = recent.findLastIndex((text) => !lacksSubject(text));
  return at < 0 ? asked.at(-1) : recent.slice(at).join(' ');
};

/** Whether a message without a subject refers to the last answer: 'how do I do it'. */
export const dependsOnLastAnswer = (message: string): boolean => {
  const text = tokenize(message).join(' ');
  return onlyAge.test(text) || onlyDivision.test(text) || (dependence.test(text) && lacksSubject(message));
};

/** Returns the entry with this title, because a suggestion sends the title as the whole message. */
export const titledEntry = (message: string): KnowledgeEntry | undefined => entryWithTitle(message);
