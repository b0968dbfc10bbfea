import { useEffect, useState } from 'react';

/** Time accumulated before the last start, and when that was (ms); null while stopped. */
interface Watch {
  accumulatedMs: number;
  startedAt: number | null;
}

const elapsedMsOf = ({ accumulatedMs, startedAt }: Watch) =>
  accumulatedMs + (startedAt === null ? 0 : Date.now() - startedAt);

/**
 * Stopwatch in seconds, with fractions. Reads the clock instead of counting ticks, so the time is right after a suspend.
 * @param end seconds after which it stops
 */
export const useStopwatch = (end: number) => {
  const [watch, setWatch] = useState<Watch>(() => ({ accumulatedMs: 0, startedAt: Date.now() }));
  const [elapsed, setElapsed] = useState(0);
  const running = watch.startedAt !== null && elapsed < end;
  useEffect(() => {
    if (!running) return undefined;
    const read = () => setElapsed(Math.min(end, elapsedMsOf(watch) / 1000));
    const timer = setInterval(read, 100);
    return () => clearInterval(timer);
  }, [running, watch, end]);

  const set = (seconds: number, runs: boolean) => {
    setWatch({ accumulatedMs: seconds * 1000, startedAt: runs ? Date.now() : null });
    setElapsed(seconds);
  };
  return {
    elapsed,
    running,
    pause: () => set(Math.min(end, elapsedMsOf(watch) / 1000), false),
    resume: () => set(elapsed, true),
    /** Sets the elapsed time; keeps running or stopped. */
    jump: (seconds: number) => set(Math.min(end, seconds), watch.startedAt !== null),
  };
};
