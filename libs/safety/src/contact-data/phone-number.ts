import { readSignsAsLetters } from './plain-text.js';

const wordsOf = (list: string) => list.split(' ');
const digitWords = new Map<string, string>();
for (const [start, list] of [
  [0, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'],
  [15, 'fifteen sixteen seventeen eighteen nineteen'],
  [0, 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'],
  [0, 'zero un deux trois quatre cinq six sept huit neuf dix'],
  [0, 'null eins zwei drei vier funf sechs sieben acht neun zehn'],
] satisfies [number, string][])
  for (const [index, word] of wordsOf(list).entries()) digitWords.set(word, String(start + index));
for (const [index, word] of wordsOf('twenty thirty forty fifty sixty seventy eighty ninety').entries())
  digitWords.set(word, String((index + 2) * 10));
for (const [word, digits] of [
  ['oh', '0'],
  ['niner', '9'],
  ['naught', '0'],
] as const)
  digitWords.set(word, digits);

/** Read as digits only between two spelled digits. */
const homophones = new Map([
  ['o', '0'],
  ['too', '2'],
  ['fore', '4'],
  ['ate', '8'],
  ['won', '1'],
  ['tree', '3'],
]);
const multiples = new Map([
  ['double', 2],
  ['triple', 3],
]);
/** Words between the digits of one number. */
const fillers = new Set(
  wordsOf(
    'dash hyphen dot space then and x next plus area code minus slash comma followed by zone is are the last first part its',
  ),
);
const digitOfLetter: Record<string, string> = { o: '0', l: '1', i: '1', s: '5', z: '2' };

const longestFirst = [...digitWords.keys()]
  .filter((word) => word !== 'un')
  .toSorted((a, b) => b.length - a.length);
const spelledTogether = new RegExp(`^(?:${longestFirst.join('|')}|\\d)+$`);
const spelledPart = new RegExp(`${longestFirst.join('|')}|\\d`, 'g');

interface NumberToken {
  digits: string;
  spelled: boolean;
  start: number;
  end: number;
}

/** The digits a word stands for: '12', 'five', 'f1ve', 'sixone2', 'O1I4'; undefined for other words. */
const readToken = (word: string): string | undefined => {
  if (/^\d+$/.test(word)) return word;
  const letters = readSignsAsLetters(word);
  const known = digitWords.get(word) ?? digitWords.get(letters);
  if (known !== undefined) return known;
  if (spelledTogether.test(word) && word.length > 3)
    return word.replace(spelledPart, (part) => digitWords.get(part) ?? part);
  const digitCount = word.replace(/\D/g, '').length;
  // '2012s' and '12s' are plurals; '5S5' is not.
  if (digitCount > 0 && /^[\dolisz]*[\doli]$|^[\dolisz]*\d[sz]\d+$/.test(word))
    return word.replace(/[a-z]/g, (letter) => digitOfLetter[letter] ?? letter);
  return undefined;
};

/** The longest gap of signs between two digits of one number, in characters. */
const maxGap = 6;

/** Groups the numbers of a lower-case text that only signs and filler words separate. */
const numberRuns = (text: string): NumberToken[][] => {
  const runs: NumberToken[][] = [];
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  let run: NumberToken[] = [];
  let end = 0;
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const [index, match] of words.entries()) {
    const [word] = match;
    const start = match.index;
    if (Array.from(text.slice(end, start)).length > maxGap) close();
    const previous = run.at(-1);
    const next = words[index + 1]?.[0] ?? '';
    const multiple = multiples.get(word);
    const homophone = previous?.spelled && digitWords.has(next) ? homophones.get(word) : undefined;
    const lone = /^[oli]$/.test(word) && previous && /^\d/.test(next) ? digitOfLetter[word] : undefined;
    const plural =
      /^\d+s$/.test(word) && previous && /^[\doli]/.test(next) ? word.replace('s', '5') : undefined;
    let digits = readToken(word) ?? homophone ?? lone ?? plural;
    const before = words[index - 1]?.[0] ?? '';
    const repeated = multiples.get(before);
    if (digits?.length === 1 && repeated) digits = digits.repeat(repeated);
    if (digits !== undefined) {
      const spelled = !/\d/.test(word);
      // 'fifty five' is 55.
      if (spelled && previous?.spelled && /^[2-9]0$/.test(previous.digits) && /^[1-9]$/.test(digits)) {
        previous.digits = previous.digits.slice(0, 1) + digits;
        previous.end = start + word.length;
      } else run.push({ digits, spelled, start, end: start + word.length });
    } else if (!fillers.has(word) && multiple === undefined) close();
    end = start + word.length;
  }
  close();
  return runs;
};

const contactBefore =
  /(?:\b(?:call|text|txt|phone|cell|mobile|number|num|digits|whatsapp|tel|reach|contact|hmu|hit me|ring|dial|facetime|imessage|sms)\b|📞|📱|☎|☏)[^.!?]{0,24}$/u;
const contactAfter =
  /^[^.!?a-z]{0,4}(?:is )?(?:my |me |is |for |the |dads? |moms? |pls |please |anytime |ask |only )*(?:call|text|txt|phone|cell|mobile|number|digits|whatsapp|sms|hmu|hit me)\b/;
const unitWord =
  /^\W{0,3}(?:goals?|assists?|points?|pts|saves?|shots?|games?|minutes?|mins?|periods?|sec|seconds|pushups?|pucks?|reps?|laps?|in (?:his|her|my|their|the|our) )/;
const unitBefore =
  /(?:shots?|scored|goals?|saves?|points?|by period|jerseys?|numbers|lines?|had|were)\W{0,3}$/;

const isTime = /^(?:[01]?\d|2[0-3]|[0-5]\d):[0-5]\d(?::[0-5]\d)?$/;
const isDate =
  /^(?:(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)?\d\d)|(?:19|20)\d\d([/.-])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01]))$/;
