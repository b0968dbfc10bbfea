import { signInForm, signUpForm } from '@rinkside/contracts/session.schema';
import { characterCount, cleanText, growthError, growthLimits, textRules } from '@rinkside/contracts/text';
import { limitedGrowth } from '@rinkside/contracts/text.schema';
import { commentBody } from '@rinkside/contracts/comment.schema';
import { postBody } from '@rinkside/contracts/post.schema';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { fieldsIn, requestFields, type Field } from './request-fields.js';

/** Formats whose pattern allows only a few ASCII characters. */
const closedFormats = new Set(['uuid', 'date', 'datetime', 'regex']);

const isBounded = ({ schema }: Field<z.core.$ZodString>): boolean => {
  const { def } = schema._zod;
  const checks = def.checks ?? [];
  const formats = [def, ...checks.map(({ _zod }) => _zod.def)].map((part) =>
    'format' in part ? part.format : '',
  );
  return checks.includes(limitedGrowth) || formats.some((format) => closedFormats.has(String(format)));
};

const fields = [
  ...requestFields('string'),
  ...fieldsIn('string', signInForm, 'signInForm'),
  ...fieldsIn('string', signUpForm, 'signUpForm'),
];

test('bounds every text of every request', () => {
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter((field) => !isBounded(field)).map(({ path }) => path)).toEqual([]);
});

/** Ordinary texts of the maximum length of a post. */
test.each([
  ['English', 'The puck went in off the post. '],
  ['Hangul', '오늘 경기는 정말 좋았어요. '],
  ['Hangul without spaces', '각'],
  ['Vietnamese', 'Tiếng Việt: Nguyễn thắng trận đấu. '],
  ['Vietnamese, all letters with two marks', 'ệ'],
  ['Arabic', 'كانت المباراة جميلة اليوم. '],
  ['Arabic in presentation forms', 'ﻛﺎﻧﺖ ﺍﻟﻤﺒﺎﺭﺍﺓ ﺟﻤﻴﻠﺔ، ﷺ. '],
  ['Arabic lam-alef in presentation forms', 'ﻻ'],
  ['Hebrew with points', 'שָׁלוֹם מְשַׂחֵק '],
  ['polytonic Greek', 'ᾂ'],
  ['Japanese', '今日の試合はよかったです。'],
  ['Japanese with squared words', '本日は㌔㍍単位 '],
  ['half-width Katakana', 'ﾊﾟｯｸｶﾞﾊｲｯﾀ'],
  ['Hindi', 'नमस्ते, क्षण और खेल '],
  ['Thai', 'ก็ที่นี่ เล่นน้ำ '],
  ['Tibetan', 'བོད་སྐད་ཀྱི་ཤོག '],
  ['mathematical letters', '𝓗𝓸𝓬𝓴𝓮𝔂 '],
  ['fractions and units', '½ ㎏ ™ … №7 ㏂ '],
  ['emoji', '👨‍👩‍👧‍👦 🏒 👍🏽 '],
])('accepts a long post in %s', (_, text) => {
  const content = Array.from(text.repeat(5000)).slice(0, 4990).join('').trim();
  expect(growthError(content)).toBeNull();
  const { success } = postBody.safeParse({ content });
  expect(success).toBe(true);
});

const decomposed = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter(
    (character) => character.normalize('NFKD') !== character || character.normalize('NFKC') !== character,
  );

test('refuses a long text of just the characters that grow more than four times', () => {
  expect(decomposed.length).toBeGreaterThan(16_000);
  const grows = (character: string) => characterCount(character.normalize('NFKD')) > growthLimits.factor;
  const refused = decomposed.filter((character) => growthError(character.repeat(300)) !== null);
  expect(refused).toEqual(decomposed.filter(grows));
  expect(refused.filter((character) => growthError(character.repeat(50)) !== null)).toEqual([]);
});

test('says why a text is refused, in the browser and on the server', () => {
  const issueOf = (content: string) =>
    commentBody.safeParse({ content }).error?.issues.map(({ message }) => message);
  expect(issueOf('\ufdfa'.repeat(1000))).toEqual([textRules.grows]);
  expect(issueOf('a'.repeat(30_000))).toEqual([textRules.long]);
  expect(issueOf('\ufdfa'.repeat(55))).toBeUndefined();
});

test('reads a long row of marks in linear time', () => {
  const marks = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[\p{M}\uff9e\uff9f]/u.test(character));
  const cpuOf = (text: string) => {
    const before = process.threadCpuUsage();
    cleanText(text);
    const { user, system } = process.threadCpuUsage();
    return (user + system - before.user - before.system) / 1000;
  };
  const rows = [
    '\u0323\u0301',
    '\u0301\uff9e',
    '\u05b0\u0301\u0323',
    marks.join(''),
    marks.toReversed().join(''),
  ];
  // Long enough to show time that grows with the square of the length.
  for (const row of rows) expect(cpuOf(`a${row.repeat(80_000 / row.length)}`)).toBeLessThan(500);
});
