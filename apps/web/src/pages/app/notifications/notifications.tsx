import type { NotificationFilter } from '@rinkside/contracts/notification';
import { useAtomValue } from 'jotai';
import { Bell, CheckCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NewItemsPill } from '../../../features/feed/new-items-pill';
import { nowAtom } from '../../../ui/now';
import { useBufferedList } from '../../../state/feed/use-buffered-list';
import { byDay } from '../../../features/notification/days';
import { groupNotifications } from '../../../features/notification/groups';
import { markRead } from '../../../features/notification/mark-read';
import { NotificationRow } from '../../../features/notification/notification-row';
import { notificationMessages } from '../../../features/notification/messages';
import { useNotifications } from '../../../features/notification/use-notifications';
import { messageOf } from '../../../state/api';
import { unreadAtom } from '../../../state/entities/entity-store';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { RetryButton } from '../../../ui/retry-button';
import { Skeleton } from '../../../ui/skeleton';
import { useFocusNext } from '../../../ui/use-focus-next';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { NotificationFilters, notificationFilterOf } from './notification-filters';

const MarkAll = () => {
  const [marking, setMarking] = useState(false);
  return (
    <Button
      size="small"
      variant="secondary"
      loading={marking}
      icon={<CheckCheck size={18} aria-hidden="true" />}
      onClick={() => {
        setMarking(true);
        void markRead(null).finally(() => setMarking(false));
      }}
    >
      Mark all as read
    </Button>
  );
};

const Loading = () => (
  <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-board">
    <output className="sr-only">Loading</output>
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className="flex gap-3.5 p-3.5 sm:px-5">
        <Skeleton className="size-11 rounded-full" />
        <div className="grid flex-1 content-center gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
    ))}
  </div>
);

/** A page of likes of one item is a single row; further pages are loaded for a screen of rows, up to a maximum. */
const minRows = 8;
const maxLoadedForRows = 100;

const List = ({ filter }: { filter: NotificationFilter | null }) => {
  const now = useAtomValue(nowAtom);
  const { all, loading, error, fetching, hasMore, loadingMore, loadMore, retry } = useNotifications(filter);
  const list = useRef<HTMLDivElement>(null);
  const { shown, pendingCount, reveal } = useBufferedList(all, filter ?? 'all', list);
  const groups = groupNotifications(shown);
  const needsRows = all.length < maxLoadedForRows && groupNotifications(all).length < minRows;
  useEffect(() => {
    if (needsRows && hasMore && !error) loadMore({ cancelRefetch: false });
  }, [needsRows, hasMore, error, loadMore]);
  const focusNext = useFocusNext(list, groups.length, loadingMore, 'li');
  const [revealCount, setRevealCount] = useState(0);
  useEffect(() => {
    // The reveal button has disappeared, so focus the newest notification.
    if (revealCount > 0) list.current?.querySelector<HTMLElement>('a')?.focus();
  }, [revealCount]);
  if (loading) return <Loading />;
  if (error && all.length === 0)
    return (
      <ErrorState
        title={notificationMessages.loadFailed}
        text={messageOf(error, error.message)}
        onRetry={retry}
        retrying={fetching}
      />
    );
  if (all.length === 0)
    return (
      <div className="rounded-lg border border-dashed border-edge">
        <EmptyState
          icon={<Bell />}
          title={filter ? 'No notifications of this kind' : 'No notifications yet'}
          text="Likes, comments, new followers and awards show up here."
          action={<LinkButton to="/app/discover">Discover Players</LinkButton>}
        />
      </div>
    );
  return (
    <div ref={list} className="grid grid-cols-1 gap-5">
      <NewItemsPill
        count={pendingCount}
        onReveal={() => {
          reveal();
          setRevealCount(revealCount + 1);
        }}
      />
      {byDay(groups, now).map(({ name, groups: dayGroups }) => (
        <section key={name} aria-label={name} className="grid grid-cols-1 gap-2">
          <h2 className="eyebrow text-soft">{name}</h2>
          <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-board shadow-low">
            {dayGroups.map((group) => (
              <NotificationRow key={group.key} group={group} />
            ))}
          </ol>
        </section>
      ))}
      {error && (
        <Banner tone="error" action={<RetryButton onRetry={retry} retrying={fetching} />}>
          {messageOf(error, error.message)}
        </Banner>
      )}
      {hasMore && !error && (
        <Button
          variant="secondary"
          wide
          loading={loadingMore}
          onClick={() => {
            focusNext();
            loadMore();
          }}
        >
          Load More
        </Button>
      )}
    </div>
  );
};

/** The viewer's notifications by day, updated live. */
export const NotificationsPage = () => {
  const unread = useAtomValue(unreadAtom);
  const page = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const filter = notificationFilterOf(search.get('filter'));
  const focusHandlers = useFocusRecovery(page);
  return (
    <div ref={page} {...focusHandlers} className="mx-auto grid w-full lg:max-w-2xl grid-cols-1 gap-5">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PageHeading title="Notifications" />
        {unread > 0 && <MarkAll />}
      </div>
      <NotificationFilters
        chosen={filter}
        onChoose={(chosen) =>
          setSearch(chosen ? { filter: chosen } : {}, { replace: true, preventScrollReset: true })
        }
      />
      <List key={filter} filter={filter} />
    </div>
  );
};
