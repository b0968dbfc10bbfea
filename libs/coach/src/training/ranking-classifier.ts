/** A linear classifier: one row of weights and one bias per class. */
export interface LinearClassifier {
  weights: Float32Array[];
  biases: number[];
}

export interface LabelledVector {
  vector: Float32Array;
  label: number;
}

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

/** Returns the lower triangle L of a positive definite matrix with L Lᵀ = matrix. Both are stored by row. */
const choleskyOf = (matrix: Float64Array, size: number): Float64Array => {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row * size + column);
      for (let k = 0; k < column; k++) sum -= at(lower, row * size + k) * at(lower, column * size + k);
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(lower, column * size + column);
    }
  return lower;
};

/** Solves L x = vector. */
const solveLower = (lower: Float64Array, vector: ArrayLike<number>): Float64Array => {
  const size = vector.length;
  const x = Float64Array.from(vector);
  for (let row = 0; row < size; row++) {
    let sum = at(x, row);
    for (let k = 0; k < row; k++) sum -= at(lower, row * size + k) * at(x, k);
    x[row] = sum / at(lower, row * size + row);
  }
  return x;
};

/** Solves Lᵀ x = vector. */
const solveUpper = (lower: Float64Array, vector: ArrayLike<number>): Float64Array => {
  const size = vector.length;
  const x = Float64Array.from(vector);
  for (let row = size - 1; row >= 0; row--) {
    let sum = at(x, row);
    for (let k = row + 1; k < size; k++) sum -= at(lower, k * size + row) * at(x, k);
    x[row] = sum / at(lower, row * size + row);
  }
  return x;
};

const meansOf = (examples: readonly LabelledVector[], classes: number, size: number): Float64Array[] => {
  const sums = Array.from({ length: classes }, () => new Float64Array(size));
  const counts = Array.from({ length: classes }, () => 0);
  for (const { vector, label } of examples) {
    const sum = sums[label];
    if (!sum) continue;
    counts[label] = at(counts, label) + 1;
    for (let k = 0; k < size; k++) sum[k] = at(sum, k) + at(vector, k);
  }
  return sums.map((sum, label) => sum.map((value) => value / Math.max(1, at(counts, label))));
};

