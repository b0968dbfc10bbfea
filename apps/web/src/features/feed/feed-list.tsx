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
import { useFocusRecovery } from '../../ui/use-focus-recovery';
import { type FeedRowsProps, PlainRows } from './feed-rows';
import { FeedSkeleton } from './feed-skeleton';
import type { FeedSource } from '../../state/feed/feed.source';
import { NewItemsPill } from './new-items-pill';
import { scrollPositions } from './scroll-positions';
import { feedMessages } from './messages';
import { useFeed } from '../../state/feed/use-feed';
import { itemIdOf, useItemFocus } from './use-item-focus';

export interface FeedListProps {
  source: FeedSource;
  label: string;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** Label of the button that loads the next page. */
  moreLabel?: string;
  /** Row renderer: plain, or virtualized. */
  rows?: ComponentType<FeedRowsProps>;
  /** Extra action per item, next to its menu. */
  itemAction?: (item: FeedItem) => ReactNode;
}

/** A live feed, newest first, paged. New items never move what is on screen; they wait behind a pill. */
export const FeedList = ({
  source,
  label,
  empty,
  moreLabel = 'Load More',
  rows: Rows = PlainRows,
  itemAction,
}: FeedListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const feed = useFeed(source, list);
  const { key } = useLocation();
  // Rendering the first cards is deferred to keep input responsive. After Back they render immediately.
  const loading = useDeferredValue(feed.loading, !scrollPositions.has(key));
  const { shown } = feed;

  const { pinnedId, focus, onFocus } = useItemFocus(list);
  const keepFocus = useFocusRecovery(list, 'article');

  /** Moves focus to the first new item after rendering, as the clicked button may disappear. */
  const focusNext = useRef<{ after: readonly string[]; scroll: boolean } | null>(null);
  useEffect(() => {
    const { after, scroll = false } = focusNext.current ?? {};
    const next = after && shown.find((id) => !after.includes(id));
    if (!next) return;
    focusNext.current = null;
    focus(next, scroll);
  }, [shown, focus]);

  /** Page Down and Page Up move between items (APG feed pattern). */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const { target } = event;
    if (!step || !(target instanceof HTMLElement) || target.matches('textarea')) return;
    const next = shown[shown.indexOf(itemIdOf(target) ?? '') + step];
    if (!next) return;
    event.preventDefault();
    focus(next, true);
  };

  if (loading) return <FeedSkeleton />;
  if (feed.error && shown.length === 0)
    return (
      <ErrorState
        title={feedMessages.loadFailed}
        text={messageOf(feed.error, feed.error.message)}
        onRetry={feed.retry}
        retrying={feed.fetching}
      />
    );
  if (shown.length === 0) return empty;
  return (
    <div>
      <NewItemsPill
        count={feed.pendingIds.length}
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
        onKeyDown={onKeyDown}
        {...keepFocus}
        onFocus={(event) => {
          onFocus(event);
          keepFocus.onFocus(event);
        }}
      >
        <Rows
          ids={shown}
          pinnedId={pinnedId}
          total={feed.hasMore ? -1 : shown.length}
          action={itemAction}
          freshCount={feed.freshCount}
          onNearEnd={feed.loadNext}
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
          {moreLabel}
        </Button>
      )}
    </div>
  );
};
