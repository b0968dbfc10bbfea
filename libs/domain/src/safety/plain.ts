const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Text as the rules read it: lower case, plain letters and quotes, one space, no tricks with look-alikes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/(?<=[a-z])[0134@$!](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign)
    .replace(/(?!\baaa\b)(\p{L})\1{2,}/gu, '$1')
    .replace(/\b(?:\p{L}[ .-]){3,}\p{L}\b/gu, (spaced) => spaced.replace(/[ .-]/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** One expression for whole words: alternatives by line or ` | `, each an expression of its own. */
export const phrases = (list: string): RegExp => {
  const each = list.trim().split(/\s*\n\s*|\s+\|\s+/);
  return new RegExp(String.raw`(?<![\w'])(?:${each.join('|')})(?!\w)`);
};
