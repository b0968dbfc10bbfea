import { cleanLine } from './text.js';

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of a script are ten code points in a row. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero--;
  return String((code - zero) % 10);
};

const fullWidth = /[\uff01-\uff5e]/g;
const toHalfWidth = (character: string) => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Returns a typed number, date or code with ASCII digits and signs: '٣' and '３' become '3', '／' becomes '/'. */
export const toAsciiDigits = (text: string): string =>
  cleanLine(text)
    .replace(fullWidth, toHalfWidth)
    .replace(/\p{Nd}/gu, digitValue);
