import { expect, it } from 'vitest';
import { Thoughts } from './thoughts.js';

it('leaves out what is thought aloud, however it comes', () => {
  const text = '<think>They are 12. <b>Hm.</b></think>\n\nBend < your knees.<think>x</think> Push.';
  const whole = (pieces: string[]) => {
    const thoughts = new Thoughts();
    return pieces.map((piece) => thoughts.push(piece)).join('');
  };
  for (const size of [1, 3, 7, text.length])
    expect(whole(text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [])).toBe('\n\nBend < your knees. Push.');
});
