import { useEffect, useRef } from 'react';

/** Milliseconds until a press repeats, and between two repeats. */
const patience = 420;
const pace = 85;

/** Handlers of a button that goes on while it is held; a keyboard's or a screen reader's click is one step. */
export const useHold = (step: () => void) => {
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
    timer.current = setTimeout(repeat, pace);
  };
  return {
    onPointerDown: () => {
      repeated.current = false;
      release();
      timer.current = setTimeout(repeat, patience);
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
