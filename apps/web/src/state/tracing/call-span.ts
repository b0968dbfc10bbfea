/** A traced call in flight. */
interface TracedCall {
  /** Its `traceparent`. */
  self: string;
  end: () => void;
}
export type StartSpan = (of: string) => TracedCall | undefined;

let startSpan: StartSpan | undefined;

/** Starts the span of a call; undefined when the call is not traced. */
export const startCallSpan: StartSpan = (of) => startSpan?.(of);

/** Sets the function that starts the spans of calls. */
export const setSpanStarter = (start: StartSpan): void => {
  startSpan = start;
};
