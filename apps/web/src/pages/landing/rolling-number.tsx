import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from './in-view';

const duration = 900;

interface RollingNumberProps {
  value: number;
  decimals?: number;
  /** Starts from 0 when this turns true; stands at 0 before, unless stillness is wanted. */
  running: boolean;
}

/** A figure that counts up once like a scoreboard, and rolls when it changes. */
export const RollingNumber = ({ value, decimals = 0, running }: RollingNumberProps) => {
  const [shown, setShown] = useState(() => (wantsStillness() ? value : 0));
  const latest = useRef(shown);
  useEffect(() => {
    if (!running) return undefined;
    const from = latest.current;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = wantsStillness() ? 1 : Math.min(1, (now - start) / duration);
      latest.current = from + (value - from) * (1 - (1 - progress) ** 3);
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
