/** Opponents that are not a team name: 'against a big goalie', 'against the wall'. 'Big Red' is a team name. */
const genericOpponent =
  /^(?:an?|any|some|big|good|great|better|best|bad|fast|quick|strong|old|young|small|tall|tough|hard|zone|teams?|goal(?:ie|tend)\w*|players?|opponents?|defen\w*|forwards?|shooters?|someone|somebody|everyone|them|him|her|me|us|it|my|our|your|their|his|these|those|this|that|other|another|boards?|wall|glass|net|trap|forecheck\w*|average|power|on|in|is|are|was|today|tomorrow|tonight|next|last|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:er|s)?\b/;

/** Creates a function that finds the team name after one of the given words, such as 'vs' or 'beat'. */
const teamNameAfter = (words: string) => {
  const pattern = new RegExp(
    String.raw`(?<!\b(?:goals?|shots?)\s)\b(?:${words})\s+(?:the\s+)?(\p{L}[\p{L}\p{N}.'’ -]{0,40}?)(?=\s*(?:[,;:!?()]|(?<!\bst)\.|\d|$|\b(?:with|and|but|yesterday|today|tonight|tomorrow|next|later|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|i|we|he|she|my|last|on|in|at|this|for|so|how|what|when|any|is|are|was|were|went|after|before)\b))`,
    'iu',
  );
  return (text: string): string | undefined => {
    const name = pattern.exec(text)?.[1]?.trim();
    return name && !genericOpponent.test(name) ? name : undefined;
  };
};

/** Returns the opponent a text names. */
export const opponentIn = teamNameAfter('vs\\.?|versus|against');
/** Returns the opponent in a report of a played game: also 'beat the Hawks' and 'lost to the Otters'. */
export const reportedOpponentIn = teamNameAfter('vs\\.?|versus|against|beat|to the|over');

// More than two numbers in a row are a playing system or a date. '7:30' is a time.
const scorePattern = (separator: string) =>
  new RegExp(String.raw`(?<![\d:/–-])(\d{1,3})\s*(?:${separator})\s*(\d{1,3})(?!\d|\s*[-–:/]\s*\d)`);
const writtenScore = scorePattern(String.raw`-|–|:(?!\d\d)`);
const spokenScore = scorePattern('to');

const toScore = (match: RegExpExecArray | null) =>
  match ? ([Number(match[1]), Number(match[2])] as const) : undefined;

/** Returns the two numbers of a score such as '4-2' or '4 to 2', in the order of the text. */
export const scoreIn = (text: string) => toScore(writtenScore.exec(text)) ?? toScore(spokenScore.exec(text));

/** Whether the text is only a score: the reply to 'What was the score?'. */
export const isBareScore = (text: string): boolean =>
  /^\s*(?:it was |we (?:won|lost|tied) )?\d{1,2} ?[-–:] ?\d{1,2}\s*[.!]?\s*$/i.test(text);

/** The start of the text or of a clause. */
const clauseStart = String.raw`(?:^|[.,;:!?]|\btell me\b|\bwonder(?:ing)?\b)\s*(?:(?:and|also|so|but|please|ok|hey|coach|if)\s+)*`;

const notePattern = new RegExp(
  String.raw`${clauseStart}(?:(?:can|could|will) you (?:please )?)?(?:remember|keep in mind|note|don['’]?t forget)\b(?!\s*(?:when|how|what|where))`,
  'i',
);
/** Whether the text asks the coach to remember something: 'Remember that my backhand is hard', not 'I remember that game'. */
export const isNote = (text: string): boolean => notePattern.test(text);

const questionWords = 'how|why|what|when|where|which|who|should|is|are|was|were|does|do|did';
const questionPattern = new RegExp(
  String.raw`${clauseStart}(?:${questionWords})\b|\b(?:how|why|what|did)\b.*\?\s*$`,
  'is',
);

/** Whether the text reports a result: a score with a word for winning or losing that is not part of a question. */
export const isScoreReport = (text: string): boolean => {
  const { index } = writtenScore.exec(text) ?? {};
  return (
    index !== undefined &&
    /\b(?:win|won|loss|lost|tie|tied|beat)\b/i.test(text) &&
    !questionPattern.test(text.slice(0, index) + (text.trim().endsWith('?') ? '?' : ''))
  );
};

const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const gameWords =
  /\b(?:games?|game ?day|play|plays|playing|face|facing|beat|against|versus|vs|tournament|tourney)\b/;
const futureTime =
  /\b(?:tomorrow|next (?:week|weekend|game|opponent)|in (?:an|a few|\d+) (?:hours?|days?))\b/;
/** Times that may be in the past or in the future. */
const ambiguousTime = new RegExp(
  String.raw`\b(?<!\blast )(?:tonight|today|weekend|this (?:week|evening|afternoon)|${weekdays}|coming|upcoming|big game|game ?day|tournament|tourney)\b`,
);
const pastWords =
  /\b(?:did|was|were|went|won|lost|beat|tied|played|scored|happened|last|yesterday|score|ago)\b/;
const preparationWords =
  /\b(?:ready|prep|prepar\w+|tips?|advice|nervous|warm|should (?:i|we|he|she|they) (?:do|focus|know)|how (?:do|can|should) (?:i|we|he|she) (?:beat|win|play))\b/;
