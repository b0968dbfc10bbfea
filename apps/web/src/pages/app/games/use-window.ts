import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

/** Rows drawn at first, and with every step further down. */
const step = 40;

/** How far down which list was read: Back finds it as long as it was. */
const readAtom = atom({ question: '', count: step });

/**
 * How many rows of a long list are drawn: more of them before the reader gets to the end.
 * @param least must be among them
 */
export const useWindow = (question: string, length: number, least: number) => {
  const [read, setRead] = useAtom(readAtom);
  const count = Math.min(length, Math.max(read.question === question ? read.count : step, least));
  const more = useCallback(() => setRead({ question, count: count + step }), [setRead, question, count]);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
        rootMargin: '800px',
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [more],
  );
  return { count, more, end };
};
