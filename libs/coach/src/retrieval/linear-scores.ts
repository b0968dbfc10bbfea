import type { Weights } from '@rinkside/safety/weights';

/** A linear classifier, one row of `size` weights per class. */
export interface PackedClassifier extends Weights {
  /** Name of the embedding model and length of its vectors. */
  model: string;
  size: number;
  classes: readonly string[];
  /** The factor of each row. */
  scales: readonly number[];
  biases: readonly number[];
}

/** Scores vectors with a packed classifier. */
export class LinearScores {
  constructor(private readonly packed: PackedClassifier) {}

  get classes(): readonly string[] {
    return this.packed.classes;
  }

  /** Whether the vector comes from a model with the same size. */
  accepts(vector: Float32Array): boolean {
    return vector.length === this.packed.size;
  }

  /** Returns one score per class. */
  scoresOf(vector: Float32Array): number[] {
    const { size, weights, scales, biases } = this.packed;
    return this.classes.map((_, row) => {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += (weights[row * size + k] ?? 0) * (vector[k] ?? 0);
      return sum * (scales[row] ?? 0) + (biases[row] ?? 0);
    });
  }
}
