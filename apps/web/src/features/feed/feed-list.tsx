import type { FeedItem } from '@rinkside/contracts/feed';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '../../state/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { FeedCard } from './feed-card';
import { FeedSkeleton } from './feed-skeleton';
import type { FeedSource } from './feed.source';
import { useFeed } from './use-feed';

export interface FeedListProps {
  source: FeedSource;
  label: string;
  /** In place of an empty list. */
  empty: ReactNode;
  /** On the button that reads on. */
  more?: string;
  /** What this page lets its reader do with an item, beside the item's own menu. */
  itemAction?: (item: FeedItem) => ReactNode;
}

const loadFailed = 'Error loading feed';

const articlesOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('article') ?? [])];

/** Page Down and Page Up go from item to item (APG feed pattern). */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || target.matches('textarea')) return;
  const articles = articlesOf(currentTarget);
  const next = articles[articles.findIndex((article) => article.contains(target)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const NewItems = ({ count, onReveal }: { count: number; onReveal: () => void }) => (
  <output className="pointer-events-none sticky top-20 z-20 flex h-0 items-start justify-center">
    {count > 0 && (
      <Button
        size="small"
        onClick={onReveal}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        className="pointer-events-auto shrink-0 animate-rise rounded-full! shadow-high"
      >
        {count} new
      </Button>
    )}
  </output>
);

/** A live feed: the newest first, more on request, and nothing inserted above what the reader looks at. */
export const FeedList = ({ source, label, empty, more = 'Load More', itemAction }: FeedListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const feed = useFeed(source, list);
  const { shown } = feed;

  /** The first item that was not there before takes the focus once drawn, so that it is not lost with the button. */
  const focusNext = useRef<{ after: readonly string[]; scroll: boolean } | null>(null);
  useEffect(() => {
    const next = focusNext.current;
    const article =
      next && articlesOf(list.current).find(({ dataset }) => !next.after.includes(dataset['item'] ?? ''));
    if (!article) return;
    article.focus({ preventScroll: !next.scroll });
    focusNext.current = null;
  });

  if (feed.loading) return <FeedSkeleton />;
  if (feed.error && shown.length === 0)
    return (
      <ErrorState
        title={loadFailed}
        text={messageOf(feed.error, feed.error.message)}
        onRetry={feed.retry}
        retrying={feed.fetching}
      />
    );
  if (shown.length === 0) return empty;
  return (
    <div>
      <NewItems
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
        className="grid grid-cols-1 gap-3"
      >
        {shown.map((id, place) => (
          <FeedCard
            key={id}
            id={id}
            place={{ at: place + 1, of: feed.hasMore ? -1 : shown.length }}
            {...(itemAction && { action: itemAction })}
          />
        ))}
      </div>
      {feed.error && (
        <Banner
          tone="error"
          className="mt-3"
          action={
            <Button size="small" variant="secondary" loading={feed.fetching} onClick={feed.retry}>
              Retry
            </Button>
          }
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
