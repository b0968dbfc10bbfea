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

/** Solves L Lᵀ x = vector. */
const solve = (lower: Float64Array, vector: Float64Array): Float64Array => {
  const size = vector.length;
  const x = Float64Array.from(vector);
  for (let row = 0; row < size; row++) {
    let sum = at(x, row);
    for (let k = 0; k < row; k++) sum -= at(lower, row * size + k) * at(x, k);
    x[row] = sum / at(lower, row * size + row);
  }
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

/**
 * Trains a linear discriminant: each class is a normal distribution, all with the same covariance. The scores are log
 * likelihoods up to a constant.
 * @param shrinkage share of the covariance that is replaced by its mean variance, because examples are few.
 */
export const trainDiscriminant = (
  examples: readonly LabelledVector[],
  classes: number,
  shrinkage: number,
): LinearClassifier => {
  const size = examples[0]?.vector.length ?? 0;
  const means = meansOf(examples, classes, size);
  const covariance = covarianceOf(examples, means, size);
  let trace = 0;
  for (let k = 0; k < size; k++) trace += at(covariance, k * size + k);
  for (let index = 0; index < covariance.length; index++)
    covariance[index] =
      at(covariance, index) * (1 - shrinkage) + (index % (size + 1) === 0 ? (shrinkage * trace) / size : 0);
  const lower = choleskyOf(covariance, size);
  const solved = means.map((mean) => solve(lower, mean));
  return {
    weights: solved.map((row) => Float32Array.from(row)),
    biases: solved.map((row, label) => {
      const mean = means[label] ?? row;
      return -0.5 * row.reduce((sum, value, k) => sum + value * at(mean, k), 0);
    }),
  };
};
