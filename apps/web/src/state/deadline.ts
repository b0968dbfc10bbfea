import { TimeoutError } from './api-error';

/** Limits of one request (ms): of reads and small writes as a whole, of transfers without any progress. */
export const requestLimitMs = 15_000;
export const stalledTransferMs = 30_000;

/** Aborts `signal` when the caller aborts or the time is over. */
export interface Deadline {
  signal: AbortSignal;
  /** Starts the time again. */
  extend: () => void;
  /** Call when the work is done. */
  clear: () => void;
}

/**
 * Starts a time limit. `AbortSignal.any` would do for fixed limits, but older browsers lack it.
 * @param caller signal of the caller; its reason is passed on
 */
export const createDeadline = (limitMs: number, caller?: AbortSignal): Deadline => {
  const controller = new AbortController();
  const onCallerAbort = () => controller.abort(caller?.reason);
  if (caller?.aborted) onCallerAbort();
  caller?.addEventListener('abort', onCallerAbort);
  const start = () => setTimeout(() => controller.abort(new TimeoutError()), limitMs);
  let timer = start();
  return {
    signal: controller.signal,
    extend: () => {
      clearTimeout(timer);
      timer = start();
    },
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCallerAbort);
    },
  };
};

/** Rejects with the signal's reason as soon as it is aborted; the work itself goes on. */
export const untilAborted = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
