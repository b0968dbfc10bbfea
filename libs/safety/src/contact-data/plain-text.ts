import { latinLookalike } from '@rinkside/contracts/lookalikes';

/** Pairs of a digit or sign that NFKC leaves as it is, or of a letter, and what it stands for. */
const signPairs = 'з3ßs。.·.•.∙.‐-‑-–-—-−-';
const signs = new Map<string, string>();
for (const [index, char] of Array.from(signPairs).entries())
  if (index % 2 === 0) signs.set(char, Array.from(signPairs)[index + 1] ?? char);

/** Blocks of digits in signs, which NFKC leaves as they are: first code point, first character, length. */
const signBlocks: [number, string, number][] = [
  [0x2776, '1', 9],
  [0x2780, '1', 9],
  [0x278a, '1', 9],
  [0x24ff, '0', 1],
];

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The value of a decimal digit of any script: Unicode places the ten digits of a script in order. */
const digitValue = (char: string): string => {
  const codePoint = char.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(codePoint - before - 1)) before++;
  return String(before % 10);
};

const fromSign = (char: string): string => {
  const codePoint = char.codePointAt(0) ?? 0;
  for (const [first, start, length] of signBlocks)
    if (codePoint >= first && codePoint < first + length)
      return String.fromCodePoint((start.codePointAt(0) ?? 0) + codePoint - first);
  return char;
};

const plainCharacter = (char: string): string => {
  if (/\p{Nd}/u.test(char)) return digitValue(char);
  return latinLookalike(char) ?? signs.get(char.toLowerCase()) ?? fromSign(char);
};

/** Latin letters, digits and signs for whatever looks like them; letters keep their case. */
export const plainText = (text: string): string => {
  const plainOf = new Map<string, string>();
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\P{ASCII}/gu, (char) => {
      const plain = plainOf.get(char) ?? plainCharacter(char);
      plainOf.set(char, plain);
      return plain;
    });
};

/** Joins words written letter by letter with one sign between the letters: 's n a p', 'i.n.s.t.a'. */
export const joinSpacedLetters = (text: string): string =>
  text.replace(
    /(?<![a-z0-9])[a-z]([ .*_|/-])(?:[a-z]\1)+[a-z](?![a-z0-9])/gi,
    (spaced: string, separator: string) => spaced.replaceAll(separator, ''),
  );

const letterOfSign: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Reads digits and signs beside letters as letters ('sn4p', '1nsta'); keeps the length of the text. */
export const readSignsAsLetters = (text: string): string =>
  text.replace(/[a-z0-9@$!]*[a-z][a-z0-9@$!]*/g, (token) =>
    token.replace(/[013457@$!]/g, (sign, at: number) =>
      // A sign at the end is punctuation, a number or the start of an address.
      at === token.length - 1 && sign !== '0' && sign !== '3' && sign !== '@'
        ? sign
        : (letterOfSign[sign] ?? sign),
    ),
  );
