import { type MouseEvent, useRef } from 'react';

/** Two taps within this time are a double tap (ms). */
const doubleTapMs = 300;
/** Taps in the outer thirds of the video seek. */
const sideShare = 1 / 3;

/**
 * Seeks by a double tap on the left or right third of the video. Further taps at the same pace seek again.
 * @returns a click handler; it returns whether the click belongs to a double tap
 */
export const useDoubleTap = (onDoubleTap: (direction: -1 | 1) => void) => {
  const lastTap = useRef({ at: -Infinity, direction: 0 });
  return ({ nativeEvent, currentTarget, clientX, timeStamp }: MouseEvent<HTMLElement>): boolean => {
    if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return false;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / Math.max(width, 1);
    const direction = share < sideShare ? -1 : share > 1 - sideShare ? 1 : 0;
    const { at, direction: lastDirection } = lastTap.current;
    lastTap.current = { at: timeStamp, direction };
    if (direction === 0 || direction !== lastDirection || timeStamp - at > doubleTapMs) return false;
    onDoubleTap(direction);
    return true;
  };
};
