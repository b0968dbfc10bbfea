/** What somebody typed, as words to compare: lower case, no accents, no punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}.%/-]+/u)
    .map((word) => word.replace(/^[./-]+|[./-]+$/g, ''))
    .filter(Boolean);

/** Whether two words differ by at most `most` letters that are wrong, missing, extra or swapped. */
export const isNear = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
};

/** Typos a word of this length may hold. */
const forgiven = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** A word of a pattern: `shot`, `improv*` for a beginning, `last|previous` for either. */
const fits = (word: string, pattern: string, known: ReadonlySet<string>): boolean =>
  pattern.split('|').some((choice) => {
    const begins = choice.endsWith('*');
    const stem = begins ? choice.slice(0, -1) : choice;
    if (word === stem || word === `${stem}s` || (begins && word.startsWith(stem))) return true;
    // A word that is meant by itself is no typo of another: 'lost' and 'last'.
    if (known.has(word) || word[0] !== stem[0]) return false;
    const cut = begins ? word.slice(0, stem.length) : word;
    return isNear(cut, stem, forgiven(stem.length)) || (begins && isNear(word, stem, forgiven(stem.length)));
  });

/** How much of a question a pattern's words cover; 0 unless all of them are there. */
export const coverOf = (words: readonly string[], pattern: string, known: ReadonlySet<string>): number => {
  const wanted = pattern.split(' ');
  return wanted.every((part) => words.some((word) => fits(word, part, known))) ? wanted.length : 0;
};

/** The plain words of patterns. */
export const vocabularyOf = (patterns: readonly string[]): Set<string> =>
  new Set(patterns.flatMap((pattern) => pattern.split(/[ |]/)).map((word) => word.replace('*', '')));
