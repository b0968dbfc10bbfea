import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion';

const durationMs = 900;

interface RollingNumberProps {
  value: number;
  decimals?: number;
  /** The start value; ignored with reduced motion. */
  from?: number;
  /** The animation starts when this is true. */
  running?: boolean;
}

/** A number that animates to its new value. */
export const RollingNumber = ({ value, decimals = 0, from = value, running = true }: RollingNumberProps) => {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? value : from));
  const latest = useRef(shown);
  useEffect(() => {
    if (!running || latest.current === value) return undefined;
    const before = latest.current;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = prefersReducedMotion() ? 1 : Math.min(1, (now - start) / durationMs);
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
