import { useEffect, useRef } from 'react';

/** Delay before the first repeat, and between repeats (ms). */
const repeatDelayMs = 420;
const repeatIntervalMs = 85;

/** Event handlers of a button that repeats while held. A click by keyboard or screen reader is one step. */
export const useLongPress = (step: () => void) => {
  const latest = useRef(step);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const release = () => clearTimeout(timer.current);
  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, repeatIntervalMs);
  };
  return {
    onPointerDown: () => {
      repeated.current = false;
      release();
      timer.current = setTimeout(repeat, repeatDelayMs);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      release();
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
};
