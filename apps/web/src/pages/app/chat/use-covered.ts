import { useEffect, useState } from 'react';

/** Less than this, px, is a browser's own bars and no keyboard. */
const keyboard = 120;

/** How much of the window's foot a keyboard on the screen covers, px; 0 without one. */
export const useCovered = (): number => {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      const foot = document.documentElement.clientHeight - view.height - view.offsetTop;
      // Zoomed in, the view is a part of the window wherever it is.
      setCovered(view.scale < 1.05 && foot > keyboard ? Math.round(foot) : 0);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return covered;
};