const isYears = /^(?:19[5-9]|20[0-3])\d(?:[-/](?:(?:19|20)?\d\d))?$/;
const isDecimal = /^(?:\d{0,2}\.\d{1,3}|100\.0)$/;
const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+$/;
const isScore = /^\d{1,2}(?:[-–/x]\d{1,2}){1,3}$/;
const isJersey = /^#\d{1,2}$/;
const isRange = /^\d{1,2}:\d\d-\d{1,2}:\d\d$/;

/** Whether a chunk between spaces and commas is a time, date, score, record, average or jersey number. */
const isHockeyChunk = (chunk: string, inContact: boolean): boolean => {
  const text = chunk.replace(/^[^\d#.]+|[^\d]+$/g, '').replace(/^\.(?!\d)/, '');
  if (isTime.test(text) || isDate.test(text) || isRange.test(text)) return true;
  if (inContact) return false;
  return (
    isYears.test(text) ||
    isDecimal.test(text) ||
    isThousands.test(text) ||
    isScore.test(text) ||
    isJersey.test(text)
  );
};

const isMonotonic = (values: number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0)) ||
  values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0));

const minDigits = 7;

/** Whether numbers without any other reading are a phone number. */
const isPhone = (tokens: NumberToken[], gaps: string[], inContact: boolean, counted: boolean): boolean => {
  const parts = tokens.map(({ digits }) => digits);
  const all = parts.join('');
  if (all.length < minDigits) return false;
  // 1000000 and 9999999 exaggerate.
  if (parts.length === 1 && /^(?:[1-9]\d?0{4,}|(\d)\1+)$/.test(all)) return false;
  // Milliseconds since 1970.
  if (parts.length === 1 && /^1[5-9]\d{11}$/.test(all)) return false;
  if (inContact) return true;
  // 20261114 is a date, and other numbers of this length are ids.
  if (parts.length === 1 && all.length === 8) return false;
  const isLong = (part: string) => part.length >= 3;
  if (parts.some(isLong)) return !parts.filter(isLong).every((part) => Number(part) % 50 === 0);
  if (new Set(all).size <= 2) return false;
  // '06 12 34 56 78'
  if (parts.some((part) => part.length === 2 && part.startsWith('0'))) return true;
  if (isMonotonic(parts.map(Number))) return false;
  const isList = gaps.every((gap) => /,|\band\b/.test(gap));
  if (parts.every((part) => part.length === 1)) return !(isList && counted);
  if (tokens.filter(({ spelled }) => spelled).length * 2 >= parts.length) return !counted;
  if (isList) return false;
  if (parts.every((part) => Number(part) % 5 === 0)) return false;
  return parts.length >= 5 && parts.every((part) => part.length === 2);
};

/** Whether a plain lower-case text has a phone number in it, however it is written. */
export const hasPhoneNumber = (text: string): boolean => {
  for (const run of numberRuns(text)) {
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last) continue;
    const before = text.slice(0, first.start);
    const after = text.slice(last.end);
    const inContact = contactBefore.test(before) || contactAfter.test(after);
    const counted = unitWord.test(after) || unitBefore.test(before);
    let tokens: NumberToken[] = [];
    const gapsOf = (list: NumberToken[]) =>
      list.slice(1).map((token, index) => text.slice(list[index]?.end, token.start));
    const check = () => {
      const found = isPhone(tokens, gapsOf(tokens), inContact, counted);
      tokens = [];
      return found;
    };
    for (const token of run) {
      if (isHockeyChunk(chunkAround(text, token), inContact)) {
        if (check()) return true;
      } else tokens.push(token);
    }
    if (check()) return true;
  }
  // Digits between letters: 'call6125550143now', '6a1b2c5d5e5f0g1h4i3'. A generated id is neither.
  return /[a-z]\d{10,}|\d{10,}[a-z]|(?:\d[a-z]{1,2}){9,}\d/.test(text);
};

/** A longer chunk is no time, date or score. */
const maxChunkSide = 40;
const chunkEnd = /[\s()[\];&|~*_…]/;

/** The text between spaces, commas with a space and brackets around a number. */
const chunkAround = (text: string, { start, end }: NumberToken): string => {
  const first = Math.max(0, start - maxChunkSide);
  const last = Math.min(text.length, end + maxChunkSide);
  let from = start;
  while (from > first && !chunkEnd.test(text.charAt(from - 1))) from--;
  let to = end;
  while (to < last && !chunkEnd.test(text.charAt(to))) to++;
  return text.slice(from, to);
};
