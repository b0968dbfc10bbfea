import { initialOf } from '@rinkside/contracts/initials';
import { toSingleLine } from '../text.js';

/** Characters missing in the card fonts, which cover Latin, Greek, Cyrillic and common punctuation. */
const unsupported =
  /[^ -~\u00a0-\u024f\u02bb\u02bc\u0386-\u03ce\u0400-\u045f\u0490\u0491\u04b0\u04b1\u1e00-\u1ef9\u2010-\u2015\u2018-\u201e\u2020\u2022\u2026\u20ac\u2116\u2122]/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Reduces a text to supported characters on one line of at most `maxLength`. Empty if no letter or digit remains. */
export const toRenderableText = (text: string, maxLength: number): string => {
  const line = toSingleLine(text.slice(0, 4000).normalize('NFC').replace(unsupported, ''), maxLength);
  return letterOrDigit.test(line) ? line : '';
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
