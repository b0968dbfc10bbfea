/** Longer ones are sentences, not names. */
const most = { words: 6, characters: 48 };
const suspicious =
  /\b(ignore|disregard|forget|instructions?|system|prompt|assistant|coach says|you are|tell|http|www)\b|[a-z]\.(com|net|org|io|app)\b/i;

/**
 * A name that somebody else chose, such as an opponent's, as plain text: no markdown, no address, no sentence.
 * Undefined when nothing of it may be shown.
 */
export const plainName = (name: string | null): string | undefined => {
  if (!name || suspicious.test(name)) return undefined;
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} .'’&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain && plain.length <= most.characters && plain.split(' ').length <= most.words
    ? plain
    : undefined;
};
