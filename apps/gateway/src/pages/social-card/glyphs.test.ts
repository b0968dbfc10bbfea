import { describe, expect, it } from 'vitest';
import { loadGlyphs, monogramOf, toRenderableText } from './glyphs.js';

const glyphs = await loadGlyphs();

describe('a text on a social image', () => {
  // Letters of Inter 4.1 as packed in @fontsource/inter 5.3.0.
  it.each([
    'Әлихан Ғабитұлы', 'Sahaiʔa Kʼinaʼ', 'Ñandú Ó Súilleabháin', 'Nguyễn Thị Ánh', 'Łukasz Żółć', 'Ирина Їжак',
    'Ἀλέξανδρος', 'Đorđe Šćepanović', 'Ḥassan Ẓāhir', 'Ǝmir Şükrü', 'ʻAkahata', 'Bodø/Glimt', 'Zoë',
  ])('keeps every letter of %s', (name) => expect(toRenderableText(name, 60, glyphs)).toBe(name)); // prettier-ignore

  it.each([
    '大谷 翔平', 'Mei 梅', 'محمد', 'יוסף Levi', 'क्षितिज', 'สมชาย', 'Ng̃uyen', 'G̃uarani', 'Kꞌinaꞌ', '𐐀𐐁 Smith', '…', '🏒', '',
  ])('is left out for %s, never without a letter', (name) =>
    expect(toRenderableText(name, 60, glyphs)).toBe('')); // prettier-ignore

  it.each([
    ['Top corner 🏒🔥', 'Top corner'],
    ['I ❤️ hockey', 'I hockey'],
    ['1️⃣ goal', 'goal'],
    ['★ Best of 2026 ★', 'Best of 2026'],
  ])('loses the emoji of %s', (title, expected) =>
    expect(toRenderableText(title, 60, glyphs)).toBe(expected),
  );

  it('has a monogram of its first and last word', () => {
    expect(['Duluth Blades', 'Blades', 'Әлем Ұлы'].map(monogramOf)).toEqual(['DB', 'BL', 'ӘҰ']);
  });
});
