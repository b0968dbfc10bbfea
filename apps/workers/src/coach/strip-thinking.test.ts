import { expect, it } from 'vitest';
import { ThinkTagFilter } from './strip-thinking.js';

it('removes think tags and their content for every chunk size', () => {
  const text = '<think>They are 12. <b>Hm.</b></think>\n\nBend < your knees.<think>x</think> Push.';
  const filter = (chunks: string[]) => {
    const thinkTags = new ThinkTagFilter();
    return chunks.map((chunk) => thinkTags.push(chunk)).join('');
  };
  for (const size of [1, 3, 7, text.length])
    expect(filter(text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [])).toBe('\n\nBend < your knees. Push.');
});
