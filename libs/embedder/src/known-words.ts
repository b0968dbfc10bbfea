import { readFile } from 'node:fs/promises';

const minLetters = 3;

/** Reads the English words in the vocabulary of the model, the most frequent first. */
export const readKnownWords = async (): Promise<string[]> => {
  const vocabulary = await readFile(new URL('../model/vocabulary.txt', import.meta.url), 'utf8');
  return vocabulary.split('\n').filter((token) => token.length >= minLetters && /^[a-z]+$/.test(token));
};
