/** Messages and maximum length of a text people write to each other. */
export interface MessageRules {
  empty: string;
  long: string;
  /** Characters. */
  maxLength: number;
}

export const textRules = {
  long: 'This text is too long.',
  grows: 'This text has too many special characters. Please write it with ordinary letters.',
} as const;

/** How much a text may grow when Unicode decomposes it. Characters. */
export const growthLimits = { factor: 4, ignoredLength: 1000, maxLength: 20_000 } as const;

/** Scripts whose letters ZWJ and ZWNJ shape, such as the prefix of a Persian verb. */
const joining = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml']
  .concat(['Telu', 'Knda', 'Mlym', 'Sinh'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Invisible characters that a language or an emoji needs where they stand. */
const meaningful = [
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  // After a virama, also at the end of a word: it decides the shape of the consonant before.
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d]',
  '(?<=[\\p{ExtPict}\\u{1f3fb}-\\u{1f3ff}]\\ufe0f?)\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{sc=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{sc=Mong})[\\u180b-\\u180d\\u180f]',
  // The flags of England, Scotland and Wales are the only emoji with tag characters.
  '(?<=\\u{1f3f4})\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
];

/** Control, bidi, tag, filler and private-use characters, and lone surrogates. Arabic number signs are visible. */
const invisible = new RegExp(
  `(${meaningful.join('|')})|(?![\\n\\t\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{DI}\\p{NChar}\\ufffc\\u{16fe4}\\u{1d159}]`,
  'gu',
);

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** A braille pattern without dots. */
const blankPattern = /\u2800/g;
const diacritic =
  '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
/** No orthography puts more diacritics on a letter; vowel signs and tone marks of other scripts reach five. */
const excessMarks = [new RegExp(`(${diacritic}{2})${diacritic}+`, 'gu'), /(\p{M}{5})\p{M}+/gu];
const strayMarks = /(^|\s)\p{M}+/gu;

/** Characters that become a mark when they are decomposed. U+FF9E and U+FF9F are letters. */
const mark = '[\\p{M}\\uff9e\\uff9f]';
const endlessMarks = new RegExp(`(${mark}{8})${mark}+`, 'gu');
/** Leaves at most 8 marks in a row, more than any language uses: normalizing sorts them, which is slow. */
const withoutEndlessMarks = (text: string): string => text.replace(endlessMarks, '$1');

/** Counts characters as the server and zod do: code points. An emoji may have several, but never counts double. */
export const characterCount = (text: string): number => Array.from(text).length;

/** @returns a message for a text that is too long to work on, as it is or after Unicode decomposes it; otherwise null. */
export const growthError = (text: string): string | null => {
  const { factor, ignoredLength, maxLength } = growthLimits;
  if (text.length > maxLength) return textRules.long;
  const decomposed = withoutEndlessMarks(text).normalize('NFKD');
  if (decomposed.length <= ignoredLength) return null;
  const length = characterCount(decomposed);
  const grows = length > maxLength || (length > ignoredLength && length > factor * characterCount(text));
  return grows ? textRules.grows : null;
};

const cleanCharacters = (text: string) =>
  excessMarks
    .reduce(
      (cleaned, marks) => cleaned.replace(marks, '$1'),
      withoutEndlessMarks(text.replace(invisible, '$1')).normalize('NFC'),
    )
    .replace(strayMarks, '$1');

/**
 * Normalizes a free text: NFC, no invisible or direction-changing characters, at most a few marks on a letter, at most
 * one empty line in a row, trimmed. The server stores this form.
 */
export const cleanText = (text: string): string =>
  cleanCharacters(text.replace(lineBreak, '\n').replace(blankPattern, ' '))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Normalizes a name, title or other single line as {@link cleanText} does, with single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Validates a text as {@link messageText} does, but without loading zod. @returns the message, or null. */
export const messageError = (text: string, { empty, long, maxLength }: MessageRules): string | null => {
  const growth = growthError(text);
  if (growth) return growth;
  const cleaned = cleanText(text);
  if (cleaned === '') return empty;
  return characterCount(cleaned) > maxLength ? long : null;
};

const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;

/**
 * Isolates a name inside a sentence that cannot contain elements, such as a label or a toast: a right-to-left name does
 * not reorder the words around it. On the page, `<bdi>` does this.
 */
export const isolate = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/** '1 goal', '2 goals'; an irregular plural is given: `pluralize(2, 'loss', 'losses')`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
