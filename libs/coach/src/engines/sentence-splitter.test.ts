import { describe, expect, it } from 'vitest';
import { SentenceSplitter } from './sentence-splitter.js';

const split = (chunks: string[]) => {
  const splitter = new SentenceSplitter();
  const sentences = chunks.flatMap((chunk) => splitter.push(chunk));
  return [...sentences, splitter.flush()];
};

describe('SentenceSplitter', () => {
  it('splits into sentences and lines and loses no text for any chunking', () => {
    const text = 'Push to the side! You had 3.5 a game.\n\n1. Bend. 2. Glide?\n- **Edges.** Lean in';
    expect(split([text])).toEqual([
      'Push to the side! ',
      'You had 3.5 a game.\n\n',
      '1. Bend. ',
      '2. ',
      'Glide?\n',
      '- **Edges.** ',
      'Lean in',
    ]);
    expect(split(text.match(/..?/gs) ?? []).join('')).toBe(text);
  });

  it('buffers an incomplete sentence', () => {
    const splitter = new SentenceSplitter();
    expect(splitter.push('Bend your kn')).toEqual([]);
    expect(splitter.push('ees. Pu')).toEqual(['Bend your knees. ']);
    expect(splitter.remainder).toBe('Pu');
  });
});
