import { readFileSync } from 'node:fs';

/** The weights of a classifier, one signed byte each, and the hash of what they were trained from. */
export interface Weights {
  weights: Int8Array;
  /** SHA-256 of the training messages, hexadecimal. */
  trainedFrom: string;
}

/** Reads `<name>.bin`, and the other fields from `<name>.json`. `npm run train-coach` writes both. */
export const readWeights = (folder: URL, name: string): { weights: Int8Array; fields: unknown } => {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(`${name}.bin`, folder));
  return {
    weights: new Int8Array(buffer, byteOffset, byteLength),
    fields: JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')),
  };
};
