/** Whom somebody plays against when it is no team by its name: 'against a big goalie', 'against the wall'; 'Big Red' is one. */
const anybody =
  /^(?:an?|any|some|big|good|great|better|best|bad|fast|quick|strong|old|young|small|tall|tough|hard|zone|teams?|goal(?:ie|tend)\w*|players?|opponents?|defen\w*|forwards?|shooters?|someone|somebody|everyone|them|him|her|me|us|it|my|our|your|their|his|these|those|this|that|other|another|boards?|wall|glass|net|trap|forecheck\w*|average|power|on|in|is|are|was|today|tomorrow|tonight|next|last|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:er|s)?\b/;

/** The other team, as it is named after `where`, such as 'vs' or 'beat'. */
const namedAfter = (where: string) => {
  const named = new RegExp(
    String.raw`(?<!\b(?:goals?|shots?)\s)\b(?:${where})\s+(?:the\s+)?(\p{L}[\p{L}\p{N}.'’ -]{0,40}?)(?=\s*(?:[,;:!?()]|(?<!\bst)\.|\d|$|\b(?:with|and|but|yesterday|today|tonight|tomorrow|next|later|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|i|we|he|she|my|last|on|in|at|this|for|so|how|what|when|any|is|are|was|were|went|after|before)\b))`,
    'iu',
  );
  return (text: string): string | undefined => {
    const name = named.exec(text)?.[1]?.trim();
    return name && !anybody.test(name) ? name : undefined;
  };
};

export const opponentIn = namedAfter('vs\\.?|versus|against');
/** The same in a game that somebody tells of. */
export const beatenIn = namedAfter('vs\\.?|versus|against|beat|to the|over');

// A line of more than two numbers is a system or a date, '7:30' is a time.
const between = (signs: string) =>
  new RegExp(String.raw`(?<![\d:/–-])(\d{1,3})\s*(?:${signs})\s*(\d{1,3})(?!\d|\s*[-–:/]\s*\d)`);
const written = between(String.raw`-|–|:(?!\d\d)`);
const spoken = between('to');

const pairOf = (found: RegExpExecArray | null) =>
  found ? ([Number(found[1]), Number(found[2])] as const) : undefined;

/** '4-2' and, where a game is told of, '4 to 2'. */
export const scoreIn = (text: string) => pairOf(written.exec(text)) ?? pairOf(spoken.exec(text));

/** Where something begins: the text, or what stands after a mark. */
const begins = String.raw`(?:^|[.,;:!?]|\btell me\b|\bwonder(?:ing)?\b)\s*(?:(?:and|also|so|but|please|ok|hey|coach|if)\s+)*`;

const notes = new RegExp(
  String.raw`${begins}(?:(?:can|could|will) you (?:please )?)?(?:remember|keep in mind|note|don['’]?t forget)\b(?!\s*(?:when|how|what|where))`,
  'i',
);
/** 'Remember that my backhand is hard', not 'I remember that game'. */
export const tellsNote = (text: string): boolean => notes.test(text);

const asking = 'how|why|what|when|where|which|who|should|is|are|was|were|does|do|did';
const asks = new RegExp(String.raw`${begins}(?:${asking})\b|\b(?:how|why|what|did)\b.*\?\s*$`, 'is');

/** '4-2' beside a word of winning or losing is a game that somebody tells of, unless it is asked about. */
export const tellsScore = (text: string): boolean => {
  const { index } = written.exec(text) ?? {};
  return (
    index !== undefined &&
    /\b(?:win|won|loss|lost|tie|tied|beat)\b/i.test(text) &&
    !asks.test(text.slice(0, index) + (text.trim().endsWith('?') ? '?' : ''))
  );
};

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const match =
  /\b(?:games?|game ?day|play|plays|playing|face|facing|beat|against|versus|vs|tournament|tourney)\b/;
const ahead = /\b(?:tomorrow|next (?:week|weekend|game|opponent)|in (?:an|a few|\d+) (?:hours?|days?))\b/;
const near = new RegExp(
  String.raw`\b(?<!\blast )(?:tonight|today|weekend|this (?:week|evening|afternoon)|${days}|coming|upcoming|big game|game ?day|tournament|tourney)\b`,
);
const over = /\b(?:did|was|were|went|won|lost|beat|tied|played|scored|happened|last|yesterday|score|ago)\b/;
const prepares =
  /\b(?:ready|prep|prepar\w+|tips?|advice|nervous|warm|should (?:i|we|he|she|they) (?:do|focus|know)|how (?:do|can|should) (?:i|we|he|she) (?:beat|win|play))\b/;
const has = /\b(?:have|has|got|play|plays|playing|face|facing)\b/;

/** A game to come: 'we play the Bears tomorrow', 'game on Saturday, any tips'; not when it is. */
export const tellsComing = (typed: string): boolean => {
  const text = typed.toLowerCase();
  if (!match.test(text) || /^(?:(?:hey|hi|coach),? )*(?:when|what time|where|who)\b/.test(text)) return false;
  if (prepares.test(text) && !/\bdid\b/.test(text)) return ahead.test(text) || near.test(text);
  return !over.test(text) && (ahead.test(text) || (has.test(text) && near.test(text)));
};

const wants = new RegExp(
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
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]ll\b/g, ' will')
    .replace(/['’]/g, '')
    .replace(/[.!\s]+$/, '');
const asksNothing = (text: string) =>
  !wants.test(
    text.replace(
      /\bthank\w*(?: you)? for [^,.;!?]+|\bwhat (?:i|we|he|she) (?:needed|wanted)|[, ]+(?:thank\w*|thx|ty)(?: you)?(?: coach)?$/g,
      '',
    ),
  );

/** Thanks for something, and asks for nothing. */
export const tellsThanks = (text: string): boolean =>
  /\b(?:thank\w*|thx|thanx|ty|tysm|appreciate\w*)\b/.test(bare(text)) && asksNothing(bare(text));
/** 'Thanks for the tips on faceoffs', and no more. */
export const thanksFor = (text: string): boolean =>
  /\bthank\w*(?: you)?(?: so much)? for [^,.;!?]+$/.test(bare(text));
/** 'Ok, I will give it a shot', 'nice point': agrees or praises, and asks for nothing. */
export const agrees = (text: string): boolean =>
  tellsThanks(text) ||
  (/\b(?:ill|(?:i|we) will|gonna|will do|got it|good|great|nice|cool|awesome|perfect)\b/.test(bare(text)) &&
    asksNothing(bare(text)));
/** 'Ok, we will run that drill'. */
export const promises = (text: string): boolean =>
  /^(?:ok|okay|alright|cool|great|nice|perfect|got it|sounds good)\b.*\b(?:ill|(?:i|we) will|gonna)\b/.test(
    bare(text),
  ) && asksNothing(bare(text));
/** 'I tried that drill and it worked'. */
export const tellsSuccess = (text: string): boolean =>
  /\b(?:worked|loved|helped|was (?:so |really |super )?(?:fun|great|awesome))\b/.test(bare(text)) &&
  asksNothing(bare(text));
