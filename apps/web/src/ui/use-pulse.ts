import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from './reduced-motion';

const pulse = [{ scale: 1 }, { scale: 1.35 }, { scale: 0.92 }, { scale: 1 }];

/** Returns the ref of an icon that is animated once whenever the count grows. */
export const usePulse = (count: number) => {
  const icon = useRef<SVGSVGElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    before.current = count;
    if (grew && !prefersReducedMotion()) icon.current?.animate(pulse, { duration: 240, easing: 'ease-out' });
  }, [count]);
  return icon;
};
