import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to its end, px, a reader is at the end. */
const near = 100;

const left = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

const scrollToEnd = (view: HTMLElement | null) => view?.scrollTo({ top: view.scrollHeight });

const isSelecting = (inside: HTMLElement) => {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && inside.contains(selection.anchorNode);
};

/**
 * Follows the end of what grows while the reader is there: any scroll, selection or key is theirs and pauses it,
 * and scrolling down to the end goes on with it.
 * @param begun counts the turns begun here; each starts near the top
 */
export const useReadingPlace = (scroller: RefObject<HTMLElement | null>, begun: number) => {
  const following = useRef(true);
  /** An answer began here: what comes of it all at once, such as its cards, is read from where it begins. */
  const reading = useRef(false);
  const [away, setAway] = useState(false);

  const toEnd = () => {
    following.current = true;
    scrollToEnd(scroller.current);
  };

  useLayoutEffect(() => {
    if (begun === 0) return;
    reading.current = true;
    following.current = true;
    scrollToEnd(scroller.current);
  }, [begun, scroller]);

  useEffect(() => {
    const view = scroller.current;
    if (!view) return undefined;
    let top = view.scrollTop;
    const judge = () => setAway(!following.current && left(view) > near);
    const pause = () => {
      following.current = false;
      judge();
    };
    const onScroll = () => {
      const down = view.scrollTop > top;
      // Content that shrinks moves the place, too, but leaves the reader at the end.
      const up = view.scrollTop < top && left(view) > 1;
      top = view.scrollTop;
      if (up) following.current = false;
      else if (down && left(view) <= near && !isSelecting(view)) following.current = true;
      judge();
    };
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0) pause();
    };
    const onSelect = () => {
      if (isSelecting(view)) pause();
    };
    const follow = () => {
      if (reading.current && left(view) > view.clientHeight / 2) following.current = false;
      if (following.current) scrollToEnd(view);
      judge();
    };
    const growth = new ResizeObserver(follow);
    growth.observe(view);
    for (const child of view.children) growth.observe(child);
    view.addEventListener('scroll', onScroll, { passive: true });
    view.addEventListener('wheel', onWheel, { passive: true });
    view.addEventListener('touchmove', pause, { passive: true });
    view.addEventListener('keydown', pause);
    document.addEventListener('selectionchange', onSelect);
    return () => {
      growth.disconnect();
      view.removeEventListener('scroll', onScroll);
      view.removeEventListener('wheel', onWheel);
      view.removeEventListener('touchmove', pause);
      view.removeEventListener('keydown', pause);
      document.removeEventListener('selectionchange', onSelect);
    };
  }, [scroller]);

  return { away, toEnd };
};
