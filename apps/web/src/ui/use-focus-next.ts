import { type RefObject, useEffect, useRef } from 'react';

/**
 * The first row that a 'Load More' brings takes the focus of that button, which may be gone with the last page.
 * @param reading whether more is asked for: what then does not come takes no focus later
 * @param rows which they are in the list, unless its children
 * @returns what the button calls before it asks for more
 */
export const useFocusNext = (
  list: RefObject<HTMLElement | null>,
  count: number,
  reading: boolean,
  rows = ':scope > *',
): (() => void) => {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const row = list.current?.querySelectorAll(rows)[from.current];
    from.current = null;
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!reading) return undefined;
    // Rows that were held back are drawn within the same tick.
    return () => void setTimeout(() => (from.current = null));
  }, [reading]);
  return () => {
    from.current = count;
  };
};
