import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from './stillness';

const duration = 900;

interface RollingNumberProps {
  value: number;
  decimals?: number;
  /** Where it starts, unless stillness is wanted. */
  from?: number;
  /** Until this turns true it stands where it starts. */
  running?: boolean;
}

/** A figure that rolls like a scoreboard's when it changes. */
export const RollingNumber = ({ value, decimals = 0, from = value, running = true }: RollingNumberProps) => {
  const [shown, setShown] = useState(() => (wantsStillness() ? value : from));
  const latest = useRef(shown);
  useEffect(() => {
    if (!running || latest.current === value) return undefined;
    const before = latest.current;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = wantsStillness() ? 1 : Math.min(1, (now - start) / duration);
      latest.current = before + (value - before) * (1 - (1 - progress) ** 3);
      setShown(latest.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, running]);
  return (
    <>
      <span className="sr-only">{value.toFixed(decimals)}</span>
      <span aria-hidden="true">{shown.toFixed(decimals)}</span>
    </>
  );
};
