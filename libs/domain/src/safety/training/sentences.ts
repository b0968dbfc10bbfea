/** Own example messages of one kind: what people write when it happened, and harmless messages that look alike. */
export interface TrainingSentences {
  disclosures: readonly string[];
  innocent: readonly string[];
}

/** One sentence a line. */
export const sentenceLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
