import { tokenize } from '../dialogue/pattern-matcher.js';

export type Position = 'goalie' | 'defense' | 'forward' | 'wing' | 'center';

/** Another player than the one that the last answer was for. */
export interface AskedPerson {
  /** In a sentence: 'goalies', 'players of 8'. */
  name: string;
  position?: Position;
  /** Years. */
  age?: number;
}

const positions: readonly (readonly [RegExp, AskedPerson])[] = [
  [
    /^(?:goalies?(?: (?:sticks?|gear|skates?|equipment))?|goaltenders?|goaltending|netminders?|keepers?)$/,
    { name: 'goalies', position: 'goalie' },
  ],
  [/^(?:d|d ?m[ae]n|defen[cs]e(?:m[ae]n)?|defenders?)$/, { name: 'defense', position: 'defense' }],
  [/^(?:forwards?|skaters?)$/, { name: 'forwards', position: 'forward' }],
  [/^(?:wing(?:er)?s?|(?:left|right) wing(?:er)?s?)$/, { name: 'wingers', position: 'wing' }],
  [/^cent(?:er|re)s?$/, { name: 'centers', position: 'center' }],
];
const groups: readonly (readonly [RegExp, AskedPerson])[] = [
  [/^(?:little|younger|small) (?:brother|sister|cousin)s?$/, { name: 'younger players', age: 8 }],
  [/^girls?$/, { name: 'girls' }],
  [/^boys?$/, { name: 'boys' }],
  [/^(?:beginners?|new players?|(?:first|1st) years?)$/, { name: 'beginners' }],
  [/^(?:adults?|grown ?ups?|beer leaguers?|men|women)$/, { name: 'adults', age: 18 }],
  [/^(?:mites?|little (?:kids|ones|guys)|small kids|younger (?:kids|players|ones)|young kids|my youngest)$/, { name: 'the youngest', age: 7 }],
  [/^squirts?$/, { name: 'squirts', age: 9 }],
  [/^pee ?wees?$/, { name: 'peewees', age: 11 }],
  [/^bantams?$/, { name: 'bantams', age: 13 }],
  [/^(?:midgets?|high school(?:ers)?|teen(?:ager)?s?|older (?:kids|players|ones))$/, { name: 'older players', age: 16 }],
]; // prettier-ignore

const start = '(?:(?:and|but|ok|okay|so|coach|thanks|thank you|hm+|oh|what about|how about|what) )*';
const link =
  '(?:(?:(?:is|are|would|does|do|will|can) )?(?:it|that|this|they|the same|you do)?(?: ?(?:the same|different|work|apply|go|true|ok|good|too|also|do (?:it|that|this)))* ?(?:for|with|if (?:he|she|i|they|youre|you)(?:s| is| am| are| plays?| play|m|re)?)|(?:what )?if (?:he|she|i|they|my (?:kid|son|daughter)) (?:is|am|are|plays?|was)|(?:he|she|they|im|i|hes|shes|theyre|my (?:kid|son|daughter)) ?(?:is|am|are|plays?)?)';
const owner = '(?:(?:a|an|the|my|our|only|just|about|like|some|more|in|other|playing) )*';
/** 'My friend who is a goalie'. */
const relative =
  '(?:(?:(?:little|younger|older|big|other|best) )?(?:brother|sister|son|daughter|kid|child|cousin|friend|team ?mate|buddy)s?(?: (?:who|that|he|she|hes|shes))?(?: (?:is|are|plays?))?(?: (?:a|an|in|in net|only|just))* )?';
const child = '(?: (?:kids?|players?|boys?|girls?|son|daughter|child|team))?';
const shape = new RegExp(
  `^${start}(?:${link} )?${owner}${relative}(.+?)(?: (?:too|then|as well|though|instead|please|specifically))*$`,
);
/** The same without any word before the person. */
const namesPersonOnly = new RegExp(`^${start}(?:for |with )`);
const ageShape = new RegExp(
  `^(?:u ?(\\d{1,2})|(\\d{1,2}) ?u|(\\d{1,2})(?: ?(?:years?|yrs?))?(?: ?(?:olds?|yo|of age))?)${child}$`,
);
const maxWords = 9;
const minAge = 4;
const maxAge = 60;

const namedIn = (text: string): AskedPerson | undefined => {
  const known = [...positions, ...groups].find(([pattern]) => pattern.test(text))?.[1];
  if (known) return known;
  const [, before, after, years] = ageShape.exec(text) ?? [];
  const division = before ?? after;
  const age = division === undefined ? Number(years) : Number(division) - 1;
  if (!(age >= minAge && age <= maxAge)) return undefined;
  return { name: division === undefined ? `players of ${age}` : `${division}U`, age };
};

/**
 * Returns the player of a message that asks for the last advice for another one: 'and for goalies', 'for an 8 year old',
 * 'what if she plays defense'.
 */
export const askedPerson = (message: string): AskedPerson | undefined => {
  const words = tokenize(message);
  const text = words.join(' ');
  if (words.length > maxWords) return undefined;
  const named = shape.exec(text)?.[1];
  const person = named === undefined ? undefined : namedIn(named);
  // '8' alone is a number, and 'forwards' alone a direction.
  const isBare = named === text;
  return isBare && !namesPersonOnly.test(text) && !/\d ?(?:u|years?|yo)/.test(text) ? undefined : person;
};
