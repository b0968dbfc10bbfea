import { loadConfig } from '../config';
import type { LiveSocket } from '../live';
import { setSpanStarter } from './call-span';

let started = false;

/** Starts tracing of calls and live events once per page, if the installation has it enabled. */
export const startTracing = (socket: LiveSocket): void => {
  if (started) return;
  started = true;
  const start = async () => {
    const { traces } = await loadConfig();
    if (traces > 0) setSpanStarter((await import('./span-recorder')).startSpanRecorder(traces, socket));
  };
  // At idle time, so it never delays the page. Without a configuration there are no traces.
  const runWhenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  runWhenIdle(() => void start().catch(() => undefined));
};
