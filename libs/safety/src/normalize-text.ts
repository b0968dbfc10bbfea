const lookalikeLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Normalizes text for the rules: lower case, no accents, ASCII quotes and hyphens, single spaces. Undoes evasion with
 * look-alike characters, repeated letters and spaced-out words.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/(?<=[a-z])[0134@$!](?=[a-z])/g, (sign) => lookalikeLetters[sign] ?? sign)
    .replace(/(?!\baaa\b)(\p{L})\1{2,}/gu, '$1')
    .replace(/\b(?:\p{L}[ .-]){3,}\p{L}\b/gu, (spaced) => spaced.replace(/[ .-]/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Builds one regular expression that matches whole words. Alternatives are separated by lines or ` | `. */
export const phrasePattern = (list: string): RegExp => {
  const alternatives = list.trim().split(/\s*\n\s*|\s+\|\s+/);
  return new RegExp(String.raw`(?<![\w'])(?:${alternatives.join('|')})(?!\w)`);
};
