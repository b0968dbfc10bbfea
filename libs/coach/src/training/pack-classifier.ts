import type { LinearClassifier } from './ranking-classifier.js';

const maxByte = 127;

/** Packs a classifier with one byte per weight. */
export const packClassifier = (classes: readonly string[], { weights, biases }: LinearClassifier) => {
  const size = weights[0]?.length ?? 0;
  const bytes = new Int8Array(classes.length * size);
  const scales = weights.map((row, label) => {
    const scale = row.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / maxByte || 1;
    for (const [k, weight] of row.entries()) bytes[label * size + k] = Math.round(weight / scale);
    return scale;
  });
  const rounded = (value: number) => Number(value.toPrecision(6));
  return {
    size,
    classes,
    scales: scales.map(rounded),
    biases: biases.map(rounded),
    weights: bytes,
  };
};
