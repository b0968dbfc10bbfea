import { describe, expect, it } from 'vitest';
import { Sentences } from './sentences.js';

const cut = (pieces: string[]) => {
  const sentences = new Sentences();
  const whole = pieces.flatMap((piece) => sentences.push(piece));
  return [...whole, sentences.end()];
};

describe('a text that grows', () => {
  it('is cut into sentences, and lines, however it comes', () => {
    const text = 'Push to the side! You had 3.5 a game.\n\n1. Bend. 2. Glide?\n- **Edges.** Lean in';
    const whole = cut([text]);
    expect(whole).toEqual([
      'Push to the side! ',
      'You had 3.5 a game.\n\n',
      '1. Bend. ',
      '2. ',
      'Glide?\n',
      '- **Edges.** ',
      'Lean in',
    ]);
    expect(cut(text.match(/..?/gs) ?? []).join('')).toBe(text);
  });

  it('keeps what is not whole yet', () => {
    const sentences = new Sentences();
    expect(sentences.push('Bend your kn')).toEqual([]);
    expect(sentences.push('ees. Pu')).toEqual(['Bend your knees. ']);
    expect(sentences.rest).toBe('Pu');
  });
});
