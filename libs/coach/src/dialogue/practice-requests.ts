import { maxThemes, practiceThemesIn, withoutPracticeThemes } from '../tools/practice-themes.js';
import { tokenize } from './pattern-matcher.js';
import { extractSlots, omitUndefined, type Slots } from './slots.js';

/** Names a practice to plan, not one that takes place: not 'lazy in practice', 'a drill for practice', 'practice jersey'. */
const practiceNoun =
  /(?<!\b(?:in|at|during|every|each|after|before|to|from|of|miss|skip|hates?|likes?|last|drills?|games?|(?:drills?|games?|exercises?|ideas?) for(?: (?:an?|my|our|the|tonights|tomorrows))?(?: (?:full|whole|\d+u))*) )\b(?:practi[cs]e(?: plan)?s?|(?:ice |training )?session(?: plan)?s?|training plan)\b(?! (?:planning|jersey|goalie|time|schedule|rule|attendance|pinn\w+|shirt|squad|player|partner|drill|habit|makes?|is|was|are)s?\b)/;
const address =
  '(?:(?:hey|hi|ok|okay|so|and|coach|mack|please|pls|thanks|now|also|whats|what is|what would be|do you have|have you got|is there|got|any) )*';
const verb =
  '(?:(?:can|could|would|will) (?:you|u) (?:please )?|(?:id|i would) (?:like|love) (?:you )?(?:to )?|(?:i|we) (?:want|need|have|got|am looking for|have got)(?: (?:you )?to)? |im looking for |looking for |need |want |help (?:me|us) (?:to )?|lets )*(?:(?:please )?(?:give|make|build|create|draft|prepare|show|design|plan|write|put together|come up with|set up|get|find|do|run|suggest|recommend|with|have) )?(?:(?:me|us|up|together) )*(?:a |an |the |my |our |some |another |one |tonights |tomorrows |todays |next )*';
const leadingWords = '(?:\\S+ ){0,8}?';
const requestStart = new RegExp(
  `^${address}${verb}${leadingWords}(?:practi[cs]e|session|training (?:plan|session))`,
);
/** Begins another kind of message: a question, a report or a command. */
const otherStart =
  /^(?:(?:hey|hi|ok|okay|so|and|but|coach|mack) )*(?:how|why|when|who|where|what(?! (?:is|would be) an? (?:good|fun|great|simple))|whats(?! an? (?:good|fun|great|simple))|which|is(?! there an?)|are|am|was|do(?! you have)|does|did|should|he|she|they|it|its|kids?|players?|parents?|my (?!practice|next|team needs)|our (?!practice|next)|one of|some of|half (?:of|my|the)|nobody|remember|log|thats|that|there|im (?!looking)|i (?!need|want|have|would|got|am looking)|we (?!need|want|have|got))\b/;
/** Names no practice, but what it is for: 'need a plan for gap control', 'an hour on breakouts'. */
const themedTime =
  /\b(?:need|give|make|build|write|create|want|got|draft)\b.*(?<!\b(?:game|season|training|meal|food|week\w*) )plans? (?:for|on|about|around)\b|\b(?:need|plan|give|build|run|have|got)\b.*\b(?:hour|min\w*) (?:on|about|around|of|for)\b/;
/** Judges a practice, reports about one, or names another sport. */
const judgement =
  /\b(?:too|enough|late|bor(?:ed|ing)|because|refus\w*|wont|dont|didnt|isnt|doesnt|arent|terrible|sucks?|tips(?! and)|advice|hates?|soccer|basketball|football|baseball|lacrosse|volleyball|swim\w*|piano|band)\b/;

/** A division or an age: '10u', 'u10', '9 year olds', 'peewee'. */
const divisionPattern = /\b(?:u ?(\d{1,2})|(\d{1,2}) ?(?:u|and under))(?:s|aa?a?|b)?\b/;
const agePattern =
  /\b(\d{1,2})(?: ?(?:to|-|or) ?\d{1,2})?(?: ?years?)?[ -]?(?:olds?|yo|yr olds?|year olds?)\b/;
/** The youngest age of each name of an age group, in years. */
const ageNames: readonly (readonly [RegExp, number])[] = [
  [/\b(?:mini ?mites?|timbits?|initiation|learn to play)\b/, 5],
  [/\b(?:mites?|novices?|little (?:kids|ones)|beginners)\b/, 7],
  [/\b(?:squirts?|atoms?)\b/, 9],
  [/\bpee ?wees?\b/, 11],
  [/\bbantams?\b/, 13],
  [/\b(?:midgets?|high school|varsity|jv)\b/, 15],
  [/\b(?:juniors?|college|adults?|beer league)\b/, 18],
];
const minAge = 5;
const maxAge = 18;
/** The youngest age in years that a text names: 9 for '10u'. */
const ageIn = (text: string): number | undefined => {
  const [, before, after] = divisionPattern.exec(text) ?? [];
  const division = before ?? after;
  const years = division === undefined ? Number(agePattern.exec(text)?.[1]) : Number(division) - 1;
  if (years >= minAge - 1 && years <= maxAge) return Math.max(minAge, years);
  return ageNames.find(([name]) => name.test(text))?.[1];
};

/** Names a theme that is none of the library: 'a practice about gratitude'. */
const namesTheme =
  /\b(?:about|around|focus(?:ed|ing)? on|(?:practi[cs]e|session|plan) on) (?!(?:half|full|third|the ice|ice|an? hour|\d+|mon|tues|wednes|thurs|fri|satur|sun)\w*\b)/;

