interface Backoff {
  firstMs: number;
  maxMs: number;
}

/**
 * Returns the delay in ms after this many failures: it doubles from `firstMs` to `maxMs`. Up to half of it is taken off at
 * random, so that clients do not retry together.
 */
export const backoffMs = ({ firstMs, maxMs }: Backoff, failures: number): number =>
  Math.min(maxMs, firstMs * 2 ** failures) * (0.5 + Math.random() / 2);
