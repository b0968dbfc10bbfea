import { initialOf } from '@rinkside/contracts/initials';
import { loadOnce } from '@rinkside/platform/load-once';
import { toSingleLine } from '../text.js';
import { loadFonts } from './fonts.js';

/** The characters that the card fonts have. */
export type Glyphs = ReadonlySet<string>;

/** Reads the character maps of the fonts with the parser of satori, which decides by them which font draws a character. */
export const loadGlyphs = loadOnce(async (): Promise<Glyphs> => {
  const [{ default: opentype }, fonts] = await Promise.all([import('@shuding/opentype.js'), loadFonts()]);
  const codePoints = fonts.flatMap(({ data }) =>
    Object.keys(opentype.parse(new Uint8Array(data).buffer).tables.cmap.glyphIndexMap),
  );
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(Number(codePoint))));
});

const emoji = /\p{RGI_Emoji}/gv;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Marks that have no precomposed letter: satori places them too low on tall letters. */
const mark = /\p{M}/u;

/**
 * Returns a text as one line of at most `maxLength`, without emoji and symbols that the fonts lack. Empty if the fonts
 * lack one of its letters: a text is drawn with all its letters or not at all.
 */
export const toRenderableText = (text: string, maxLength: number, glyphs: Glyphs): string => {
  const line = toSingleLine(text.slice(0, 4000).normalize('NFC').replace(emoji, ''), maxLength);
  const characters = Array.from(line);
  const isMangled = characters.some(
    (character) => mark.test(character) || (letterOrDigit.test(character) && !glyphs.has(character)),
  );
  if (isMangled || !letterOrDigit.test(line)) return '';
  return toSingleLine(characters.filter((character) => glyphs.has(character)).join(''), maxLength);
};

/** 'DB' of 'Duluth Blades', 'BL' of 'Blades'. */
export const monogramOf = (name: string): string => {
  const initials = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(initialOf)
    .filter(Boolean);
  const [first = '', last] = initials.length > 1 ? [initials[0], initials.at(-1)] : initials;
  return (
    last ? first + last : first + initialOf(name.slice(name.indexOf(first) + first.length))
  ).toUpperCase();
};
