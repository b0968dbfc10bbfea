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

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Typos a word of this length may hold. */
const forgiven = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** All that patterns are made of: `shot`, `improv*` for a beginning; by first letter, for typos are rarely there. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

const known = new Map<string, string[][]>();
/** Patterns are few and asked for with every question. */
const partsOf = (pattern: string): string[][] => {
  const parts = known.get(pattern) ?? pattern.split(' ').map((part) => part.split('|'));
  known.set(pattern, parts);
  return parts;
};

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

/** Words of their own, however near they are to one of a pattern: 'I tried' is not 'tired'. */
const ordinary = listed(`
  angel applied apply aware beach became being black blow bread chance channel charge chicken competition competitive
  complete contract create danger dangerous define defined definitely definition depend depending depends difference
  drunk forgot foster globe happen hell helped internet late lovely paint picks pleasure poker positive prayer print
  process production saved self shall shared shelf shit shoes shopping shops shore short shorts shows sick slots smart
  scouting shorter shouting showing smooth spend sport stack star stars start starts steps stock store strange strike string terms thick thin thing things
  think though touch track tracking trail tried truck trying were winner winter world
`);

/** Longer texts are known by their beginning. */
const mostWords = 60;

/** Where in a text each choice of a vocabulary is said. */
export type Heard = ReadonlyMap<string, readonly number[]>;

export const heardIn = (words: readonly string[], choices: Vocabulary): Heard => {
  const heard = new Map<string, number[]>();
  for (const [at, word] of words.slice(0, mostWords).entries()) {
    const near = choices.get(word.charAt(0)) ?? [];
    const said = near.filter((choice) => isSaid(word, choice));
    // A word that is meant by itself is no typo of another: 'lost' is not 'last'.
    const meant =
      said.length > 0 || ordinary.has(word) ? said : near.filter((choice) => isMistyped(word, choice));
    for (const choice of meant) heard.set(choice, [...(heard.get(choice) ?? []), at]);
  }
  return heard;
};

/** Mean something only beside others: `my goal is`, not 'what is my goals against'. */
const small = listed(`
  a about after again am an and any are as at bad be become been before better by can could did do does for from get go going
  good had has have he her him his how i im improv improve in into is it its know like make many me more much my need no not
  of off on or our out see she should so some stop that the their them there they this to too us was we were what whats when
  which who will with without worse would you your
`);
/** Stand in most questions about hockey, so that whatever else is said tells more. */
const common = listed(`
  coach game games hockey ice last latest play player players playing puck recent season team today tomorrow tonight
`);

const weights = { telling: 100, common: 30, small: 1 } as const;
const isSmall = (choice: string) => small.has(stemOf(choice)[0]);
const weightOf = (choice: string) =>
  isSmall(choice) ? weights.small : common.has(stemOf(choice)[0]) ? weights.common : weights.telling;

/** Below this a pattern holds small words alone. */
export const leastTelling = weights.common;

/** Words between a small one and its neighbour. */
const gap = 1;

interface Place {
  at: number;
  choice: string;
}

const follows = ({ at, choice }: Place, before: Place) =>
  (!isSmall(choice) && !isSmall(before.choice)) || (at > before.at && at <= before.at + gap + 1);

const coverFrom = (heard: Heard, parts: readonly string[][], before?: Place): number => {
  const [part, ...rest] = parts;
  if (!part) return 0;
  const places = part.flatMap((choice) => (heard.get(choice) ?? []).map((at) => ({ at, choice })));
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...places
      .filter((place) => !before || follows(place, before))
      .map((place) => weightOf(place.choice) + coverFrom(heard, rest, place)),
  );
};

/**
 * How much a pattern such as `last|previous game` tells of a text that holds all of it; else 0. Its words may stand
 * anywhere, small ones in order and beside their neighbours.
 */
export const coverOf = (heard: Heard, pattern: string): number =>
  Math.max(0, coverFrom(heard, partsOf(pattern)));
