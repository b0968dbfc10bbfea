import type { PlaceFilter, Skill } from '@rinkside/contracts/drill';
import type { Position } from '@rinkside/contracts/player';
import type { SeasonName } from '@rinkside/domain/coach/dates';
import type { PracticeThemeName } from '../tools/practice-themes.js';
import type { StatName } from '@rinkside/domain/coach/stats';
import {
  statPatterns,
  skillPatterns,
  skillPatternsByPosition,
  searchPatterns,
  seasonPatterns,
  placePatterns,
  resultPatterns,
  icePatterns,
  type IceArea,
  type GameResult,
  type Lexicon,
} from './slot-lexicon.js';
import { opponentIn } from './statement-patterns.js';
import {
  specificityOf,
  matchesIn,
  buildVocabulary,
  tokenize,
  type PatternMatches,
} from './pattern-matcher.js';

/** The parameters of a question. */
export interface Slots {
  stat?: StatName;
  skill?: Skill;
  /** A drill search term, for example `backhand`. */
  search?: string;
  season?: SeasonName;
  place?: PlaceFilter;
  result?: GameResult;
  /** The opponent's name as typed. */
  opponent?: string;
  ice?: IceArea;
  games?: number;
  minutes?: number;
  players?: number;
  /** Training days per week. */
  days?: number;
  weeks?: number;
  target?: number;
  /** The themes of a practice. */
  themes?: readonly PracticeThemeName[];
  /** The message names a theme of a practice that the library does not have. */
  isThemeUnknown?: true;
  /** The age that a practice is for, in years. */
  age?: number;
  /** The player asks for a different drill or answer than before. */
  another?: true;
}

const entriesOf = <Value extends string>(lexicon: Partial<Lexicon<Value>>) =>
  (Object.keys(lexicon) as Value[]).map((value) => [value, lexicon[value] ?? []] as const);
const vocabulary = buildVocabulary(
  [
    statPatterns,
    skillPatterns,
    ...Object.values(skillPatternsByPosition),
    searchPatterns,
    seasonPatterns,
    placePatterns,
    resultPatterns,
    icePatterns,
  ].flatMap((lexicon) => Object.values<readonly string[]>(lexicon).flat()),
);

/** Returns the first value with a matching pattern. */
const firstMatch = <Value extends string>(
  lexicon: Partial<Lexicon<Value>>,
  matches: PatternMatches,
): Value | undefined =>
  entriesOf(lexicon).find(([, patterns]) => patterns.some((pattern) => specificityOf(matches, pattern)))?.[0];

const numerals = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const numeralsToDigits = (text: string) =>
  text
    .toLowerCase()
    // 'Five hole' and 'one on one' are not counts.
    .replace(
      new RegExp(`\\b(${numerals.join('|')})\\b(?![\\s-]*(?:hole|on|timers?|touch)\\b)`, 'g'),
      (word) => String(numerals.indexOf(word)),
    );

/** Returns the number captured by the first pattern that matches. */
const matchNumber = (text: string, ...patterns: RegExp[]): number | undefined => {
  for (const pattern of patterns) {
    const digits = pattern.exec(text)?.[1];
    if (digits !== undefined) return Number(digits);
  }
  return undefined;
};

/** The position and the purpose, no figure: 'how do I play the point', 'what is the point of dryland'. */
const pointPlace =
  /\b(?:the|left|right|(?:strong|weak)[ -]side) point\b(?! (?:total|lead|race|streak|per|pace))/gi;

/** Returns undefined for a value out of range. */
const ifInRange = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max ? value : undefined;

/** Removed before matching, because 'half' alone means half ice. */
const halfHour = /\bhalf an? hour\b|\band a half\b/i;
const minutesIn = (text: string) => {
  const minutes = matchNumber(text, /(\d{1,3})\s*-?\s*min/) ?? matchNumber(text, /\bmake it (\d{2,3})$/);
  const hours = /\bhalf an? hour\b/.test(text)
    ? 0.5
    : matchNumber(text.replace(/\ban? hour\b/, '1 hour'), /(\d{1,2}(?:\.\d+)?)\s*-?\s*(?:hours?|hrs?)\b/);
  if (hours === undefined) return minutes;
  return Math.round((hours + (/\bhours? and a half\b/.test(text) ? 0.5 : 0)) * 60) + (minutes ?? 0);
};

