import { editDistance } from './edit-distance.js';
import { latinLookalike } from './lookalikes.js';

/** Words of most organizations' names. They do not distinguish two organizations. */
const genericWords = new Set([
  'amateur', 'and', 'assn', 'assoc', 'association', 'club', 'ehc', 'hc', 'hk', 'hockey', 'ice', 'inc', 'league', 'minor', 'of',
  'organisation', 'organization', 'skating', 'team', 'the', 'xk', 'youth',
]); // prettier-ignore

/** Returns the words of a text that distinguish organizations; empty if there are none. */
export const distinctiveWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !genericWords.has(word.toLowerCase()))
    .join(' ');

/** Returns the words of a name in lower case, without accents and with Latin letters for those that look like them. */
const plainWords = (name: string): string[] =>
  Array.from(
    name.normalize('NFKD').replace(/\p{M}/gu, ''),
    (character) => latinLookalike(character) ?? character.toLowerCase(),
  )
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the words by which a name is compared: all of them if none is distinctive. */
const comparedWords = (name: string): string[] => {
  const words = plainWords(name);
  const distinctive = words.filter((word) => !genericWords.has(word));
  return distinctive.length > 0 ? distinctive : words;
};

/** The text by which the database finds names that may be alike. */
export const comparedText = (name: string): string => comparedWords(name).join(' ');

const digitsOf = (text: string) => text.replace(/\P{N}+/gu, ' ');

/** Shorter names with one other letter are other names. */
const minTypoLength = 5;

/** Whether two texts without spaces differ by at most one typo. A digit is no typo: 12U and 14U are two teams. */
const isNear = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= minTypoLength &&
    digitsOf(a) === digitsOf(b) &&
    editDistance(a, b, 1) <= 1);

/**
 * Whether people may take one organization's name for the other: it is the same but for case, accents, punctuation,
 * spacing, letters that look alike, generic words such as 'club', and a small typo.
 */
export const namesAreAlike = (a: string, b: string): boolean =>
  isNear(comparedWords(a).join(''), comparedWords(b).join('')) ||
  plainWords(a).join('') === plainWords(b).join('');
