/** Touches within this time are one: a finger bounces, and a wet screen loses it for a moment. */
const bounceMs = 80;
/** The first touch may have replaced the button below the finger by another one. */
const samePlacePx = 24;

type Touch = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'target'>;

const buttonOf = ({ target }: Touch) => (target instanceof Element ? target.closest('button') : null);

/** Returns a function that says whether a touch only repeats the one before, on the same button or at the same place. */
export const createBounceFilter = () => {
  let last: Touch | undefined;
  return (touch: Touch): boolean => {
    const before = last;
    last = touch;
    if (!before || touch.timeStamp - before.timeStamp >= bounceMs) return false;
    const distancePx = Math.hypot(touch.clientX - before.clientX, touch.clientY - before.clientY);
    return buttonOf(touch) === buttonOf(before) || distancePx < samePlacePx;
  };
};
