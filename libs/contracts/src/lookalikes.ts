/** Characters that look like a lower-case Latin letter and that Unicode does not decompose to it, by that letter. */
const letters = {
  a: 'аαɑᴀꭺⲁ', b: 'вʙьƅꞵΒβ', c: 'сϲᴄⲥꮯ', d: 'ԁɗđᴅꭰ', e: 'еєεҽᴇꭼə', f: 'ғƒꜰϝ', g: 'ɡɢԍց', h: 'һнħհʜΗ',
  i: 'іїιıɩɪ', j: 'јᴊ', k: 'кκᴋⲕ', l: 'łʟӏǀ', m: 'мᴍⲙϻΜ', n: 'пոռηɴиͷΝ', o: 'оοօσөøᴏⲟ', p: 'рρᴘⲣþ', q: 'ԛզǫ',
  r: 'гʀᴦꭱя', s: 'ѕꜱʂꮪ', t: 'тτᴛŧⲧ', u: 'υսᴜцμ', v: 'ѵνᴠ', w: 'ԝωшᴡ', x: 'хχ', y: 'уγʏүყΥ', z: 'ᴢ',
}; // prettier-ignore

/** Code points of the A of squared, circled and flag letters. */
const letterBlocks = [0x1_f130, 0x1_f150, 0x1_f170, 0x1_f1e6];

const latinOf = new Map(
  Object.entries(letters).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])),
);

/** Returns the lower-case Latin letter that a character looks like; undefined for all others. */
export const latinLookalike = (character: string): string | undefined => {
  const code = character.codePointAt(0) ?? 0;
  const block = letterBlocks.find((start) => code >= start && code < start + 26);
  if (block !== undefined) return String.fromCodePoint(97 + code - block);
  return latinOf.get(character) ?? latinOf.get(character.toLowerCase());
};
