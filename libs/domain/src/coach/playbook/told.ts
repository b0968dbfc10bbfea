/** Whom somebody plays against when it is no team by its name: 'against a big goalie', 'against the wall'; 'Big Red' is one. */
const anybody =
  /^(?:an?|any|some|big|good|great|better|best|bad|fast|quick|strong|old|young|small|tall|tough|hard|zone|teams?|goal(?:ie|tend)\w*|players?|opponents?|defen\w*|forwards?|shooters?|someone|somebody|everyone|them|him|her|me|us|it|my|our|your|their|his|these|those|this|that|other|another|boards?|wall|glass|net|trap|forecheck\w*|average|power|on|in|is|are|was)(?:er|s)?\b/;

/** The other team, as it is named after `where`, such as 'vs' or 'beat'. */
const namedAfter = (where: string) => {
  const named = new RegExp(
    String.raw`(?<!\b(?:goals?|shots?)\s)\b(?:${where})\s+(?:the\s+)?(\p{L}[\p{L}\p{N}.'’ -]{0,40}?)(?=\s*(?:[,;:!?()]|(?<!\bst)\.|\d|$|\b(?:with|and|but|yesterday|today|tonight|i|we|last|on|in|at|this|for|so)\b))`,
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
