import { isWithinEditDistance } from '../dialogue/pattern-matcher.js';

const minCorrectedLength = 4;
const minLengthForTwoTypos = 8;

/** Corrects typos in words that neither list knows. */
export class SpellingCorrector {
  readonly #known: ReadonlySet<string>;
  readonly #candidates: ReadonlyMap<string, readonly string[]>;
  readonly #corrections = new Map<string, string>();

  /**
   * @param hockeyWords words of the training examples, the most frequent first. Corrections prefer them.
   * @param knownWords words of the language, the most frequent first.
   */
  constructor(hockeyWords: readonly string[], knownWords: readonly string[]) {
    const all = [...new Set([...hockeyWords, ...knownWords])];
    this.#known = new Set(all);
    // A typo rarely affects the first letter.
    this.#candidates = Map.groupBy(
      all.filter((word) => word.length >= minCorrectedLength),
      (word) => word.charAt(0),
    );
  }

  isKnown(word: string): boolean {
    return this.#known.has(word);
  }

  /** Returns the most frequent word within one typo, or two in a long word; the word itself if there is none. */
  correct(word: string): string {
    if (word.length < minCorrectedLength || !/^[a-z]+$/.test(word) || this.#isInflected(word)) return word;
    const cached = this.#corrections.get(word);
    if (cached !== undefined) return cached;
    const candidates = this.#candidates.get(word.charAt(0)) ?? [];
    const corrected =
      candidates.find((candidate) => isWithinEditDistance(word, candidate, 1)) ??
      (word.length >= minLengthForTwoTypos
        ? candidates.find((candidate) => isWithinEditDistance(word, candidate, 2))
        : undefined) ??
      word;
    if (this.#corrections.size > 5000) this.#corrections.clear();
    this.#corrections.set(word, corrected);
    return corrected;
  }

  /** Whether the word or the word without a common ending is known. */
  #isInflected(word: string): boolean {
    if (this.#known.has(word)) return true;
    const stem = word.replace(/(?:s|es|ed|er|ers|ing|ly)$/, '');
    return (
      stem !== word &&
      stem.length >= minCorrectedLength &&
      (this.#known.has(stem) || this.#known.has(`${stem}e`))
    );
  }
}
