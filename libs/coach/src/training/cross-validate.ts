/** An example with its class and the fold that tests it. */
export interface FoldedExample {
  text: string;
  vector: Float32Array;
  label: number;
  fold: number;
}

export const folds = 5;

/** The scores of an example from a model that was trained without it. */
export interface ScoredExample {
  label: number;
  linear: number[];
  lexical: number[];
}

export interface ValidationResult {
  temperature: number;
  lexicalWeight: number;
  /** Shares of the examples with the right class first, or among the first three. */
  first: number;
  firstThree: number;
  logLoss: number;
}

const temperatures = [0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.5, 2];
const lexicalWeights = [0, 0.05, 0.1, 0.15, 0.2, 0.3];

const evaluate = (
  examples: readonly ScoredExample[],
  temperature: number,
  lexicalWeight: number,
): ValidationResult => {
  let [first, firstThree, logLoss] = [0, 0, 0];
  for (const { label, linear, lexical } of examples) {
    const scores = linear.map((score, index) => score / temperature + (lexical[index] ?? 0) * lexicalWeight);
    const own = scores[label] ?? 0;
    const better = scores.filter((score) => score > own).length;
    if (better === 0) first++;
    if (better < 3) firstThree++;
    const best = Math.max(...scores);
    logLoss += best + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - best), 0)) - own;
  }
  const count = Math.max(1, examples.length);
  return {
    temperature,
    lexicalWeight,
    first: first / count,
    firstThree: firstThree / count,
    logLoss: logLoss / count,
  };
};

/** Returns the temperature and the lexical weight with the lowest log loss. */
export const chooseParameters = (examples: readonly ScoredExample[]): ValidationResult =>
  temperatures
    .flatMap((temperature) => lexicalWeights.map((weight) => evaluate(examples, temperature, weight)))
    .reduce((best, result) => (result.logLoss < best.logLoss ? result : best));

/** For some limits of the probability: the share of the examples with an answer, and of those with the right one. */
export const answerTable = (
  examples: readonly ScoredExample[],
  { temperature, lexicalWeight }: ValidationResult,
): { limit: number; answered: number; right: number }[] => {
  const best = examples.map(({ label, linear, lexical }) => {
    const scores = linear.map((score, index) => score / temperature + (lexical[index] ?? 0) * lexicalWeight);
    const highest = Math.max(...scores);
    return {
      isRight: scores[label] === highest,
      probability: 1 / scores.reduce((sum, score) => sum + Math.exp(score - highest), 0),
    };
  });
  return [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6].map((limit) => {
    const answered = best.filter(({ probability }) => probability >= limit);
    return {
      limit,
      answered: answered.length / best.length,
      right: answered.filter(({ isRight }) => isRight).length / Math.max(1, answered.length),
    };
  });
};
