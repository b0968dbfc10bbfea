/**
 * Quotes untrusted text as data for a model: one line, without characters that could close the quote or start markup.
 * @param maxCharacters longer text is cut off.
 */
export const quoteUntrusted = (text: string, maxCharacters = 200): string =>
  JSON.stringify(
    text
      .normalize('NFKC')
      .replace(/[<>`{}[\]\\"]|[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, maxCharacters),
  );
