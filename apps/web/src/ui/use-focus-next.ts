import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from a 'Load More' button, which may disappear, to the first row it loads.
 * @param loading whether more rows are being loaded; rows that appear later are not focused
 * @param rows the selector of rows in the list; by default its children
 * @returns a function that the button calls before loading more
 */
export const useFocusNext = (
  list: RefObject<HTMLElement | null>,
  count: number,
  loading: boolean,
  rows = ':scope > *',
): (() => void) => {
  const firstNewIndex = useRef<number | null>(null);
  useEffect(() => {
    if (firstNewIndex.current === null || count <= firstNewIndex.current) return;
    const row = list.current?.querySelectorAll(rows)[firstNewIndex.current];
    firstNewIndex.current = null;
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!loading) return undefined;
    // Buffered rows render within the same tick.
    return () => void setTimeout(() => (firstNewIndex.current = null));
  }, [loading]);
  return () => {
    firstNewIndex.current = count;
  };
};