const practiceSlots = (text: string, plainText: string): Slots => {
  const { minutes, ice, players } = extractSlots(text, null);
  const themes = practiceThemesIn(plainText);
  return omitUndefined({
    minutes,
    ice,
    players,
    age: ageIn(plainText),
    themes: themes.length > 0 ? themes : undefined,
    isThemeUnknown: themes.length === 0 && namesTheme.test(plainText) ? true : undefined,
  });
};

const maxRequestWords = 25;
/** The parameters of a practice that a coach requests. Undefined for another message. */
export const practiceRequestIn = (text: string): Slots | undefined => {
  const words = tokenize(text);
  const plainText = words.join(' ');
  if (words.length > maxRequestWords || otherStart.test(plainText) || judgement.test(plainText))
    return undefined;
  const slots = practiceSlots(text, plainText);
  const { minutes, ice, players, isThemeUnknown: _, ...others } = slots;
  const frame = [minutes, ice, players].filter((value) => value !== undefined).length;
  const namesPractice = practiceNoun.test(plainText) && requestStart.test(plainText);
  const isClear = namesPractice
    ? frame > 0 || Object.keys(others).length > 0
    : others.themes && (frame > 1 || themedTime.test(plainText));
  return isClear ? slots : undefined;
};

/** The first line of a practice. */
const planStart = /^\*\*(\d+) minutes, (?:full|half|third) ice/;
/** Whether a reply is a practice. */
export const isPractice = (reply: string): boolean => planStart.test(reply);

const maxChangeWords = 10;
const changeQuestion =
  /^(?:(?:and|but|so|ok) )*(?:how|why|when|who|where|which|what (?!about|if)|whats|is|are|do|does|did|should|my|he|she|they|explain)\b/;
const added = /\b(?:more|add|adding|also|plus|extra|include|including|and|some|another|too|as well|a few)\b/;
const replacing = /\b(?:instead|rather|change|switch|focus\w*|about|on|only|not)\b/;
const removed = /\b(?:less|fewer|no|without|skip|drop|remove|take out|not so much)\b/;
/** Words of a message that only names what changes. */
const changeWords = new Set(
  `and but so run i use do if does work with and but so ok okay please pls actually oh sorry can could would you we i they there is are its it that this make made do does have has got only just now then for with on to
  change switch want need like lets let us me a an the my our some few more less fewer another one also plus extra add adding include including too as well instead rather what about
  how if drill drills exercise exercises station stations practice plan session work stuff ice rink sheet half full third cross minute minutes min mins hour hours long players skaters kids goalies goalie guys
  team group age ages year years old olds under u at in of end start beginning time today tonight tomorrow will be showing up coming around only focus focused up down little bit something not no skip drop remove take out without`.split(
    /\s+/,
  ),
);
const minuteStep = 15;
const lengthChange =
  /^(?:(?:can you |could you |please )*(?:make (?:it|this|that) |a |a bit |a little |bit )*)(shorter|longer)(?: please| practice| one)*$/;

/** Whether each word of a message changes the practice: a number, an age, a theme, or a word without content. */
const namesOnlyChanges = (plainText: string): boolean => {
  const rest = withoutPracticeThemes(plainText).replace(divisionPattern, ' ').replace(agePattern, ' ');
  return ageNames
    .reduce((text, [pattern]) => text.replace(pattern, ' '), rest)
    .split(' ')
    .every((word) => word === '' || changeWords.has(word) || /^\d+$/.test(word));
};

/** Asks for a change of a practice that is not in the last reply. */
const namesPlan = /\b(?:practi[cs]e|plan|session|add|more)\b/;

/**
 * The parameters of a practice with the changes of a message: 'more battle drills', 'we only have half ice'. Undefined if
 * the message changes nothing.
 */
export const changedPractice = (
  text: string,
  practice: Slots,
  { reply, isLast }: { reply: string; isLast: boolean },
): Slots | undefined => {
  const words = tokenize(text);
  const plainText = words.join(' ');
  if (words.length > maxChangeWords || changeQuestion.test(plainText)) return undefined;
  const { another: _, ...before } = practice;
  const lengthName = isLast ? lengthChange.exec(plainText)?.[1] : undefined;
  if (lengthName) {
    const step = lengthName === 'shorter' ? -minuteStep : minuteStep;
    return { ...before, minutes: Number(planStart.exec(reply)?.[1]) + step };
  }
  const { themes, isThemeUnknown: __, ...changes } = practiceSlots(text, plainText);
  if (!namesOnlyChanges(plainText)) return undefined;
  if (!themes) return Object.keys(changes).length > 0 ? { ...before, ...changes } : undefined;
  if (!isLast && !namesPlan.test(plainText)) return undefined;
  const { themes: themesBefore = [], ...rest } = { ...before, ...changes };
  if (removed.test(plainText)) {
    const kept = themesBefore.filter((name) => !themes.includes(name));
    if (kept.length === themesBefore.length) return undefined;
    return kept.length > 0 ? { ...rest, themes: kept } : rest;
  }
  const isReplaced = replacing.test(plainText) && !added.test(plainText);
  return {
    ...rest,
    themes: isReplaced ? themes : [...new Set([...themesBefore, ...themes])].slice(-maxThemes),
  };
};
