import {
  softmax,
  wordFeatures,
  wordWeight,
  type CareClass,
  type TrainedCare,
} from '@rinkside/safety/care-classifier';

/** A message with its class. */
export interface CareExample {
  text: string;
  vector: Float32Array;
  label: CareClass;
  /** How much the example counts. */
  weight: number;
  /** An innocent message that resembles a disclosure. The thresholds come from these. */
  isNeighbour: boolean;
  fold: number;
}

interface Weights {
  rows: Float32Array[];
  biases: Float32Array;
}

const buckets = 4096;
const epochs = 80;
const rate = 0.1;
const decay = { vector: 1e-5, words: 2e-5 };
const moments = { first: 0.9, second: 0.999 };
const tiny = 1e-8;
/** Errors too small to change a weight. */
const negligible = 1e-8;
const maxByte = 127;

const scoresOf = ({ rows, biases }: Weights, vector: Float32Array, features: readonly number[]): number[] => {
  const size = vector.length;
  const weight = wordWeight(features);
  return rows.map((row, label) => {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += (row[k] ?? 0) * (vector[k] ?? 0);
    for (const feature of features) sum += (row[size + feature] ?? 0) * weight;
    return sum + (biases[label] ?? 0);
  });
};

/** One step of Adam on one row. */
const step = (
  row: Float32Array,
  gradient: Float32Array,
  first: Float32Array,
  second: Float32Array,
  { epoch, rowRate, size }: { epoch: number; rowRate: number; size: number },
) => {
  const firstCorrection = 1 - moments.first ** epoch;
  const secondCorrection = 1 - moments.second ** epoch;
  for (let k = 0; k < row.length; k++) {
    const value = row[k] ?? 0;
    const slope = (gradient[k] ?? 0) + (k < size ? decay.vector : decay.words) * value;
    const mean = moments.first * (first[k] ?? 0) + (1 - moments.first) * slope;
    const square = moments.second * (second[k] ?? 0) + (1 - moments.second) * slope * slope;
    first[k] = mean;
    second[k] = square;
    row[k] = value - (rowRate * (mean / firstCorrection)) / (Math.sqrt(square / secondCorrection) + tiny);
  }
};

/** Trains a multinomial logistic regression on vectors and words. Deterministic: all examples in each step. */
const fit = (examples: readonly CareExample[], classes: readonly CareClass[]): Weights => {
  const size = examples[0]?.vector.length ?? 0;
  const width = size + buckets;
  const zeros = () => classes.map(() => new Float32Array(width));
  const weights: Weights = { rows: zeros(), biases: new Float32Array(classes.length) };
  const [gradients, first, second] = [zeros(), zeros(), zeros()];
  const biasState = [0, 1, 2].map(() => new Float32Array(classes.length));
  const [biasGradient = new Float32Array(), biasFirst = biasGradient, biasSecond = biasGradient] = biasState;
  const prepared = examples.map((example) => ({
    ...example,
    features: wordFeatures(example.text, buckets),
    target: classes.indexOf(example.label),
  }));
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const gradient of gradients) gradient.fill(0);
    biasGradient.fill(0);
    for (const { vector, features, target, weight } of prepared) {
      const probabilities = softmax(scoresOf(weights, vector, features));
      const ofWord = wordWeight(features);
      for (const [label, gradient] of gradients.entries()) {
        const error = (((probabilities[label] ?? 0) - (label === target ? 1 : 0)) * weight) / total;
        if (Math.abs(error) < negligible) continue;
        biasGradient[label] = (biasGradient[label] ?? 0) + error;
        for (let k = 0; k < size; k++) gradient[k] = (gradient[k] ?? 0) + error * (vector[k] ?? 0);
        for (const feature of features)
          gradient[size + feature] = (gradient[size + feature] ?? 0) + error * ofWord;
      }
    }
    const rowRate = epoch <= 0.7 * epochs ? rate : 0.3 * rate;
    for (const [label, row] of weights.rows.entries())
      step(row, gradients[label] ?? row, first[label] ?? row, second[label] ?? row, { epoch, rowRate, size });
    step(weights.biases, biasGradient, biasFirst, biasSecond, { epoch, rowRate, size: 0 });
  }
  return weights;
};

/** The share of values above each threshold. */
const shareAbove = (values: readonly number[], threshold: number): number =>
  values.filter((value) => value >= threshold).length / Math.max(1, values.length);

/** Returns the value that the given share of all values reaches. */
const thresholdFor = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => b - a)[Math.floor(share * values.length)] ?? 1;

const pack = (
  { rows, biases }: Weights,
  size: number,
): Pick<TrainedCare, 'weights' | 'scales' | 'biases'> => {
  const bytes = new Int8Array(rows.length * (size + buckets));
  const scales = rows.map((row, label) => {
    const scaleOf = (part: Float32Array) =>
      part.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / maxByte || 1;
    const scale = { vector: scaleOf(row.subarray(0, size)), words: scaleOf(row.subarray(size)) };
    for (const [k, weight] of row.entries())
      bytes[label * row.length + k] = Math.round(weight / (k < size ? scale.vector : scale.words));
    return scale;
  });
  const rounded = (value: number) => Number(value.toPrecision(6));
  return {
    weights: bytes,
    scales: scales.map(({ vector, words }) => ({ vector: rounded(vector), words: rounded(words) })),
    biases: [...biases].map(rounded),
  };
};

/** Shares of innocent near neighbours that may get each grade in the cross-validation. The rules add some. */
const allowedAlarms = { certain: 0.008, possible: 0.09 };

/**
 * Trains the classifier of messages that need care. The thresholds come from a cross-validation on the same examples.
 */
export const trainCare = (
  examples: readonly CareExample[],
  classes: readonly CareClass[],
  folds: number,
): { trained: Omit<TrainedCare, 'trainedFrom'>; report: string[] } => {
  const size = examples[0]?.vector.length ?? 0;
  const validated = Array.from({ length: folds }, (_, fold) => {
    const weights = fit(
      examples.filter((example) => example.fold !== fold),
      classes,
    );
    return examples
      .filter((example) => example.fold === fold)
      .map((example) => {
        const [none = 1] = softmax(scoresOf(weights, example.vector, wordFeatures(example.text, buckets)));
        return { example, probability: 1 - none };
      });
  }).flat();
  const probabilitiesOf = (isIncluded: (example: CareExample) => boolean) =>
    validated.filter(({ example }) => isIncluded(example)).map(({ probability }) => probability);
  const innocent = probabilitiesOf(({ isNeighbour }) => isNeighbour);
  const others = probabilitiesOf(({ label, isNeighbour }) => label === 'none' && !isNeighbour);
  const thresholds = {
    certain: thresholdFor(innocent, allowedAlarms.certain),
    possible: thresholdFor(innocent, allowedAlarms.possible),
  };
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const row = (name: string, values: readonly number[]) =>
    `${name}: ${values.length}, certain ${percent(shareAbove(values, thresholds.certain))}, certain or possible ${percent(shareAbove(values, thresholds.possible))}`;
  const report = [
    row('innocent neighbours', innocent),
    row('other questions', others),
    row(
      'disclosures',
      probabilitiesOf(({ label }) => label !== 'none'),
    ),
    ...classes.slice(1).map((kind) =>
      row(
        `  ${kind}`,
        probabilitiesOf(({ label }) => label === kind),
      ),
    ),
  ];
  return {
    trained: { classes, size, buckets, thresholds, ...pack(fit(examples, classes), size) },
    report,
  };
};