const upcomingVerbs = /\b(?:have|has|got|play|plays|playing|face|facing)\b/;

/**
 * Whether the text is about an upcoming game: 'we play the Bears tomorrow', 'game on Saturday, any tips'. Questions about
 * its time or place do not count.
 */
export const isUpcomingGame = (message: string): boolean => {
  const text = message.toLowerCase();
  if (!gameWords.test(text) || /^(?:(?:hey|hi|coach),? )*(?:when|what time|where|who)\b/.test(text))
    return false;
  if (preparationWords.test(text) && !/\bdid\b/.test(text))
    return futureTime.test(text) || ambiguousTime.test(text);
  return (
    !pastWords.test(text) && (futureTime.test(text) || (upcomingVerbs.test(text) && ambiguousTime.test(text)))
  );
};

const requestPattern = new RegExp(
  [
    String.raw`\?|\b(?:how|whats?|why|when|where|which|who|can|could|would|should|do you|any|need|want|wanna|like to|help me|lets|more|another|next|else|instead|only|about|please|pls|but|still|cant|keep)\b`,
    String.raw`\b(?:give|show|tell|make|get) (?:me|us|him|her|an?|my)\b|\b(?:make it|gimme|got any|id (?:like|love)|looking for)\b`,
    String.raw`\b(?:is|are|am|do|does|did|will) (?:i|my|we|our|he|she|it|that|this|there)\b`,
    String.raw`(?<!\b(?:that|the|this|your|those|great|good|nice)(?: \w+)? )\b(?:drill|exercise|plan|workout|practice)s?$`,
    String.raw`\b(?:now|then)\b(?!$)`,
    // 'Great, passing'.
    String.raw`^(?:(?:ok|okay|cool|great|nice|thanks|awesome|perfect) ?)+, ?\w+$`,
  ].join('|'),
);
const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]ll\b/g, ' will')
    .replace(/['’]/g, '')
    .replace(/[.!\s]+$/, '');
const hasNoRequest = (text: string) =>
  !requestPattern.test(
    text.replace(
      /\bthank\w*(?: you)? for [^,.;!?]+|\bwhat (?:i|we|he|she) (?:needed|wanted)|[, ]+(?:thank\w*|thx|ty)(?: you)?(?: coach)?$/g,
      '',
    ),
  );

/** Verbs of requests for better figures: 'scoring more goals' names what to get better at. */
export const figureWishVerbs = '(?:getting|having|making|saving|scoring|stopping|taking|winning)';

const smallTalkWords = new Set(
  `a again ah all alright amazing and appreciate are awesome back be best bet bro bruh buddy bye cheers coach cool day did
  doing dude evening everyone everything for friend fun game gm going good goodbye got gotta great guys haha hahaha happy hehe
  hello help helped helpful hey hi hockey hope how hows hru i im is it its job just k kk know later like lol lot love mack
  makes man mate me mister morning my nice night no now of ok okay omg one oh perfect please point practice pretty really
  same see sense so soon sounds stuff sup super sure sweet talk thank thanks that thats the there things this thx to
  today tomorrow tonight too ty up very was we well were what whats will with wow yay yeah yep yes yo you youre your u ur`.split(
    /\s+/,
  ),
);
/** At most a name or one more word. */
const maxOtherWords = 1;

/** Whether all of the text is small talk, so that an answer to it permits nothing. */
export const isSmallTalk = (text: string): boolean => {
  const words = simplify(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !smallTalkWords.has(word)).length <= maxOtherWords;
};

/** Whether the text only thanks and requests nothing. */
export const isThanks = (text: string): boolean =>
  /\b(?:thank\w*|thx|thanx|ty|tysm|appreciate\w*)\b/.test(simplify(text)) && hasNoRequest(simplify(text));
/** Whether the text ends with its thanks: 'Thanks for the tips on faceoffs'. */
export const isThanksFor = (text: string): boolean =>
  /\bthank\w*(?: you)?(?: so much)? for [^,.;!?]+$/.test(simplify(text));
/** Whether the text only thanks, agrees or praises: 'Ok, I will give it a shot', 'nice point'. */
export const isAgreement = (text: string): boolean =>
  isThanks(text) ||
  (/\b(?:ill|(?:i|we) will|gonna|will do|got it|good|great|nice|cool|awesome|perfect)\b/.test(
    simplify(text),
  ) &&
    hasNoRequest(simplify(text)));
/** Whether the text promises to do something and requests nothing: 'Ok, we will run that drill'. */
export const isPromise = (text: string): boolean =>
  /^(?:ok|okay|alright|cool|great|nice|perfect|got it|sounds good)\b.*\b(?:ill|(?:i|we) will|gonna)\b/.test(
    simplify(text),
  ) && hasNoRequest(simplify(text));
/** Whether the text reports a success and requests nothing: 'I tried that drill and it worked'. */
export const isSuccessReport = (text: string): boolean =>
  /\b(?:worked|loved|helped|was (?:so |really |super )?(?:fun|great|awesome))\b/.test(simplify(text)) &&
  hasNoRequest(simplify(text));
/** Whether the text asks for advice instead of only reporting something. */
export const asksAdvice = (text: string): boolean =>
  /\?|\b(?:how|what|whats|when|where|which|why|should|can|could|drills?|exercises?|practi[cs]e|plan|tips?|advice|teach|show|give|help)\b/i.test(
    text,
  );
