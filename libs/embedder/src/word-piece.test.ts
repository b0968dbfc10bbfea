import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WordPieceTokenizer } from './word-piece.js';

const tokenizer = new WordPieceTokenizer(
  readFileSync(new URL('../model/vocabulary.txt', import.meta.url), 'utf8'),
);

// Ids of the published tokenizer.
test.each([
  ['hello world', [101, 7592, 2088, 102]],
  ['Hello, World!', [101, 7592, 1010, 2088, 999, 102]],
  ['embeddings', [101, 7861, 8270, 4667, 2015, 102]],
  ['Café', [101, 7668, 102]],
  ['', [101, 102]],
])('%s', (text, ids) => {
  expect(tokenizer.encode(text)).toEqual(ids);
});

test('cuts long texts and keeps the end token', () => {
  const ids = tokenizer.encode('hockey '.repeat(1000));
  expect(ids.length).toBeLessThanOrEqual(192);
  expect(ids.at(-1)).toBe(102);
});
