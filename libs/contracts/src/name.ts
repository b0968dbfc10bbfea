import { product } from './product.js';
import { latinLookalike } from './lookalikes.js';
import { cleanLine } from './text.js';

export const nameRules = {
  staff: `Please choose a name that does not look like ${product.name} staff.`,
  alphabets: 'Please write each word with the letters of one alphabet.',
  maxLength: 50,
} as const;

/** Signs and digits that stand for a letter in a disguised word, by that letter. `l` counts as `i`. */
const disguises = {
  a: '@4∂', b: '8ß', c: '¢', e: '3€', g: '9', i: 'l1|!', o: '0', s: '5$', t: '7', x: '×',
}; // prettier-ignore
const letterOf = new Map(
  Object.entries(disguises).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter])),
);

const plainLetter = (character: string): string => {
  const letter = latinLookalike(character) ?? character.toLowerCase();
  return letterOf.get(letter) ?? letter;
};

/** Returns the lower-case Latin letters that a text looks like; other characters stay. */
const skeletonOf = (text: string): string =>
  Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''), plainLetter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const wordsOf = (text: string) =>
  skeletonOf(text)
    .split(/[^a-z]+/)
    .filter(Boolean);

const brand = skeletonOf(product.name);
const coachWords = wordsOf(product.coach);
/** Titles that only staff may use. */
const titles = wordsOf(
  'admin admins administrator administrators moderator moderators sysadmin superuser webmaster',
);
/** Ordinary words: they name staff as a whole name or together with the product's name. */
const functions = wordsOf(
  'support official officials operator operators moderation administration helpdesk system',
);
const companions = wordsOf(
  'staff team crew security safety help service account bot app hq mods member verified',
);

const wholeNames = new RegExp(
  `^(?:${wordsOf('the real').join('|')})*(?:${brand}|${[...titles, ...functions].join('|')}|staff(?=.))(?:${[...titles, ...functions, ...companions].join('|')})*$`,
);

/** The words of a name with digits as letters ('adm1n'), and without digits ('admin2'). */
const readingsOf = (name: string) => [wordsOf(name), wordsOf(name.replace(/\d+/g, ' '))];

const isWholeName = (words: string[]) =>
  wholeNames.test(words.join('')) || words.join('') === coachWords.join('');

const hasStaffTitle = (words: string[]) =>
  words.some((word) => titles.includes(word)) || ` ${words.join(' ')} `.includes(` ${coachWords.join(' ')} `);

/** Whether a person's first, last or full name looks like one of the product's staff. */
export const looksLikeStaff = (name: string): boolean =>
  readingsOf(name).some(
    (words) => isWholeName(words) || hasStaffTitle(words) || words.join('').includes(brand),
  );

/** The same for an organization. A place may have the product's name in its own. */
export const organizationLooksLikeStaff = (name: string): boolean =>
  readingsOf(name).some(
    (words) =>
      isWholeName(words) ||
      hasStaffTitle(words) ||
      (words.join('').includes(brand) && words.some((word) => [...functions, 'staff'].includes(word))),
  );

/** The same for a title as a whole: the words may occur in it. */
export const titleLooksLikeStaff = (title: string): boolean => readingsOf(title).some(isWholeName);

const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu', 'Georgian'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Whether a word mixes alphabets with letters that look alike. */
export const mixesAlphabets = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);

export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);

/** Normalizes a name that an identity provider sent. @returns null for one that a person could not enter. */
export const nameFromProvider = (name: string | null): string | null => {
  const cleaned = Array.from(cleanLine(name ?? ''))
    .slice(0, nameRules.maxLength)
    .join('')
    .trim();
  return hasLetter(cleaned) && !looksLikeStaff(cleaned) && !mixesAlphabets(cleaned) ? cleaned : null;
};
