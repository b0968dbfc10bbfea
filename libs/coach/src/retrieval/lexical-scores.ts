const stopWords = new Set(
  `a about an and any are as at be been but by can could did do does for from get give go going good had has have he her him
  his how i if in into is it its just know make me more much my need no not of off on or our out really she should so some
  that the their them there they this to too up us want was way we were what when where which who why will with would you
  your please help thing things lot kind best better`.split(/\s+/),
);

/** Cuts common endings, so that 'skating' and 'skates' are one word. */
const stemOf = (word: string) =>
  word.length > 4
    ? word.replace(/(?:ing|ies|ers|er|es|ed|s|e)$/, '').replace(/(\p{L})\1$/u, '$1')
    : word.replace(/s$/, '');

/** Returns the stems of the words with content, without duplicates. */
export const stemsIn = (normalized: string): string[] => [
  ...new Set(
    (normalized.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !stopWords.has(word))
      .map(stemOf),
  ),
];

const smoothing = 0.15;

/** Scores a text by the words that it shares with the examples of each class (naive Bayes). */
export class LexicalScores {
  readonly #counts: readonly ReadonlyMap<string, number>[];
  readonly #sizes: readonly number[];
  readonly #totals = new Map<string, number>();
  readonly #size: number;

  /** @param examples normalized texts of each class. */
  constructor(examples: readonly (readonly string[])[]) {
    this.#counts = examples.map((texts) => {
      const counts = new Map<string, number>();
      for (const stem of texts.flatMap(stemsIn)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      return counts;
    });
    this.#sizes = examples.map((texts) => texts.length);
    for (const counts of this.#counts)
      for (const [stem, count] of counts) this.#totals.set(stem, (this.#totals.get(stem) ?? 0) + count);
    this.#size = this.#sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Returns one score per class: the log of how much more often its examples use the words than all do. */
  scoresOf(normalized: string): number[] {
    const stems = stemsIn(normalized).filter((stem) => this.#totals.has(stem));
    return this.#counts.map((counts, label) => {
      let score = 0;
      for (const stem of stems) {
        const background = (this.#totals.get(stem) ?? 0) / this.#size;
        const rate =
          ((counts.get(stem) ?? 0) + smoothing * background * 10) /
          ((this.#sizes[label] ?? 0) + smoothing * 10);
        score += Math.log(rate / background);
      }
      return score;
    });
  }

  /** The share of the text's words that occur in the examples of a class. */
  overlapWith(normalized: string, label: number): number {
    const stems = stemsIn(normalized);
    const counts = this.#counts[label];
    return stems.length === 0 || !counts ? 0 : stems.filter((stem) => counts.has(stem)).length / stems.length;
  }
}
