import type { SpellingCorrector } from './spelling.js';

/** Longer messages are cut before they are analysed. */
const maxCharacters = 1200;

const contractions: Readonly<Record<string, string>> = {
  im: 'i am', ive: 'i have', cant: 'can not', wont: 'will not', dont: 'do not', doesnt: 'does not', didnt: 'did not',
  isnt: 'is not', arent: 'are not', wasnt: 'was not', werent: 'were not', havent: 'have not', hasnt: 'has not',
  hadnt: 'had not', couldnt: 'could not', shouldnt: 'should not', wouldnt: 'would not', whats: 'what is',
  hows: 'how is', wheres: 'where is', whos: 'who is', whens: 'when is', thats: 'that is', theres: 'there is',
  youre: 'you are', theyre: 'they are', hes: 'he is', shes: 'she is', itll: 'it will', youll: 'you will',
  theyll: 'they will', youve: 'you have', theyve: 'they have', weve: 'we have', shouldve: 'should have',
  howd: 'how did', lets: 'let us',
}; // prettier-ignore

const chatSpellings: Readonly<Record<string, string>> = {
  u: 'you', ur: 'your', r: 'are', y: 'why', n: 'and', k: 'ok', pls: 'please', plz: 'please', wut: 'what',
  wat: 'what', wats: 'what is', wht: 'what', waht: 'what', hw: 'how', bc: 'because', cuz: 'because', cus: 'because',
  coz: 'because', b4: 'before', '2day': 'today', tmrw: 'tomorrow', tmr: 'tomorrow', tmw: 'tomorrow', tn: 'tonight',
  rn: 'right now', idk: 'i do not know', gonna: 'going to', wanna: 'want to', gotta: 'have to', kinda: 'kind of',
  gimme: 'give me', lemme: 'let me', dunno: 'do not know', thx: 'thanks', ty: 'thank you', ppl: 'people',
  teh: 'the', alot: 'a lot', abt: 'about', prob: 'probably', def: 'definitely', ya: 'you', yr: 'year', yrs: 'years',
  yo: 'year old', gf: 'girlfriend', bf: 'boyfriend', bball: 'basketball', sm1: 'someone', gr8: 'great', w: 'with',
  fav: 'favorite', defence: 'defense', offence: 'offense', centre: 'center', practise: 'practice', mum: 'mom',
  practising: 'practicing', dman: 'defenseman', dmen: 'defensemen', goaltender: 'goalie', goaly: 'goalie',
  goali: 'goalie', netminder: 'goalie', tendy: 'goalie', d: 'defense', pp: 'power play', pk: 'penalty kill',
  powerplay: 'power play', pims: 'penalty minutes', pim: 'penalty minutes', sv: 'save', reffing: 'refereeing',
  ref: 'referee', refs: 'referees', sticktime: 'stick time', slapshot: 'slap shot', wristshot: 'wrist shot',
  snapshot: 'snap shot', faceoff: 'face off', faceoffs: 'face offs', offsides: 'offside', stickhandle: 'stick handle',
  stickhandling: 'stick handling', backcheck: 'back check', backchecking: 'back checking', forecheck: 'fore check',
  forechecking: 'fore checking', wrister: 'wrist shot', slapper: 'slap shot', sauce: 'saucer pass',
  lw: 'left wing', rw: 'right wing', ld: 'left defense', rd: 'right defense', fwd: 'forward', fwds: 'forwards', 'd-man': 'defenseman',
  'd-men': 'defensemen', centerman: 'center', centreman: 'center', dzone: 'defensive zone', ozone: 'offensive zone', blueline: 'blue line', backdoor: 'back door',
  shorthanded: 'short handed', ot: 'overtime', pp1: 'first power play unit', pp2: 'second power play unit', forcheck: 'fore check',
  tho: 'though', thru: 'through', shud: 'should', cud: 'could', wud: 'would', 'w/o': 'without', aint: 'is not',
}; // prettier-ignore

/** Words without content. */
const fillers = new Set(
  'lol lmao lmfao rofl omg tbh ngl imo fr frfr bruh bro dude haha hahaha hehe please um uh uhh umm hey hi hello smh xd'.split(
    ' ',
  ),
);

/** Two words that are spelled in one way: 'o zone', and 'd zone' and 'd man' after their first word was written out. */
const twoWordSpellings: readonly (readonly [RegExp, string])[] = [
  // Before these words 'its' is a contraction.
  [
    /\bits (?=(?:a|an|the|not|no|just|so|too|like|my|our|his|her|their|your|been|getting|going|gone|on|in|all|only|always|never|really|very|pretty|kind|still|already|now|time|hard|easy|ok|fine|because|when|what|how|that|about|i|you|he|she|we|they)\b)/g,
    'it is ',
  ],
  [/\bo zone\b/g, 'offensive zone'],
  [/\bdefense zone\b/g, 'defensive zone'],
  [/\bdefense (?=m[ae]n\b)/g, 'defense'],
];
/** Players against players: '2v1', '2-on-1'. */
const situation = /^([1-6])-?(?:v|vs|on)-?([1-6])$/;

