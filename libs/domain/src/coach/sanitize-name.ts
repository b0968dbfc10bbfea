/** A longer text is a sentence and not a name. */
const maxWords = 6;
const maxCharacters = 48;
/** Signs of prompt injection or a URL. */
const suspiciousText =
  /\b(ignore|disregard|forget|instructions?|system|prompt|assistant|coach says|you are|tell|http|www)\b|[a-z]\.(com|net|org|io|app)\b/i;

/**
 * Cleans a user-chosen name, such as an opponent's, for use in an answer or a prompt. Markdown is stripped. Names with
 * URLs, instructions or whole sentences are rejected.
 * @returns undefined when the name must not be shown.
 */
export const sanitizeName = (name: string | null): string | undefined => {
  if (!name || suspiciousText.test(name)) return undefined;
  const sanitized = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} .'’&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return sanitized && sanitized.length <= maxCharacters && sanitized.split(' ').length <= maxWords
    ? sanitized
    : undefined;
};
