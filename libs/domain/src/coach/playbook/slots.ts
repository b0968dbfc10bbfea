import type { PlaceFilter, Skill } from '@rinkside/contracts/drill';
import type { Position } from '@rinkside/contracts/player';
import type { SeasonName } from '../tools/dates.js';
import type { StatName } from '../tools/stats.js';
import {
  stats,
  skills,
  skillsOf,
  searches,
  seasonWords,
  placeWords,
  resultWords,
  iceWords,
  type Ice,
  type Result,
  type Words,
} from './slots.words.js';
import { opponentIn } from './told.js';
import { coverOf, heardIn, vocabularyOf, wordsOf, type Heard } from './words.js';

/** What a question says besides what it is about. */
export interface Slots {
  stat?: StatName;
  skill?: Skill;
  /** A word drills are looked for by, such as backhand. */
  search?: string;
  season?: SeasonName;
  place?: PlaceFilter;
  result?: Result;
  /** The other team, as the asker names it. */
  opponent?: string;
  ice?: Ice;
  games?: number;
  minutes?: number;
  players?: number;
  /** To train on, a week. */
  days?: number;
  weeks?: number;
  target?: number;
  another?: true;
}

const valuesOf = <Value extends string>(words: Partial<Words<Value>>) =>
  (Object.keys(words) as Value[]).map((value) => [value, words[value] ?? []] as const);
const vocabulary = vocabularyOf(
  [
    stats,
    skills,
    ...Object.values(skillsOf),
    searches,
    seasonWords,
    placeWords,
    resultWords,
    iceWords,
  ].flatMap((table) => Object.values<readonly string[]>(table).flat()),
);

const oneOf = <Value extends string>(table: Partial<Words<Value>>, heard: Heard): Value | undefined =>
  valuesOf(table).find(([, patterns]) => patterns.some((pattern) => coverOf(heard, pattern)))?.[0];

const numerals = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const digits = (text: string) =>
  text
    .toLowerCase()
    // 'Five hole' and 'one on one' count nothing.
    .replace(
      new RegExp(`\\b(${numerals.join('|')})\\b(?![\\s-]*(?:hole|on|timers?|touch)\\b)`, 'g'),
      (word) => String(numerals.indexOf(word)),
    );

const numberBy = (text: string, ...shapes: RegExp[]): number | undefined => {
  for (const shape of shapes) {
    const found = shape.exec(text)?.[1];
    if (found !== undefined) return Number(found);
  }
  return undefined;
};

/** A number worth having, or nothing. */
const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined;

/** No half of the ice. */
const halfHour = /\bhalf an? hour\b|\band a half\b/i;
const minutesIn = (text: string) => {
  const minutes = numberBy(text, /(\d{1,3})\s*-?\s*min/);
  const hours = /\bhalf an? hour\b/.test(text)
    ? 0.5
    : numberBy(text.replace(/\ban? hour\b/, '1 hour'), /(\d{1,2}(?:\.\d+)?)\s*-?\s*(?:hours?|hrs?)\b/);
  if (hours === undefined) return minutes;
  return Math.round((hours + (/\bhours? and a half\b/.test(text) ? 0.5 : 0)) * 60) + (minutes ?? 0);
};

/** Days to train on; '2 days off' leaves the others of a week, and '3 days ago' are none. */
const daysIn = (text: string) => {
  const off = numberBy(text, /\b(\d)\s*(?:days?\s*(?:off|of rest|to rest|rest|free)|rest days?)\b/);
  if (off !== undefined) return 7 - off;
  return numberBy(
    text,
    /(?<!\bin )\b(\d{1,2})\s*(?:x|times|days?)\b(?!\s*(?:ago|before|after|until|till|left|from now|away))/,
  );
};

const number = String.raw`(\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})`;
/** What is wished for stands after a word of wishing, or before its unit, and never beside 'games'. */
const wishes = [
  new RegExp(
    String.raw`(?:reach|to|hit|get|above|over|under|below|at|have|score|make)\s+(?:a\s+|an\s+|my\s+|at least\s+)?${number}(?![\d.]*(?:\s*[-–:]\s*\d|\s*(?:more\s+)?(?:games?|min(?:ute)?s?|hours?|weeks?|days?|years?)\b))`,
  ),
  new RegExp(String.raw`${number}\s*(?:%|percent|goals|assists|points|saves|shutouts|wins|pts)`),
  /(?<!\d)(\.\d{3})\b/,
];

/** How many games, minutes, days: numbers beside the word that says what they count. Tools know their own bounds. */
const countsIn = (typed: string) => {
  const text = digits(typed);
  const games = numberBy(
    text,
    /(?:last|past|next|previous|in|over|recent)\s+(\d{1,3})\s*(?:\w+\s+)?games?/,
    /(\d{1,3})\s*games?\b/,
  );
  const single = /\b(?:last|next|latest|yesterday.?s|today.?s|the|one|this)\s+game\b/.test(text)
    ? 1
    : undefined;
  return {
    games: within(games, 1, 100) ?? single,
    minutes: within(minutesIn(text), 5, 600),
    players: within(numberBy(text, /(\d{1,2})\s*(?:players|kids|skaters)/), 1, 60),
    days: within(daysIn(text), 1, 6),
    weeks: within(numberBy(text, /\b(\d{1,2})\s*-?\s*weeks?\b/), 1, 52),
    target: within(numberBy(text, ...wishes), 0, 10_000),
  };
};

export const defined = (slots: { [Key in keyof Slots]: Slots[Key] | undefined }): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));

/** What a text says, as somebody means it who plays there. */
export const slotsOf = (text: string, position: Position | null): Slots => {
  const heard = heardIn(wordsOf(text.replace(halfHour, ' ')), vocabulary);
  return defined({
    stat: oneOf(stats, heard),
    skill: (position ? oneOf(skillsOf[position], heard) : undefined) ?? oneOf(skills, heard),
    search: oneOf(searches, heard),
    season: oneOf(seasonWords, heard),
    place: oneOf(placeWords, heard),
    result: oneOf(resultWords, heard),
    ice: oneOf(iceWords, heard),
    opponent: opponentIn(text),
    ...countsIn(text),
  });
};
