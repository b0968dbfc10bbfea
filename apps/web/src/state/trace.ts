/** A traced call in flight. */
interface TracedCall {
  /** Its `traceparent`. */
  self: string;
  end: () => void;
}
export type BeginSpan = (of: string) => TracedCall | undefined;

let startSpan: BeginSpan | undefined;

/** Starts the span of a call; undefined when the call is not traced. */
export const traced: BeginSpan = (of) => startSpan?.(of);

/** Sets the function that starts the spans of calls. */
export const traceCalls = (start: BeginSpan): void => {
  startSpan = start;
};
