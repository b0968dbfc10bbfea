/** A linear classifier with weights of one byte each, as the training command writes it. */
export interface PackedClassifier {
  /** Name of the embedding model and length of its vectors. */
  model: string;
  size: number;
  classes: readonly string[];
  /** Base64 of signed bytes, one row of `size` per class. */
  weights: string;
  /** The factor of each row. */
  scales: readonly number[];
  biases: readonly number[];
}

/** Scores vectors with a packed classifier. */
export class LinearScores {
  readonly #weights: Int8Array;

  constructor(private readonly packed: PackedClassifier) {
    const bytes = Buffer.from(packed.weights, 'base64');
    this.#weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get classes(): readonly string[] {
    return this.packed.classes;
  }

  /** Whether the vector comes from a model with the same size. */
  accepts(vector: Float32Array): boolean {
    return vector.length === this.packed.size;
  }

  /** Returns one score per class. */
  scoresOf(vector: Float32Array): number[] {
    const { size, scales, biases } = this.packed;
    return this.classes.map((_, row) => {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += (this.#weights[row * size + k] ?? 0) * (vector[k] ?? 0);
      return sum * (scales[row] ?? 0) + (biases[row] ?? 0);
    });
  }
}
