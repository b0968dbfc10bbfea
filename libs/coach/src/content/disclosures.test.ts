import { expect, it } from 'vitest';
import { readDisclosures } from './disclosures.js';

const reduce = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

it('has about 4,000 sentences, each with one meaning', () => {
  const kinds = [...readDisclosures().values()];
  const disclosures = kinds.flatMap((kind) => kind.disclosures.map(reduce));
  const innocent = kinds.flatMap((kind) => kind.innocent.map(reduce));
  expect(disclosures.length + innocent.length).toBeGreaterThan(3500);
  expect(disclosures.filter((text) => innocent.includes(text))).toEqual([]);
  for (const sentences of kinds.flatMap((kind) => [kind.disclosures, kind.innocent]))
    expect(sentences.length, sentences[0]).toBe(new Set(sentences.map(reduce)).size);
});
