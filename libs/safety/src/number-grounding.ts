import { numbersIn, numbersInJson } from './numbers.js';

/** Digits that are not claims: list markers, game situations, age levels, periods, halves, placeholders. */
const nonClaimPatterns = [
  /^\s*\d{1,2}[.)]\s/gm,
  /\b\d ?[- ]?(?:on|v|vs|against|x)[- ]?\d\b/gi,
  /\b(?:under )?(?:[6-9]|1[0-8])[ -]?(?:U|and under)\b|\bU ?(?:[6-9]|1[0-8])\b/g,
  /\b(?:1st|2nd|3rd)\b/gi,
  /\b50[/-]50\b/g,
  /\b(?:100|110) ?%(?= (?:effort|focus|of your (?:effort|attention)))/gi,
  // Help lines, and systems of play such as 1-2-2.
  /\b(?:911|988|833-587-7233)\b/g,
  /\b[0-4]-[1-4]-[1-4](?:-[1-4])?\b/g,
  /\b[1-4]-[1-4](?= (?:forecheck|trap|press|system|zone|power play|penalty kill|formation))/gi,
  /\[[a-z ]+\d*\]/g,
];

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']; // prettier-ignore
const countedNouns =
  'goals?|assists?|points?|saves?|shutouts?|games?|wins?|losses|ties|shots?|penalt(?:y|ies)|percent';
const spelledCount = new RegExp(
  String.raw`\b(${numerals.join('|')})(?: more| straight| of (?:your|the))?(?: last| power[- ]play)? (?:${countedNouns})\b`,
  'gi',
);

const datePattern =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:, \d{4})?|\b\d{4}-\d\d-\d\d\b/g;
const dayKey = ([, month = '', day = '']: RegExpMatchArray) => `${month} ${day}`;

/** Returns the numbers an answer may use from tool results. Dates are separate, so that 'Jul 31' does not allow '31 goals'. */
export const groundedNumbersIn = (value: unknown): Set<string> => {
  const json = JSON.stringify(value) ?? 'null';
  const days = [...json.matchAll(datePattern)].map(dayKey);
  return new Set([...numbersInJson(JSON.parse(json.replace(datePattern, ' '))), ...days]);
};

const isAllowedDate = (numbers: ReadonlySet<string>) => (match: RegExpMatchArray) =>
  numbers.has(dayKey(match)) || numbers.has(match[2] ?? '');

/** Whether all numbers and dates of a sentence are in the allowed set. */
export const isGrounded = (sentence: string, numbers: ReadonlySet<string>): boolean =>
  [...sentence.matchAll(datePattern)].every(isAllowedDate(numbers)) &&
  claimedNumbers(sentence.replace(datePattern, ' ')).every((number) => numbers.has(number));

/** Returns the numbers a sentence claims, as digits. Spelled numbers count only before words such as goals or games. */
const claimedNumbers = (sentence: string): string[] => {
  const claims = nonClaimPatterns.reduce((text, pattern) => text.replace(pattern, ' '), sentence);
  const spelledNumbers = [...claims.matchAll(spelledCount)].map(([, word = '']) =>
    numerals.indexOf(word.toLowerCase()),
  );
  // 'one game' is an idiom and not a count.
  return [...numbersIn(claims), ...spelledNumbers.filter((value) => value > 1).map(String)];
};
