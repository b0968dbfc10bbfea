import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance of the end the view counts as at the end (px). */
const endThresholdPx = 100;

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

const scrollToEnd = (view: HTMLElement | null) => view?.scrollTo({ top: view.scrollHeight });

const isSelecting = (view: HTMLElement) => {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && view.contains(selection.anchorNode);
};

/**
 * Keeps a growing view scrolled to its end. A scroll up, a selection or a key pauses it; scrolling to the end resumes.
 * @param begun number of turns begun on this screen; each new turn scrolls to the end
 */
export const useStickToBottom = (scroller: RefObject<HTMLElement | null>, begun: number) => {
  const following = useRef(true);
  /** A turn began here: content that arrives at once, such as cards, stays in view from its start. */
  const turnBegan = useRef(false);
  const [isAwayFromEnd, setIsAwayFromEnd] = useState(false);

  const jumpToEnd = () => {
    following.current = true;
    scrollToEnd(scroller.current);
  };

  useLayoutEffect(() => {
    if (begun === 0) return;
    turnBegan.current = true;
    following.current = true;
    scrollToEnd(scroller.current);
  }, [begun, scroller]);

  useEffect(() => {
    const view = scroller.current;
    if (!view) return undefined;
    let top = view.scrollTop;
    const readHeights = () => `${view.scrollHeight} ${view.clientHeight}`;
    let heights = readHeights();
    const update = () => setIsAwayFromEnd(!following.current && distanceToEnd(view) > endThresholdPx);
    const pause = () => {
      following.current = false;
      update();
    };
    const onScroll = () => {
      const down = view.scrollTop > top;
      // A change of the layout also moves scrollTop.
      const up = readHeights() === heights && view.scrollTop < top && distanceToEnd(view) > 1;
      heights = readHeights();
      top = view.scrollTop;
      if (up) following.current = false;
      else if (down && distanceToEnd(view) <= endThresholdPx && !isSelecting(view)) following.current = true;
      update();
    };
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0) pause();
    };
    const onSelect = () => {
      if (isSelecting(view)) pause();
    };
    const follow = () => {
      if (turnBegan.current && distanceToEnd(view) > view.clientHeight / 2) following.current = false;
      if (following.current) scrollToEnd(view);
      heights = readHeights();
      update();
    };
    const resizeObserver = new ResizeObserver(follow);
    resizeObserver.observe(view);
    for (const child of view.children) resizeObserver.observe(child);
    view.addEventListener('scroll', onScroll, { passive: true });
    view.addEventListener('wheel', onWheel, { passive: true });
    view.addEventListener('touchmove', pause, { passive: true });
    view.addEventListener('keydown', pause);
    document.addEventListener('selectionchange', onSelect);
    return () => {
      resizeObserver.disconnect();
      view.removeEventListener('scroll', onScroll);
      view.removeEventListener('wheel', onWheel);
      view.removeEventListener('touchmove', pause);
      view.removeEventListener('keydown', pause);
      document.removeEventListener('selectionchange', onSelect);
    };
  }, [scroller]);

  return { isAwayFromEnd, jumpToEnd };
};
