/** Ids of the special tokens in the vocabulary of BERT. */
const tokens = { unknown: 100, start: 101, end: 102 } as const;
const maxWordCharacters = 100;

/** Longer texts are cut. Questions are short; the longest documents are answers of 120 words. */
const maxTokens = 192;

/** Splits text as BERT does: lower case, no accents, each punctuation character is a word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{P}\p{S}]|[^\p{P}\p{S}\s\p{C}]+/gu) ?? [];

/** Converts texts to the token ids of the model. */
export class WordPieceTokenizer {
  readonly #ids: ReadonlyMap<string, number>;

  /** @param vocabulary one token per line; its line number is its id. */
  constructor(vocabulary: string) {
    this.#ids = new Map(
      vocabulary
        .trimEnd()
        .split('\n')
        .map((token, id) => [token, id]),
    );
  }

  #piecesOf(word: string): number[] {
    if (word.length > maxWordCharacters) return [tokens.unknown];
    const ids: number[] = [];
    for (let start = 0; start < word.length;) {
      let end = word.length;
      let id: number | undefined;
      for (; end > start && id === undefined; end--)
        id = this.#ids.get((start > 0 ? '##' : '') + word.slice(start, end));
      if (id === undefined) return [tokens.unknown];
      ids.push(id);
      start = end + 1;
    }
    return ids;
  }

  /** Returns the token ids with the start and end tokens. */
  encode(text: string): number[] {
    const ids = wordsOf(text).flatMap((word) => this.#piecesOf(word));
    return [tokens.start, ...ids.slice(0, maxTokens - 2), tokens.end];
  }
}
