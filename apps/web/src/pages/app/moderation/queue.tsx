import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { useFocusNext } from '../../../ui/use-focus-next';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { moderationMessages } from './messages';

export interface QueueProps {
  /** The state of the query. */
  list: {
    isPending: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  label: string;
  /** Shown when the queue is empty. */
  empty: { title: string; text: string };
  /** The rows, as list items. */
  children: readonly ReactNode[];
}

/** A moderation queue, oldest entry first. */
export const Queue = ({ list, label, empty, children }: QueueProps) => {
  const rows = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(rows, children.length, list.isFetchingNextPage);
  const focusHandlers = useFocusRecovery(rows);
  if (list.error && children.length === 0)
    return (
      <ErrorState
        title={moderationMessages.loadFailed}
        text={messageOf(list.error, list.error.message)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (list.isPending)
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading</output>
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
      </div>
    );
  if (children.length === 0)
    return (
      <div className="rounded-lg border border-dashed border-edge">
        <EmptyState level="h3" {...empty} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul ref={rows} aria-label={label} {...focusHandlers} className="grid grid-cols-1 gap-3">
        {children}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          wide
          loading={list.isFetchingNextPage}
          onClick={() => {
            focusNext();
            void list.fetchNextPage();
          }}
        >
          Load More
        </Button>
      )}
    </div>
  );
};
