import { hasSwappedLetters, isWithinEditDistance, tokenize } from '../dialogue/pattern-matcher.js';

const smallWords = new Set(['the', 'team', 'club', 'hc', 'ice', 'hockey', 'of', 'and']);
const tokensOf = (name: string) => tokenize(name);
const significant = (tokens: readonly string[]) => {
  const rest = tokens.filter((token) => !smallWords.has(token));
  return rest.length > 0 ? rest : tokens;
};

const singular = (word: string) => word.replace(/s$/, '');
const isSameWord = (a: string, b: string) => singular(a) === singular(b);
const isSimilarWord = (a: string, b: string) =>
  isSameWord(a, b) ||
  hasSwappedLetters(a, b) ||
  (a.charAt(0) === b.charAt(0) &&
    Math.min(a.length, b.length) >= 4 &&
    isWithinEditDistance(singular(a), singular(b), Math.min(a.length, b.length) >= 7 ? 2 : 1));

/** How well a typed name fits a team's name: 3 the same, 2 a part of it, 1 with typos, 0 not at all. */
const fit = (typed: readonly string[], name: readonly string[]): number => {
  const wanted = significant(typed);
  const known = significant(name);
  if (wanted.length === known.length && wanted.every((word, at) => isSameWord(word, known[at] ?? '')))
    return 3;
  if (wanted.every((word) => known.some((other) => isSameWord(word, other)))) return 2;
  if (
    isWithinEditDistance(wanted.join(''), known.join(''), known.join('').length >= 7 ? 2 : 1) &&
    known.join('').length >= 4
  )
    return 1;
  return wanted.every((word) => known.some((other) => isSimilarWord(word, other))) ? 1 : 0;
};

/** Returns the known teams that a typed name stands for: the best fitting ones. */
export const teamsNamed = (typed: string, names: readonly string[]): string[] => {
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return [];
  const rated = names.map((name) => ({ name, fit: fit(tokens, tokensOf(name)) }));
  const best = Math.max(0, ...rated.map(({ fit: value }) => value));
  return best === 0 ? [] : rated.filter(({ fit: value }) => value === best).map(({ name }) => name);
};

const ordinaryWords = new Set(
  'game games goal goals team season month last first best worst shot shots save saves point points assist assists win wins loss losses record streak average percent play played player home away week weekend year old how many much what which when with without against most more less better'.split(
    ' ',
  ),
);

/** Finds a known team that a text names. Long words may have a typo. */
export const teamInText = (text: string, names: readonly string[]): string | undefined => {
  const words = tokensOf(text).filter((word) => !ordinaryWords.has(word));
  const isNamed = (name: string, fits: (word: string, known: string) => boolean) => {
    const known = significant(tokensOf(name)).at(-1) ?? '';
    return known.length > 2 && !ordinaryWords.has(known) && words.some((word) => fits(word, known));
  };
  return (
    names.find((name) => isNamed(name, (word, known) => word === known || word === `${known}s`)) ??
    names.find((name) => isNamed(name, (word, known) => word.length >= 6 && isSimilarWord(word, known)))
  );
};

/** Finds all known teams that a text names by their last word, in the order of the text. */
export const teamsInText = (text: string, names: readonly string[]): string[] => {
  const words = tokensOf(text).filter((word) => !ordinaryWords.has(word));
  const placeOf = (name: string) => {
    const known = significant(tokensOf(name)).at(-1) ?? '';
    return known.length > 2 ? words.findIndex((word) => isSameWord(word, known)) : -1;
  };
  return names.filter((name) => placeOf(name) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
};
