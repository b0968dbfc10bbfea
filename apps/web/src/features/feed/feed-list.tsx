import type { FeedItem } from '@rinkside/contracts/feed';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../state/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { RetryButton } from '../../ui/retry-button';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { type FeedRowsProps, PlainRows } from './feed-rows';
import { FeedSkeleton } from './feed-skeleton';
import type { FeedSource } from './feed.source';
import { NewRows } from './new-rows';
import { readingPlaces } from './reading-places';
import { feedSentences } from './sentences';
import { useFeed } from './use-feed';
import { itemOf, useItemFocus } from './use-item-focus';

export interface FeedListProps {
  source: FeedSource;
  label: string;
  /** In place of an empty list. */
  empty: ReactNode;
  /** On the button that reads on. */
  more?: string;
  /** How its rows are drawn: all of them, or only those around the window. */
  rows?: ComponentType<FeedRowsProps>;
  /** What this page lets its reader do with an item, beside the item's own menu. */
  itemAction?: (item: FeedItem) => ReactNode;
}

/** A live feed: the newest first, more on request, and nothing inserted above what the reader looks at. */
export const FeedList = ({
  source,
  label,
  empty,
  more = 'Load More',
  rows: Rows = PlainRows,
  itemAction,
}: FeedListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const feed = useFeed(source, list);
  const { key } = useLocation();
  // The first cards, many at once, are drawn in slices: a tap in between is answered. Back shows them at once.
  const loading = useDeferredValue(feed.loading, !readingPlaces.has(key));
  const { shown } = feed;

  const { kept, focus, onFocus } = useItemFocus(list);
  const keepFocus = useKeptFocus(list, 'article');

  /** The first item that was not there before takes the focus once drawn, so that it is not lost with the button. */
  const focusNext = useRef<{ after: readonly string[]; scroll: boolean } | null>(null);
  useEffect(() => {
    const { after, scroll = false } = focusNext.current ?? {};
    const next = after && shown.find((id) => !after.includes(id));
    if (!next) return;
    focusNext.current = null;
    focus(next, scroll);
  }, [shown, focus]);

  /** Page Down and Page Up go from item to item (APG feed pattern). */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const { target } = event;
    if (!step || !(target instanceof HTMLElement) || target.matches('textarea')) return;
    const next = shown[shown.indexOf(itemOf(target) ?? '') + step];
    if (!next) return;
    event.preventDefault();
    focus(next, true);
  };

  if (loading) return <FeedSkeleton />;
  if (feed.error && shown.length === 0)
    return (
      <ErrorState
        title={feedSentences.loadFailed}
        text={messageOf(feed.error, feed.error.message)}
        onRetry={feed.retry}
        retrying={feed.fetching}
      />
    );
  if (shown.length === 0) return empty;
  return (
    <div>
      <NewRows
        count={feed.held.length}
        onReveal={() => {
          focusNext.current = { after: shown, scroll: true };
          feed.reveal();
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the feed pattern */}
      <div
        ref={list}
        role="feed"
        aria-label={label}
        aria-busy={feed.fetching}
        onKeyDown={walk}
        {...keepFocus}
        onFocus={(event) => {
          onFocus(event);
          keepFocus.onFocus(event);
        }}
      >
        <Rows
          ids={shown}
          kept={kept}
          of={feed.hasMore ? -1 : shown.length}
          action={itemAction}
          readTo={feed.readTo}
          onNearEnd={feed.readOn}
        />
      </div>
      {feed.error && (
        <Banner
          tone="error"
          className="mt-3"
          action={<RetryButton onRetry={feed.retry} retrying={feed.fetching} />}
        >
          {messageOf(feed.error, feed.error.message)}
        </Banner>
      )}
      {feed.hasMore && !feed.error && (
        <Button
          variant="secondary"
          wide
          className="mt-3"
          loading={feed.loadingMore}
          onClick={() => {
            focusNext.current = { after: shown, scroll: false };
            feed.loadMore();
          }}
        >
          {more}
        </Button>
      )}
    </div>
  );
};
