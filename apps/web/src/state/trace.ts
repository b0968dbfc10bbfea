import { loadConfig } from './config';
import type { LiveSocket } from './live';

/** A call that is traced, until it is answered. */
interface TracedCall {
  /** Its `traceparent`. */
  self: string;
  end: () => void;
}
type Begin = (of: string) => TracedCall | undefined;

let begin: Begin | undefined;

/** Begins the span of a call; undefined unless this installation traces it. */
export const traced: Begin = (of) => begin?.(of);

let asked = false;

/** Once a page: where traces are on, calls begin them from now on, and what the socket brings goes on with them. */
export const traceIfWanted = (socket: LiveSocket): void => {
  if (asked) return;
  asked = true;
  const start = async () => {
    const { traces } = await loadConfig();
    if (traces > 0) begin = (await import('./trace.spans')).startSpans(traces, socket);
  };
  // Never in the way of what people wait for; without an answer there are no traces.
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  idle(() => void start().catch(() => undefined));
};
