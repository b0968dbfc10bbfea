import { useEffect, useState } from 'react';

/** Time gone before the last start, and when that was (ms); null while it stands. */
interface Watch {
  gone: number;
  since: number | null;
}

const elapsedOf = ({ gone, since }: Watch) => gone + (since === null ? 0 : Date.now() - since);

/**
 * A stopwatch that reads the clock instead of counting ticks: a phone that slept a while shows the right time.
 * Seconds, with fractions.
 */
export const useStopwatch = (end: number) => {
  const [watch, setWatch] = useState<Watch>(() => ({ gone: 0, since: Date.now() }));
  const [elapsed, setElapsed] = useState(0);
  const running = watch.since !== null && elapsed < end;
  useEffect(() => {
    if (!running) return undefined;
    const read = () => setElapsed(Math.min(end, elapsedOf(watch) / 1000));
    const timer = setInterval(read, 100);
    return () => clearInterval(timer);
  }, [running, watch, end]);

  const set = (seconds: number, runs: boolean) => {
    setWatch({ gone: seconds * 1000, since: runs ? Date.now() : null });
    setElapsed(seconds);
  };
  return {
    elapsed,
    running,
    pause: () => set(Math.min(end, elapsedOf(watch) / 1000), false),
    resume: () => set(elapsed, true),
    /** Goes on from there, running or not as before. */
    jump: (seconds: number) => set(Math.min(end, seconds), watch.since !== null),
  };
};