const covarianceOf = (
  examples: readonly LabelledVector[],
  means: readonly Float64Array[],
  size: number,
): Float64Array => {
  const covariance = new Float64Array(size * size);
  const difference = new Float64Array(size);
  for (const { vector, label } of examples) {
    const mean = means[label] ?? difference;
    for (let k = 0; k < size; k++) difference[k] = at(vector, k) - at(mean, k);
    for (let row = 0; row < size; row++) {
      const factor = at(difference, row);
      for (let column = 0; column <= row; column++) {
        const index = row * size + column;
        covariance[index] = at(covariance, index) + factor * at(difference, column);
      }
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      const value = at(covariance, row * size + column) / examples.length;
      covariance[row * size + column] = value;
      covariance[column * size + row] = value;
    }
  return covariance;
};

/** Share of the covariance that is replaced by its mean variance, because examples are few. */
const shrinkage = 0.8;

/** Returns L, with L Lᵀ = the covariance of the vectors within their classes. */
const spreadOf = (examples: readonly LabelledVector[], classes: number, size: number): Float64Array => {
  const covariance = covarianceOf(examples, meansOf(examples, classes, size), size);
  let trace = 0;
  for (let k = 0; k < size; k++) trace += at(covariance, k * size + k);
  for (let index = 0; index < covariance.length; index++)
    covariance[index] =
      at(covariance, index) * (1 - shrinkage) + (index % (size + 1) === 0 ? (shrinkage * trace) / size : 0);
  return choleskyOf(covariance, size);
};

/** Returns 0 to count - 1 in an order that depends on the seed only. */
const shuffled = (count: number, seed: number): Uint32Array => {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  let state = seed + 1;
  for (let index = count - 1; index > 0; index--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [at(order, other), at(order, index)];
  }
  return order;
};

const epochs = 8;
const batchSize = 64;
const rate = 6;
const momentum = 0.9;
const decay = 1e-5;
/** The scores of the start are divided by it: the classes overlap more than normal distributions. */
const startTemperature = 15;
/** Errors too small to change a weight. */
const negligible = 1e-4;

/** Turns scores into probabilities, in place. */
const applySoftmax = (scores: Float32Array) => {
  const highest = scores.reduce((max, score) => Math.max(max, score), -Infinity);
  let sum = 0;
  for (let row = 0; row < scores.length; row++) sum += scores[row] = Math.exp(at(scores, row) - highest);
  for (let row = 0; row < scores.length; row++) scores[row] = at(scores, row) / sum;
};

/** Trains a multinomial logistic regression by gradient descent with momentum. Changes the weights and biases. */
const descend = (
  examples: readonly LabelledVector[],
  weights: readonly Float32Array[],
  biases: Float32Array,
) => {
  const size = weights[0]?.length ?? 0;
  const speeds = weights.map(() => new Float32Array(size));
  const biasSpeeds = new Float32Array(weights.length);
  const gradients = weights.map(() => new Float32Array(size));
  const errors = new Float32Array(weights.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const epochRate = rate * (1 - epoch / epochs);
    const order = shuffled(examples.length, epoch);
    for (let start = 0; start < order.length; start += batchSize) {
      const batch = order.subarray(start, start + batchSize);
      for (let row = 0; row < weights.length; row++) {
        gradients[row]?.fill(0);
        biasSpeeds[row] = at(biasSpeeds, row) * momentum;
      }
      for (const index of batch) {
        const example = examples[index];
        if (!example) continue;
        const { vector, label } = example;
        for (const [row, rowWeights] of weights.entries()) {
          let sum = at(biases, row);
          for (let k = 0; k < size; k++) sum += (rowWeights[k] ?? 0) * (vector[k] ?? 0);
          errors[row] = sum;
        }
        applySoftmax(errors);
        errors[label] = at(errors, label) - 1;
        for (const [row, gradient] of gradients.entries()) {
          const error = at(errors, row) / batch.length;
          if (Math.abs(error) < negligible / batch.length) continue;
          for (let k = 0; k < size; k++) gradient[k] = (gradient[k] ?? 0) + error * (vector[k] ?? 0);
          biasSpeeds[row] = at(biasSpeeds, row) + error;
        }
      }
      for (const [row, rowWeights] of weights.entries()) {
        const speed = speeds[row] ?? rowWeights;
        const gradient = gradients[row] ?? rowWeights;
        for (let k = 0; k < size; k++) {
          const weight = rowWeights[k] ?? 0;
          const next = (speed[k] ?? 0) * momentum + (gradient[k] ?? 0) + decay * weight;
          speed[k] = next;
          rowWeights[k] = weight - epochRate * next;
        }
        biases[row] = at(biases, row) - epochRate * at(biasSpeeds, row);
      }
    }
  }
};

/**
 * Trains a multinomial logistic regression. Examples are few, so it starts from a linear discriminant and
 * scales the vectors to the same spread within a class in all directions.
 */
export const trainRankingClassifier = (
  examples: readonly LabelledVector[],
  classes: number,
): LinearClassifier => {
  const size = examples[0]?.vector.length ?? 0;
  const lower = spreadOf(examples, classes, size);
  const even = examples.map(({ vector, label }) => ({ label, vector: solveLower(lower, vector) }));
  const center = new Float64Array(size);
  for (const { vector } of even)
    for (let k = 0; k < size; k++) center[k] = at(center, k) + at(vector, k) / even.length;
  // Scaled to a mean length of one.
  let squares = 0;
  for (const { vector } of even)
    for (let k = 0; k < size; k++) squares += (at(vector, k) - at(center, k)) ** 2;
  const scale = Math.sqrt(squares / even.length);
  const scaled = even.map(({ vector, label }) => ({
    label,
    vector: Float32Array.from(vector, (value, k) => (value - at(center, k)) / scale),
  }));
  const strength = scale ** 2 / startTemperature;
  const means = meansOf(scaled, classes, size);
  const weights = means.map((mean) => Float32Array.from(mean, (value) => value * strength));
  const biases = Float32Array.from(
    means,
    (mean) => -0.5 * strength * mean.reduce((sum, x) => sum + x * x, 0),
  );
  descend(scaled, weights, biases);
  return {
    weights: weights.map((row) => Float32Array.from(solveUpper(lower, row), (value) => value / scale)),
    biases: weights.map(
      (row, label) =>
        at(biases, label) - row.reduce((sum, weight, k) => sum + (weight * at(center, k)) / scale, 0),
    ),
  };
};
