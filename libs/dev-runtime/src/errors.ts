/** A problem outside the product that the operator can fix. The message is one sentence: what is wrong and what to do. */
export class RuntimeError extends Error {
  override readonly name = 'RuntimeError';
}
