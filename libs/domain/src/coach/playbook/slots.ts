import type { PlaceFilter, Skill } from '@rinkside/contracts/drill';
import type { SeasonName } from '../tools/dates.js';
import type { StatName } from '../tools/stats.js';
import {
  stats,
  skills,
  searches,
  seasonWords,
  placeWords,
  resultWords,
  iceWords,
  type Ice,
  type Result,
  type Words,
} from './slots.words.js';
import { coverOf, heardIn, vocabularyOf } from './words.js';

/** What a question says besides what it is about. */
export interface Slots {
  stat?: StatName;
  skill?: Skill;
  /** A word drills are looked for by, such as backhand. */
  search?: string;
  season?: SeasonName;
  place?: PlaceFilter;
  result?: Result;
  ice?: Ice;
  games?: number;
  minutes?: number;
  players?: number;
  days?: number;
  weeks?: number;
  target?: number;
  another?: true;
}

const valuesOf = <Value extends string>(words: Partial<Words<Value>>) =>
  (Object.keys(words) as Value[]).map((value) => [value, words[value] ?? []] as const);
const vocabulary = vocabularyOf(
  [stats, skills, seasonWords, placeWords, resultWords, iceWords].flatMap((table) =>
    Object.values<readonly string[]>(table).flat(),
  ),
);

const oneOf = <Value extends string>(
  table: Partial<Words<Value>>,
  heard: ReadonlySet<string>,
): Value | undefined =>
  valuesOf(table).find(([, patterns]) => patterns.some((pattern) => coverOf(heard, pattern)))?.[0];

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const digits = (text: string) =>
  text
    .toLowerCase()
    .replace(new RegExp(`\\b(${numerals.join('|')})\\b`, 'g'), (word) => String(numerals.indexOf(word)));

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

/** How many games, minutes, days: numbers beside the word that says what they count. */
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
    minutes: within(numberBy(text, /(\d{1,3})\s*-?\s*min/), 5, 180),
    players: within(numberBy(text, /(\d{1,2})\s*(?:players|kids|skaters)/), 1, 60),
    days: within(numberBy(text, /(\d)\s*(?:x|times|days?)(?:\s*(?:a|per|\/)\s*week)?/), 1, 6),
    weeks: within(numberBy(text, /(\d)\s*-?\s*weeks?/), 1, 8),
    // What is wished for stands after a word of wishing, or before its unit, and never beside 'games'.
    target: within(
      numberBy(
        text,
        /(?:reach|to|hit|get|above|over|under|below|at|have|score|make)\s+(?:a\s+|an\s+|my\s+|at least\s+)?(\d{1,4}(?:\.\d{1,2})?)(?!\d*\s*(?:more\s+)?games?\b)/,
        /(\d{1,4}(?:\.\d{1,2})?)\s*(?:%|percent|goals|assists|points|saves|shutouts|wins|pts)/,
      ),
      0,
      10_000,
    ),
  };
};

const defined = (slots: { [Key in keyof Slots]: Slots[Key] | undefined }): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));

export const slotsOf = (text: string, words: readonly string[]): Slots => {
  const heard = heardIn(words, vocabulary);
  return defined({
    stat: oneOf(stats, heard),
    skill: oneOf(skills, heard),
    search: searches.find((search) => heard.has(search)),
    season: oneOf(seasonWords, heard),
    place: oneOf(placeWords, heard),
    result: oneOf(resultWords, heard),
    ice: oneOf(iceWords, heard),
    ...countsIn(text),
  });
};