/** Training days per week. '2 days off' means 5 training days. '3 days ago' is not a number of training days. */
const trainingDaysIn = (text: string) => {
  const daysOff = matchNumber(text, /\b(\d)\s*(?:days?\s*(?:off|of rest|to rest|rest|free)|rest days?)\b/);
  if (daysOff !== undefined) return 7 - daysOff;
  return matchNumber(
    text,
    /(?<!\bin )\b(\d{1,2})\s*(?:x|times|days?)\b(?!\s*(?:ago|before|after|until|till|left|from now|away))/,
  );
};

const decimal = String.raw`(\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})`;
/** A target follows a word such as 'reach' or precedes its unit. A number before 'games' or a time unit is no target. */
const targetPatterns = [
  new RegExp(
    String.raw`(?:reach|to|hit|get|above|over|under|below|at|have|score|make)\s+(?:a\s+|an\s+|my\s+|at least\s+)?${decimal}(?![\d.]*(?:\s*[-–:]\s*\d|\s*(?:more\s+)?(?:games?|min(?:ute)?s?|hours?|weeks?|days?|years?|mph|km\w*|miles|yards|feet|ft|inch(?:es)?|lbs?|pounds?|kg|reps|laps)\b))`,
  ),
  new RegExp(String.raw`${decimal}\s*(?:%|percent|goals|assists|points|saves|shutouts|wins|pts)`),
  /(?<!\d)(\.\d{3})\b/,
];

/** 'From 1 goal a game to 2' and '2 goals every game' are no totals. */
const averageTarget =
  /\b(?:goals?|assists?|points?|pts)\s+(?:a|per|each|every|in (?:a|1|each|every|the same))\s+(?:game|night)\b(?:\s+to\s+\d|(?!.*\d))/;

/** Reads numbers by the unit next to them. Tools clamp the values to their own limits. */
const numbersInQuestion = (question: string) => {
  const text = numeralsToDigits(question);
  const games = matchNumber(
    text,
    /(?:last|past|next|previous|in|over|recent)\s+(\d{1,3})\s*(?:\w+\s+)?(?:games?|results|scores)\b/,
    /(\d{1,3})\s*(?:(?:most )?(?:recent|latest|last) )?games?\b/,
    /\b(?:got|have|has|with)\s+(?:only\s+)?(\d{1,3})\s+(?:left|to go|remaining)\b/,
  );
  const singleGame = /\b(?:last|next|latest|yesterday.?s|today.?s|the|one|this)\s+game\b/.test(text)
    ? 1
    : undefined;
  return {
    games: ifInRange(games, 1, 100) ?? singleGame,
    minutes: ifInRange(minutesIn(text), 5, 600),
    players: ifInRange(matchNumber(text, /(\d{1,2})\s*(?:players|kids|skaters)/), 1, 60),
    days: ifInRange(trainingDaysIn(text), 1, 6),
    weeks: ifInRange(matchNumber(text, /\b(\d{1,2})\s*-?\s*weeks?\b/), 1, 52),
    target: averageTarget.test(text) ? undefined : ifInRange(matchNumber(text, ...targetPatterns), 0, 10_000),
  };
};

/** Removes slots without a value. */
export const omitUndefined = (slots: { [Key in keyof Slots]: Slots[Key] | undefined }): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));

/**
 * Extracts the slots from a text.
 * @param position resolves words that mean different skills for goalies and skaters.
 */
export const extractSlots = (text: string, position: Position | null): Slots => {
  const matches = matchesIn(tokenize(text.replace(halfHour, ' ').replace(pointPlace, ' ')), vocabulary);
  return omitUndefined({
    stat: firstMatch(statPatterns, matches),
    skill:
      (position ? firstMatch(skillPatternsByPosition[position], matches) : undefined) ??
      firstMatch(skillPatterns, matches),
    search: firstMatch(searchPatterns, matches),
    season: firstMatch(seasonPatterns, matches),
    place: firstMatch(placePatterns, matches),
    result: firstMatch(resultPatterns, matches),
    ice: firstMatch(icePatterns, matches),
    opponent: opponentIn(text),
    ...numbersInQuestion(text),
  });
};
