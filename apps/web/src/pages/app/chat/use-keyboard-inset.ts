import { useEffect, useState } from 'react';

/** Smaller insets come from the browser's own bars. */
const minKeyboardHeightPx = 120;

/** Returns the height (px) that the on-screen keyboard covers at the bottom of the window, or 0. */
export const useKeyboardInset = (): number => {
  const [insetPx, setInsetPx] = useState(0);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const measure = () => {
      const hiddenPx = document.documentElement.clientHeight - viewport.height - viewport.offsetTop;
      // When zoomed in, the viewport can be any part of the window.
      setInsetPx(viewport.scale < 1.05 && hiddenPx > minKeyboardHeightPx ? Math.round(hiddenPx) : 0);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return insetPx;
};
