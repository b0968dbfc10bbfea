import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

/** The number of rows rendered at first: more than fit on a screen. */
const firstRows = 16;
/** The number of rows added with each step. */
const pageSize = 40;

/** The rendered length of the last list, so that Back restores it. */
const renderedAtom = atom({ listKey: '', count: firstRows });

/**
 * Renders a long list incrementally: more rows are added before the user reaches the end.
 * @param listKey identifies the list; a new key starts again
 * @param minCount the number of rows to render at least
 * @returns the number of rows to render, a function that adds more, and a ref for the end of the list
 */
export const useIncrementalRows = (listKey: string, length: number, minCount: number) => {
  const [rendered, setRendered] = useAtom(renderedAtom);
  const count = Math.min(
    length,
    Math.max(rendered.listKey === listKey ? rendered.count : firstRows, minCount),
  );
  const more = useCallback(
    () => setRendered({ listKey, count: count + pageSize }),
    [setRendered, listKey, count],
  );
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
