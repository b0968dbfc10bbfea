import { ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../state/api';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import type { FeedSource } from '../../state/feed/feed.source';
import { useFocusNext } from '../../ui/use-focus-next';
import { useFeed } from '../../state/feed/use-feed';
import { useLoadUntil } from '../../state/feed/use-load-until';
import { HighlightCard } from './highlight-card';
import { highlightMessages } from './messages';

const gridClass = 'grid grid-cols-1 gap-3 min-[28rem]:grid-cols-2 2xl:grid-cols-3';

export interface HighlightGridProps {
  source: FeedSource;
  label: string;
  empty: ReactNode;
}

/** Grid of highlights, newest first, updated live. */
export const HighlightGrid = ({ source, label, empty }: HighlightGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { shown, pendingIds, ...feed } = useFeed(source, list);
  const focusNext = useFocusNext(list, shown.length, feed.loadingMore);
  useLoadUntil(shown.length, feed.freshCount, feed.loadNext);
  if (feed.loading)
    return (
      <div className={gridClass}>
        <output className="sr-only">Loading</output>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-60 w-full rounded-lg" />
        ))}
      </div>
    );
  if (feed.error && shown.length === 0)
    return (
      <ErrorState
        title={highlightMessages.loadFailed}
        text={messageOf(feed.error, feed.error.message)}
        onRetry={feed.retry}
        retrying={feed.fetching}
      />
    );
  if (shown.length === 0) return empty;
  return (
    <div className="grid grid-cols-1 gap-3">
      {pendingIds.length > 0 && (
        <Button
          size="small"
          icon={<ArrowUp size={16} aria-hidden="true" />}
          onClick={feed.reveal}
          className="justify-self-center"
        >
          {pendingIds.length} new
        </Button>
      )}
      <ul ref={list} aria-label={label} className={gridClass}>
        {shown.map((id) => (
          <li key={id} className="grid min-w-0">
            <HighlightCard id={id} />
          </li>
        ))}
      </ul>
      {feed.error && (
        <ErrorLine onRetry={feed.retry} retrying={feed.fetching}>
          {messageOf(feed.error, feed.error.message)}
        </ErrorLine>
      )}
      {feed.hasMore && !feed.error && (
        <Button
          variant="secondary"
          wide
          loading={feed.loadingMore}
          onClick={() => {
            focusNext();
            feed.loadMore();
          }}
        >
          Show all
        </Button>
      )}
    </div>
  );
};
