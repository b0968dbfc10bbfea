import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FeedRow, type FeedRowsProps } from './feed-rows';
import { type ScrollPosition, scrollPositions } from './scroll-positions';
import { itemIdOf } from './use-item-focus';
import { useLoadUntil } from '../../state/feed/use-load-until';

const gapPx = 12;
/** Estimated row height until a row is measured (px). */
const estimatedHeightPx = 320;
/** The next page is requested this many rows before the end. */
const prefetchRows = 5;

const articleOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`article[data-item="${id}"]`);

/** Returns the index of the first item that was visible when the viewer left and still exists. */
const restoredIndex = ({ id, measurements }: ScrollPosition, ids: readonly string[]): number => {
  const firstVisible = measurements.findIndex(({ key }) => key === id);
  const candidates = new Set(measurements.slice(firstVisible).map(({ key }) => String(key)));
  return ids.findIndex((candidate) => candidates.has(candidate));
};

/** Scrolls, unless the page has left `offset` since the last scroll event: corrections for measured rows are for the old place. */
const scrollUnlessMoved: typeof windowScroll = (offset, options, virtualizer) => {
  const isCorrection = options.adjustments !== undefined;
  if (!isCorrection || Math.abs(scrollY - offset) < 1.5) windowScroll(offset, options, virtualizer);
};

/** Virtualized rows of a feed. Restores the scroll position and focus after Back. */
export const VirtualFeed = ({ ids, total, action, pinnedId, freshCount, onNearEnd }: FeedRowsProps) => {
  const { key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [saved] = useState<ScrollPosition | undefined>(() => scrollPositions.get(key));
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => estimatedHeightPx,
    // Without it the first render has no rows, and the second renders all at once.
    initialRect: { width: innerWidth, height: innerHeight },
    gap: gapPx,
    overscan: 3,
    scrollMargin: top,
    scrollToFn: scrollUnlessMoved,
    ...(saved && { initialMeasurementsCache: saved.measurements }),
    rangeExtractor: (range) => {
      const pinnedIndex = pinnedId === null ? -1 : ids.indexOf(pinnedId);
      const visible = defaultRangeExtractor(range);
      return pinnedIndex === -1 || visible.includes(pinnedIndex)
        ? visible
        : [...visible, pinnedIndex].toSorted((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const measure = () => {
      const now = list.current ? list.current.getBoundingClientRect().top + scrollY : 0;
      setTop((previous) => (Math.abs(previous - now) < 1 ? previous : now));
    };
    measure();
    // Content above the list may change its height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const restored = useRef(saved === undefined);
  useLayoutEffect(() => {
    if (!saved || restored.current || top === 0) return;
    restored.current = true;
    const row = virtualizer.measurementsCache[restoredIndex(saved, ids)];
    if (row) scrollTo(0, row.start + saved.offsetPx);
  }, [ids, saved, virtualizer, top]);
  const refocused = useRef(false);
  useEffect(() => {
    // Runs after the page heading took focus, and once the row is rendered.
    if (!saved?.focusedId || refocused.current || !restored.current) return;
    const article = articleOf(list.current, saved.focusedId);
    if (!article) return;
    refocused.current = true;
    article.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const first = virtualizer.getVirtualItems().find(({ end }) => end > scrollY);
      if (!first) return;
      scrollPositions.set(key, {
        id: String(first.key),
        offsetPx: scrollY - first.start,
        focusedId: element?.contains(document.activeElement) ? itemIdOf(document.activeElement) : null,
        measurements: virtualizer.takeSnapshot(),
      });
    };
  }, [key, virtualizer]);

  const rendered = virtualizer.getVirtualItems();
  const last = rendered.at(-1)?.index ?? 0;
  useLoadUntil(last + prefetchRows + 1, freshCount, onNearEnd);

  return (
    <div ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {rendered.map(({ index, key: id, start }) => (
        <div
          key={id}
          ref={virtualizer.measureElement}
          data-index={index}
          className="absolute inset-x-0"
          style={{ top: start - top }}
        >
          <FeedRow id={String(id)} index={index} total={total} action={action} />
        </div>
      ))}
    </div>
  );
};
