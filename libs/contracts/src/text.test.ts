import { expect, it } from 'vitest';
import { commentRules } from './comment.js';
import { commentBody } from './comment.schema.js';
import { characterCount, cleanLine, cleanText, isolate, messageError } from './text.js';
import { postBody } from './post.schema.js';
import { postRules } from './post.js';
import { sharedPages } from './share.js';

it.each([
  'Great game 👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽 👩🏿‍🚒 🇨🇦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿 1️⃣ ❤️ ❤️‍🔥 🏴‍☠️ 🤷🏻‍♀️ ©',
  'Two lines\n\nand a \t tab',
  'می‌خواهم بازی کنم',
  'नमस्ते, क्‍षण और क्‌ष',
  'ശരീരം അവന്‍ വന്നു',
  'שָׁלוֹם מְשַׂחֵק',
  'ก็ที่นี่ เล่นน้ำ',
  'Tiếng Việt: Nguyễn thắng',
  'Bravo\u00a0! 3\u202f000',
  '祇󠄀園 と 辻󠄀',
])('keeps %s', (text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'));
  expect(cleanText(cleanText(text))).toBe(cleanText(text));
});

it.each([
  ['a\u202eb\u2067c\u200ed\u061ce', 'abcde'],
  ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['a\n\n\n\n\nb   \nc', 'a\n\nb\nc'],
  ['a\u200bb\u2060c\u00add\u034fe\u180ef', 'abcdef'],
  ['a\u200db\u200cc', 'abc'],
  ['👍\u200d', '👍'],
  ['👍\u200b\u200d👍', '👍👍'],
  ['a\u{e0001}\u{e0062}\u{e007f}b', 'ab'],
  ['🏴\u{e0068}\u{e0069}\u{e007f}', '🏴'],
  ['x\u0000y\u001bz\ufffe\ufffc\uf8ff', 'xyz'],
  [`Z${'\u0310'.repeat(40)}a${'\u0489\u0334'.repeat(20)}`, 'Z\u0310\u0310a\u0489\u0334'],
  ['e\u034f\u0301', 'é'],
  ['\u2800\u3164\u200b', ''],
  ['a\u2800b', 'a b'],
])('normalizes %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
  expect(cleanText(expected)).toBe(expected);
});

it('is idempotent and linear', () => {
  const text = '\u0301\u202e👍\u200d\ufe0fक\u094d\u200dа\u0334\u{e0062}'.repeat(5000);
  const startedAt = performance.now();
  expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

it('refuses a text of blanks with the message of an empty one, in the browser and on the server', () => {
  for (const content of ['\u200b', '\u2800\u2800', '\u3164', '\u00a0\n\u202e', '\u{e0041}']) {
    expect(messageError(content, postRules)).toBe(postRules.empty);
    expect(postBody.safeParse({ content }).error?.issues[0]?.message).toBe(postRules.empty);
  }
  expect(messageError('Noor', postRules)).toBeNull();
});

it('isolates right-to-left names only', () => {
  expect(isolate('Noor Winters')).toBe('Noor Winters');
  expect(isolate('يوسف')).toBe('\u2068يوسف\u2069');
  expect(isolate('דן Levi')).toBe('\u2068דן Levi\u2069');
  expect(sharedPages.player.title('דן Levi')).toBe("\u2068דן Levi\u2069's Hockey Stats");
  expect(sharedPages.player.text('Noor')).toBe("Check out Noor's hockey season stats!");
});

it('counts an emoji once, in the browser and on the server', () => {
  expect(characterCount('👍👍')).toBe(2);
  for (const [content, message] of [
    ['👍'.repeat(600), null],
    ['👍'.repeat(1000), null],
    ['👍'.repeat(1001), commentRules.long],
    ['x'.repeat(1001), commentRules.long],
  ] as const) {
    expect(messageError(content, commentRules)).toBe(message);
    expect(commentBody.safeParse({ content }).error?.issues[0]?.message ?? null).toBe(message);
  }
});
