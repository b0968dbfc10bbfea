import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FeedRow, type FeedRowsProps } from './feed-rows';
import { type ReadingPlace, readingPlaces } from './reading-places';
import { itemOf } from './use-item-focus';
import { useReadAnew } from './use-read-anew';

const gap = 12;
/** A guess until a row was drawn (px). */
const usual = 320;
/** Rows before the end at which the next page is asked for. */
const ahead = 5;

const articleOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`article[data-item="${id}"]`);

/** The first item that is still there of those the reader saw when they left. */
const landing = ({ id, rows }: ReadingPlace, ids: readonly string[]): number => {
  const from = rows.findIndex(({ key }) => key === id);
  const seen = new Set(rows.slice(from).map(({ key }) => String(key)));
  return ids.findIndex((known) => seen.has(known));
};

/** Rows of a feed of any length: only those in and around the window are drawn. Back leads to where one was. */
export const WindowedRows = ({ ids, of, action, kept, readTo, onNearEnd }: FeedRowsProps) => {
  const { key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [place] = useState<ReadingPlace | undefined>(() => readingPlaces.get(key));
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer({
    count: ids.length,
    getItemKey: (at) => ids[at] ?? at,
    estimateSize: () => usual,
    // Else nothing is drawn before the window was measured, and then everything at one go.
    initialRect: { width: innerWidth, height: innerHeight },
    gap,
    overscan: 3,
    scrollMargin: top,
    ...(place && { initialMeasurementsCache: place.rows }),
    rangeExtractor: (range) => {
      const at = kept === null ? -1 : ids.indexOf(kept);
      const drawn = defaultRangeExtractor(range);
      return at === -1 || drawn.includes(at) ? drawn : [...drawn, at].toSorted((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const measure = () => {
      const now = list.current ? list.current.getBoundingClientRect().top + scrollY : 0;
      setTop((known) => (Math.abs(known - now) < 1 ? known : now));
    };
    measure();
    // What stands above the list may grow.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const restored = useRef(place === undefined);
  useLayoutEffect(() => {
    if (!place || restored.current || top === 0) return;
    restored.current = true;
    const row = rows.measurementsCache[landing(place, ids)];
    if (row) scrollTo(0, row.start + place.above);
  }, [ids, place, rows, top]);
  const refocused = useRef(false);
  useEffect(() => {
    // After the page's heading, which takes the focus of every new page, and once the row is drawn.
    if (!place?.focused || refocused.current || !restored.current) return;
    const article = articleOf(list.current, place.focused);
    if (!article) return;
    refocused.current = true;
    article.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const listed = list.current;
    return () => {
      const first = rows.getVirtualItems().find(({ end }) => end > scrollY);
      if (!first) return;
      readingPlaces.set(key, {
        id: String(first.key),
        above: scrollY - first.start,
        focused: listed?.contains(document.activeElement) ? itemOf(document.activeElement) : null,
        rows: rows.takeSnapshot(),
      });
    };
  }, [key, rows]);

  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useReadAnew(last + ahead + 1, readTo, onNearEnd);

  return (
    <div ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {drawn.map(({ index, key: id, start }) => (
        <div
          key={id}
          ref={rows.measureElement}
          data-index={index}
          className="absolute inset-x-0"
          style={{ top: start - top }}
        >
          <FeedRow id={String(id)} at={index} of={of} action={action} />
        </div>
      ))}
    </div>
  );
};
