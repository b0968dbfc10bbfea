import { fold, headerWords, linkWords, otherWords, statisticWords } from './words';

/** What a column holds. `lastFirst` is a whole name with the last name first; `other` is never read or sent. */
export type Meaning = 'number' | 'name' | 'lastFirst' | 'first' | 'last' | 'birth' | 'position' | 'other';

const has = (words: string[], group: Set<string>) => words.some((word) => group.has(word));

const splitMarks = (header: string) =>
  header
    .replace(/([#№])/g, ' $1 ')
    .replace(/\b(first|last|given|birth)name\b/gi, '$1 name')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ');

const maxHeaderLength = 80;
const wordsOf = (header: string) => fold(splitMarks(header)).split(' ').filter(Boolean);

/** Whether a title contains a word for a value. */
export const mentions = (header: string, about: keyof typeof headerWords): boolean =>
  has(wordsOf(header), headerWords[about]);

/** What a header says, or undefined for a text that is no header. */
export const headerMeaning = (header: string): Meaning | undefined => {
  if (header.length > maxHeaderLength) return undefined;
  const words = wordsOf(header);
  if (words.length === 0 || words.length > 6) return undefined;
  const isKnown = (word: string) =>
    otherWords.has(word) ||
    linkWords.has(word) ||
    /^\d$/.test(word) ||
    Object.values(headerWords).some((group) => group.has(word));
  if (!words.every(isKnown)) return has(words, otherWords) ? 'other' : undefined;
  const isBirth = has(words, headerWords.birth) || has(words, headerWords.year);
  const about = isBirth ? words.filter((word) => word !== 'date' && word !== 'dates') : words;
  if (has(about, headerWords.role) || has(about, otherWords)) return 'other';
  if (isBirth) return 'birth';
  if (has(words, headerWords.position)) return 'position';
  const first = words.findIndex((word) => headerWords.first.has(word));
  const last = words.findIndex((word) => headerWords.last.has(word));
  if (first >= 0 && last >= 0) return last < first ? 'lastFirst' : 'name';
  if (first >= 0) return 'first';
  if (last >= 0) return 'last';
  if (has(words, headerWords.number)) return 'number';
  return has(words, headerWords.name) ? 'name' : undefined;
};

/** Whether a title of a column names a statistic: 'GP', '+/-', 'SV%', 'G/GP'. */
export const isStatistic = (header: string): boolean => {
  const words = fold(header).split(' ').filter(Boolean);
  return words.length
    ? words.every((word) => statisticWords.has(word))
    : /^[+±]\s*(\/\s*[-−–])?$/.test(header);
};
