import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { item, liveOf } from '../../state/entities/entities.fixture';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { wholeFollowingFeed } from '../../state/feed/feed.source';
import { FeedList } from './feed-list';
import { VirtualFeed } from './virtual-feed';

signInBeforeEach();

const posts = Array.from({ length: 20 }, (_, index) =>
  item({
    content: `post ${index}`,
    feed_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
  }),
);

/** Reports a size of each observed element. jsdom has no layout. */
let reportSizes: (blockSize: number) => void;

beforeEach(() => {
  const observers = new Map<ResizeObserver, [ResizeObserverCallback, Set<Element>]>();
  vi.stubGlobal(
    'ResizeObserver',
    class implements ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        observers.set(this, [callback, new Set()]);
      }
      observe = (target: Element) => void observers.get(this)?.[1].add(target);
      unobserve = (target: Element) => void observers.get(this)?.[1].delete(target);
      disconnect = () => void observers.delete(this);
    },
  );
  reportSizes = (blockSize) => {
    for (const [observer, [callback, targets]] of observers) {
      const entries = [...targets].map((target) => ({
        target,
        contentRect: target.getBoundingClientRect(),
        borderBoxSize: [{ blockSize, inlineSize: 600 }],
        contentBoxSize: [],
        devicePixelContentBoxSize: [],
      }));
      callback(entries, observer);
    }
  };
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(6000);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => vi.stubGlobal('scrollY', Math.max(top, 0)));
});
afterEach(() => vi.restoreAllMocks());

it('keeps the place that focus scrolled to when rows are measured before the scroll event', async () => {
  mockServer({ 'GET /api/feed/following': () => ({ items: posts, hasMore: false, nextCursor: null }) });
  show(<FeedList source={wholeFollowingFeed} label="Feed" empty={null} rows={VirtualFeed} />);
  await screen.findByRole('feed');
  vi.stubGlobal('scrollY', 1500);
  fireEvent.scroll(window);
  const view = liveOf(item({ content: 'new post', feed_at: '2026-11-21T12:00:00.000Z' }));
  act(() => entityStore.live['feed.added']({ item: view, version: view.version }));

  // Browsers scroll to what is focused, and fire the scroll event in the next frame.
  addEventListener('focusin', () => void vi.stubGlobal('scrollY', 0), { once: true });
  fireEvent.click(screen.getByRole('button', { name: '1 new' }));
  expect(document.activeElement?.textContent).toContain('new post');
  act(() => reportSizes(180));
  expect(scrollY).toBe(0);
});
