import { numbersIn, numbersOf } from '../coach/tools/numbers.js';

/** Digits that claim nothing: list markers, situations, age levels, periods, halves, placeholders. */
const idle = [
  /^\s*\d{1,2}[.)]\s/gm,
  /\b\d ?[- ]?(?:on|v|vs|against|x)[- ]?\d\b/gi,
  /\b(?:under )?(?:[6-9]|1[0-8])[ -]?(?:U|and under)\b|\bU ?(?:[6-9]|1[0-8])\b/g,
  /\b(?:1st|2nd|3rd)\b/gi,
  /\b50[/-]50\b/g,
  /\b(?:100|110) ?%(?= (?:effort|focus|of your (?:effort|attention)))/gi,
  /\b(?:911|988)\b/g,
  /\[[a-z ]+\d*\]/g,
];

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']; // prettier-ignore
const counted =
  'goals?|assists?|points?|saves?|shutouts?|games?|wins?|losses|ties|shots?|penalt(?:y|ies)|percent';
const spelled = new RegExp(
  String.raw`\b(${words.join('|')})(?: more| straight| of (?:your|the))?(?: last| power[- ]play)? (?:${counted})\b`,
  'gi',
);

const dates =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:, \d{4})?|\b\d{4}-\d\d-\d\d\b/g;
const dayOf = ([, month = '', day = '']: RegExpMatchArray) => `${month} ${day}`;

/** What may be claimed from what was found: its numbers, and its days as days, so that Jul 31 is not 31 goals. */
export const groundsIn = (found: unknown): Set<string> => {
  const text = JSON.stringify(found) ?? 'null';
  const days = [...text.matchAll(dates)].map(dayOf);
  return new Set([...numbersOf(JSON.parse(text.replace(dates, ' '))), ...days]);
};

const isClaimed = (numbers: ReadonlySet<string>) => (match: RegExpMatchArray) =>
  numbers.has(dayOf(match)) || numbers.has(match[2] ?? '');

/** Whether all that a sentence counts or dates was found. */
export const isGrounded = (sentence: string, numbers: ReadonlySet<string>): boolean =>
  [...sentence.matchAll(dates)].every(isClaimed(numbers)) &&
  claimedNumbers(sentence.replace(dates, ' ')).every((number) => numbers.has(number));

/** The numbers a sentence claims, as digits; words count where they count goals, games and the like. */
const claimedNumbers = (sentence: string): string[] => {
  const left = idle.reduce((text, one) => text.replace(one, ' '), sentence);
  const inWords = [...left.matchAll(spelled)].map(([, word = '']) => words.indexOf(word.toLowerCase()));
  // 'one game' is a way of speaking, not a count.
  return [...numbersIn(left), ...inWords.filter((value) => value > 1).map(String)];
};
