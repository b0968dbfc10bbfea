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

/** All that patterns are made of: `shot`, `improv*` for a beginning; by first letter, for typos are rarely there. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

const partsOf = (pattern: string) => pattern.split(' ').map((part) => part.split('|'));

export const vocabularyOf = (patterns: readonly string[]): Vocabulary => {
  const all = [...new Set(patterns.flatMap((pattern) => partsOf(pattern).flat()))];
  const choices = new Map<string, string[]>();
  for (const choice of all) {
    const same = choices.get(choice.charAt(0));
    if (same) same.push(choice);
    else choices.set(choice.charAt(0), [choice]);
  }
  return choices;
};

const stemOf = (choice: string): [stem: string, begins: boolean] =>
  choice.endsWith('*') ? [choice.slice(0, -1), true] : [choice, false];

const isSaid = (word: string, choice: string): boolean => {
  const [stem, begins] = stemOf(choice);
  return word === stem || word === `${stem}s` || (begins && word.startsWith(stem));
};

const isMistyped = (word: string, choice: string): boolean => {
  const [stem, begins] = stemOf(choice);
  const typos = forgiven(stem.length);
  return (
    typos > 0 && (isNear(word, stem, typos) || (begins && isNear(word.slice(0, stem.length), stem, typos)))
  );
};

/** Longer texts are known by their beginning. */
const mostWords = 60;

/** What of a vocabulary a text says. */
export const heardIn = (words: readonly string[], choices: Vocabulary): ReadonlySet<string> => {
  const heard = new Set<string>();
  for (const word of new Set(words.slice(0, mostWords))) {
    const near = choices.get(word.charAt(0)) ?? [];
    const said = near.filter((choice) => isSaid(word, choice));
    // A word that is meant by itself is no typo of another: 'lost' is not 'last'.
    const meant = said.length > 0 ? said : near.filter((choice) => isMistyped(word, choice));
    for (const choice of meant) heard.add(choice);
  }
  return heard;
};

/** How many parts a pattern has, `last|previous game` two, if all of them were heard; else 0. */
export const coverOf = (heard: ReadonlySet<string>, pattern: string): number => {
  const parts = partsOf(pattern);
  return parts.every((choices) => choices.some((choice) => heard.has(choice))) ? parts.length : 0;
};