/** Typographic apostrophes and accents used as such. */
const apostrophes = /['’‘`´ʼ]/g;

/** Splits a message into sentences and questions joined by 'and'. Decimals and abbreviated names stay whole. */
export const sentencesOf = (text: string): string[] =>
  text
    .slice(0, maxCharacters)
    .split(
      /(?<=[.!?])\s+|\n+|(?<=\p{L})[.!?]+(?=\p{L}{3})|\s+and (?:also )?(?=(?:how|whats?|when|where|why|which|who)\b)/iu,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const questionWords =
  /^(?:(?:so|and|but|ok|okay|now|also|anyway|well|coach|mack|hey) )*(?:how|what|whats|why|when|where|which|who|should|can|could|would|do|does|did|is|are|am|will|any)\b/i;
const isQuestion = (sentence: string): boolean => sentence.endsWith('?') || questionWords.test(sentence);

/** A shorter message is understood as a whole. */
const minStatements = 2;
/** The questions of a report with at least two statements, each with the statements right before it. */
export const questionsOfReport = (
  sentences: readonly string[],
): { question: string; before: readonly string[] }[] => {
  const isAsked = sentences.map(isQuestion);
  const count = isAsked.filter(Boolean).length;
  if (count === 0 || sentences.length - count < minStatements) return [];
  return sentences.flatMap((question, at) =>
    isAsked[at]
      ? [{ question, before: sentences.slice(isAsked.slice(0, at).lastIndexOf(true) + 1, at) }]
      : [],
  );
};

const correction =
  /^(?:(?:no|nope|nah|sorry|oops|wait)\b[,.!]? *)*(?:(?:i|he|she) (?:meant|mean|said)|not that,? (?:i|but)(?: mean)?|not \w+,)(?: like)? +(?=\S)/i;
const laterCorrection = /^(?:no|nope|nah|not)\b.{1,20}\b(?:i|he|she) (?:meant|mean) +(?=\S)/i;
/** Removes the start of a correction: 'no, I meant backhand' asks for backhand. */
export const withoutCorrection = (text: string): string =>
  text.replace(correction, '').replace(laterCorrection, '');

const thanksStart =
  /^(?:(?:ok(?:ay)?|cool|great|awesome|nice|perfect|got it|thanks?|thank you|thx|ty|tysm|so much|a lot|coach|mack|man)\b[,.! ]*)+(?=(?:also|and|but|so|what|whats|how|when|where|which|why|can|could|should|do|does|is|are)\b.* .* )(?:also |and |but |so )*/i;
/** Removes the thanks before another question: 'thanks coach, also what should I bring'. */
export const withoutThanks = (text: string): string => text.replace(thanksStart, '');

/** Ask what a term of the last answer is. */
const meaningQuestion =
  /^what (?:do|did) you mean (?:by|with) (?:an? |the )?(.+)$|^what does (?:an? |the )?(.+?) mean\??$/;

/** Spells a word as the training examples do. */
const expand = (word: string, corrector: SpellingCorrector): string => {
  const known = contractions[word] ?? chatSpellings[word];
  if (known !== undefined) return known;
  const shortened = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const single = word.replace(/(\p{L})\1{2,}/gu, '$1');
  if (shortened !== word && !corrector.isKnown(shortened) && corrector.isKnown(single)) return single;
  return corrector.correct(shortened);
};

/**
 * Normalizes a message for the embedding: lower case, plain apostrophes, no fillers, written-out contractions and chat
 * spellings, and corrected typos. Training examples are normalized in the same way.
 */
export const normalizeMessage = (text: string, corrector: SpellingCorrector): string => {
  const words = text
    .slice(0, maxCharacters)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .toLowerCase()
    .replace(apostrophes, '')
    .split(/\s+/)
    .flatMap((token) => {
      const [, before = '', word = '', after = ''] =
        /^([^\p{L}\p{N}]*)([\p{L}\p{N}]*(?:[^\s][\p{L}\p{N}]+)*)([^\p{L}\p{N}]*)$/u.exec(token) ?? [];
      if (fillers.has(word)) return [];
      const [, ours, theirs] = situation.exec(word) ?? [];
      if (ours && theirs) return [`${before}${ours} on ${theirs}${after}`];
      return [
        `${before}${/^\p{L}[\p{L}\p{N}]*$/u.test(word) || word in chatSpellings ? expand(word, corrector) : word}${after}`,
      ];
    });
  return twoWordSpellings
    .reduce((message, [pattern, spelling]) => message.replace(pattern, spelling), words.join(' ').trim())
    .replace(meaningQuestion, 'what is $1$2');
};
