/** Splits text into words for comparison: lower case, without accents and punctuation. */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}.%/-]+/u)
    .map((word) => word.replace(/^[./-]+|[./-]+$/g, ''))
    .filter(Boolean);

const minSwappedLetters = 4;
const sortedLetters = (word: string) => word.split('').toSorted().join('');
/** Whether two different words have the same letters: 'lsat', 'raevns'. */
export const hasSwappedLetters = (word: string, term: string): boolean =>
  word !== term &&
  word.length === term.length &&
  word.length >= minSwappedLetters &&
  sortedLetters(word) === sortedLetters(term);

/** Whether the Damerau-Levenshtein distance of two words is at most `maxDistance`. */
export const isWithinEditDistance = (a: string, b: string, maxDistance: number): boolean => {
  if (Math.abs(a.length - b.length) > maxDistance) return false;
  let previousRow: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (previousRow[j - 2] ?? 0) + 1);
      nextRow.push(cost);
    }
    previousRow = row;
    row = nextRow;
  }
  return (row[b.length] ?? 0) <= maxDistance;
};

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Number of typos accepted in a word of this length. */
const maxTypos = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/**
 * All terms of a set of patterns, grouped by first letter because a typo rarely affects it. A term is a word (`shot`) or
 * a prefix (`improv*`).
 */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

const parsedPatterns = new Map<string, string[][]>();
/** Parses `last|previous game` into its parts, each a list of alternative terms. Cached: the patterns are constant. */
const parsePattern = (pattern: string): string[][] => {
  const parts = parsedPatterns.get(pattern) ?? pattern.split(' ').map((part) => part.split('|'));
  parsedPatterns.set(pattern, parts);
  return parts;
};

export const buildVocabulary = (patterns: readonly string[]): Vocabulary => {
  const terms = [...new Set(patterns.flatMap((pattern) => parsePattern(pattern).flat()))];
  return Map.groupBy(terms, (term) => term.charAt(0));
};

const parseTerm = (term: string): [stem: string, isPrefix: boolean] =>
  term.endsWith('*') ? [term.slice(0, -1), true] : [term, false];

const isExactMatch = (word: string, term: string): boolean => {
  const [stem, isPrefix] = parseTerm(term);
  return word === stem || word === `${stem}s` || (isPrefix && word.startsWith(stem));
};

const isTypoOf = (word: string, term: string): boolean => {
  const [stem, isPrefix] = parseTerm(term);
  const typos = maxTypos(stem.length);
  return (
    typos > 0 &&
    (isWithinEditDistance(word, stem, typos) ||
      (isPrefix && isWithinEditDistance(word.slice(0, stem.length), stem, typos)))
  );
};

/** Correct words that are never treated as typos of a term: 'I tried' is not 'tired'. */
const neverTypos = wordSet(`
  angel applied apply aware beach became being black blow bread chance channel charge chicken competition competitive
  complete contract create danger dangerous define defined definitely definition depend depending depends difference
  drunk forgot foster globe happen hell helped internet late lovely paint picks pleasure poker positive prayer print
  process production saved self shall shared shelf shit shoes shopping shops shore short shorts shows sick slots smart
  scouting shorter shouting showing smooth spend sport stack star stars start starts steps stock store strange strike string terms thick thin thing things
  think though touch track tracking trail tried truck trying were winner winter world
`);

/** Only the first words of a long text are matched. */
const maxMatchedWords = 60;

/** The word positions of each vocabulary term in a text. */
export type PatternMatches = ReadonlyMap<string, readonly number[]>;

/** Finds the vocabulary terms in a text, exact or with typos. */
export const matchesIn = (words: readonly string[], vocabulary: Vocabulary): PatternMatches => {
  const positions = new Map<string, number[]>();
  for (const [index, word] of words.slice(0, maxMatchedWords).entries()) {
    const terms = vocabulary.get(word.charAt(0)) ?? [];
    const exact = terms.filter((term) => isExactMatch(word, term));
    // A word that is a term itself is not a typo of another: 'lost' is not 'last'.
    const matching =
      exact.length > 0 || neverTypos.has(word) ? exact : terms.filter((term) => isTypoOf(word, term));
    for (const term of matching) positions.set(term, [...(positions.get(term) ?? []), index]);
  }
  return positions;
};

/** Words that count only next to other pattern words: `my goal is` must not match 'what is my goals against'. */
const smallWords = wordSet(`
  a about after again am an and any are as at bad be become been before better by can could did do does for from get go going
  good had has have he her him his how i im improv improve in into is it its know like make many me more much my need no not
  of off on or our out see she should so some stop that the their them there they this to too us was we were what whats when
  which who will with without worse would you your
`);
/** Words in most questions about hockey. Other words are more specific. */
const commonWords = wordSet(`
  coach game games hockey ice last latest play player players playing puck recent season team today tomorrow tonight
`);

const weights = { specific: 100, common: 30, small: 1 } as const;
const isSmall = (term: string) => smallWords.has(parseTerm(term)[0]);
const weightOf = (term: string) =>
  isSmall(term) ? weights.small : commonWords.has(parseTerm(term)[0]) ? weights.common : weights.specific;

/** A pattern with a lower specificity consists of small words only. */
export const minSpecificity = weights.common;

/** Number of other words allowed between a small word and the next word of a pattern. */
const maxGap = 1;

interface Occurrence {
  index: number;
  term: string;
}

/** Specific words may be anywhere. A small word must be in order and close to the previous word. */
const canFollow = ({ index, term }: Occurrence, previous: Occurrence) =>
  (!isSmall(term) && !isSmall(previous.term)) ||
  (index > previous.index && index <= previous.index + maxGap + 1);

const specificityFrom = (
  matches: PatternMatches,
  parts: readonly string[][],
  previous?: Occurrence,
): number => {
  const [part, ...remainingParts] = parts;
  if (!part) return 0;
  const occurrences = part.flatMap((term) => (matches.get(term) ?? []).map((index) => ({ index, term })));
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...occurrences
      .filter((occurrence) => !previous || canFollow(occurrence, previous))
      .map((occurrence) => weightOf(occurrence.term) + specificityFrom(matches, remainingParts, occurrence)),
  );
};

/**
 * Returns the specificity of a pattern such as `last|previous game`: the sum of its word weights, or 0 when the text does
 * not contain all of its parts.
 */
export const specificityOf = (matches: PatternMatches, pattern: string): number =>
  Math.max(0, specificityFrom(matches, parsePattern(pattern)));
