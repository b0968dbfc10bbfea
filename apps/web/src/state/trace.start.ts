import { loadConfig } from './config';
import type { LiveSocket } from './live';
import { traceCalls } from './trace';

let asked = false;

/** Once a page: where traces are on, calls begin them from now on, and what the socket brings goes on with them. */
export const traceIfWanted = (socket: LiveSocket): void => {
  if (asked) return;
  asked = true;
  const start = async () => {
    const { traces } = await loadConfig();
    if (traces > 0) traceCalls((await import('./trace.spans')).startSpans(traces, socket));
  };
  // Never in the way of what people wait for; without an answer there are no traces.
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  idle(() => void start().catch(() => undefined));
};
