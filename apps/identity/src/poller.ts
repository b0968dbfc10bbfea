import type { Log } from '@rinkside/platform/log';

export interface Poller {
  /** Works without waiting for the next poll. */
  wake: () => void;
  /** Waits for the entry that is being worked on. */
  close: () => Promise<void>;
}

export interface PollerOptions {
  log: Log;
  /** Names the entries in the log. */
  queue: string;
  intervalMs: number;
  /** Works on the next entry. @returns false if none is due */
  runNext: () => Promise<boolean>;
}

/** Works through a queue in the database, one entry at a time. Any number of processes may poll. */
export const startPoller = ({ log, queue, intervalMs, runNext }: PollerOptions): Poller => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  const runAll = async () => {
    try {
      while (!closing.signal.aborted && (await runNext()));
    } catch (error) {
      log.warn({ err: error, queue }, 'reading a queue failed; retrying at the next poll');
    } finally {
      running = undefined;
    }
  };

  const wake = () => void (running ??= runAll());
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  return {
    wake,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
};
