import { expect, test } from 'vitest';
import { toSingleLine } from './text.js';

test('shows a text of older versions without invisible characters, stacked marks and line breaks', () => {
  const text = `\u202eTop\u200b shelf\n\u{e0041}g${'\u0335'.repeat(40)}oal 👨‍👩‍👧\u2067 `;
  expect(toSingleLine(text, 80)).toBe('Top shelf g\u0335\u0335oal 👨‍👩‍👧');
  expect(toSingleLine('\u3164\u200b\u2800', 80)).toBe('');
});
