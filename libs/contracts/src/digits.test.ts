import { expect, it } from 'vitest';
import { toAsciiDigits } from './digits.js';

it.each([
  ['3', '3'],
  ['٣', '3'],
  ['۱۲', '12'],
  ['３', '3'],
  ['१०', '10'],
  ['１１／２２／２０２６', '11/22/2026'],
  // A spreadsheet adds marks for the writing direction.
  ['\u200e11/22/2026\u200f', '11/22/2026'],
  [' 55802 ', '55802'],
  ['3,0', '3,0'],
  // Not a digit of ten: '10²' must not become 102.
  ['10²', '10²'],
  ['', ''],
])('reads %j as %j', (typed, ascii) => {
  expect(toAsciiDigits(typed)).toBe(ascii);
});

it('knows the digits of every script', () => {
  const digits = Array.from({ length: 0x1fbfa }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /\p{Nd}/u.test(character),
  );
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.map((digit, index) => [digit, index % 10])).toEqual(
    digits.map((digit) => [digit, Number(toAsciiDigits(digit))]),
  );
});
