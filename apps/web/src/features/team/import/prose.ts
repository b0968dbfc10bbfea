import { closingWords, fold, greetingWords, mailWords, particles, suffixes } from './words';

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean);

const isSmallWord = (word: string) => /^\p{Ll}[\p{L}'’]*[.,!?]?$/u.test(word) && !particles.has(fold(word));
/** 'Bitte pünktlich sein.' */
const isSentence = (words: string[]) =>
  words.length > 2 &&
  /^\p{Ll}{2,}[.!?]$/u.test(words.at(-1) ?? '') &&
  !suffixes.has(fold(words.at(-1) ?? ''));

/** A sentence, or text with at least three words in small letters that no name has. */
export const isProse = (text: string): boolean => {
  const words = text.split(/\s+/);
  const isLong = wordsOf(text).length > 3 && words.filter(isSmallWord).length > 2;
  return (isLong && /\p{Lu}|[.!?]/u.test(text)) || (isSentence(words) && /\p{Lu}/u.test(text));
};

/** 'GP = Games Played': explains a title. */
export const isLegend = (text: string): boolean =>
  /(?:^|[,;|(]\s*)[\p{L}\p{P}]{1,4}\s*=\s*\p{L}{2}/u.test(text);

/** 'From: …', 'Betreff: …' */
export const isMailLabel = (text: string): boolean =>
  mailWords.has(fold(/^([\p{L}-]{1,20})\s?:/u.exec(text)?.[1] ?? ''));

const consistsOf = (text: string, group: Set<string>) =>
  wordsOf(text).length > 0 && wordsOf(text).every((word) => group.has(word));
/** 'Kind regards' */
export const isClosing = (text: string) => consistsOf(text, closingWords);
/** The lines that begin and end a letter: 'Hallo zusammen', 'Kind regards'. */
export const isLetterPart = (text: string): boolean => isClosing(text) || consistsOf(text, greetingWords);
