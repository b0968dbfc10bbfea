/** Something outside the product is in the way: one sentence that says what, and how to mend it. */
export class StackFailure extends Error {
  override readonly name = 'StackFailure';
}
