/** A call that is traced, until it is answered. */
interface TracedCall {
  /** Its `traceparent`. */
  self: string;
  end: () => void;
}
export type BeginSpan = (of: string) => TracedCall | undefined;

let begin: BeginSpan | undefined;

/** Begins the span of a call; undefined unless this installation traces it. */
export const traced: BeginSpan = (of) => begin?.(of);

/** Calls begin their spans so from now on. */
export const traceCalls = (by: BeginSpan): void => {
  begin = by;
};
