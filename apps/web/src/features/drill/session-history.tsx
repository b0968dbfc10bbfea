import type { DrillSessionView } from '@rinkside/contracts/drill';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../state/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ErrorLine } from '../../ui/error-line';
import { Skeleton } from '../../ui/skeleton';
import { useFocusNext } from '../../ui/use-focus-next';
import { Timestamp } from '../../ui/timestamp';
import { sessionsQuery } from './drill.query';
import { Face, feelingNames } from './feeling';
import { clockText, drillMessages } from './drill-labels';

const Session = ({
  session: { drill_id, title, seconds, feeling, created_at },
}: {
  session: DrillSessionView;
}) => (
  <li className="flex min-h-target items-center gap-3 border-t border-line py-2 first:border-t-0">
    {feeling ? (
      <span title={feelingNames[feeling]} className="text-blue">
        <Face feeling={feeling} className="size-7" />
        <span className="sr-only">It went: {feelingNames[feeling]}.</span>
      </span>
    ) : (
      <span className="size-7" />
    )}
    <span className="grid min-w-0 flex-1">
      <Link to={`/app/drills/${drill_id}`} className="rounded-sm font-semibold hover:underline">
        {title}
      </Link>
      <span className="text-sm text-soft">
        <Timestamp at={created_at} />
      </span>
    </span>
    <span className="numeral text-lg">
      <span className="sr-only">Time: </span>
      {clockText(seconds)}
    </span>
  </li>
);

/** Sessions shown before "Show all". */
const collapsedCount = 4;

interface SessionsProps {
  sessions: readonly DrillSessionView[];
  list: RefObject<HTMLUListElement | null>;
}

const Sessions = ({ sessions, list }: SessionsProps) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useAtomValue(sessionsQuery);
  const [expanded, setExpanded] = useState(false);
  const canShowMore = expanded ? hasNextPage : hasNextPage || sessions.length > collapsedCount;
  const shown = sessions.slice(0, expanded ? undefined : collapsedCount);
  const focusNext = useFocusNext(list, shown.length, isFetchingNextPage);
  return (
    <>
      <ul ref={list}>
        {shown.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {canShowMore && (
        <Button
          variant="ghost"
          size="small"
          loading={isFetchingNextPage}
          onClick={() => {
            focusNext();
            if (expanded) void fetchNextPage();
            else setExpanded(true);
          }}
        >
          {expanded ? 'Load More' : 'Show all'}
        </Button>
      )}
    </>
  );
};

/** Pages loaded automatically while none has a session of the drill. */
const maxAutoPages = 5;

/** No session found yet: loads further pages, first automatically, then on request. */
const NoneYet = ({ drill, onMore }: { drill: string | undefined; onMore: () => void }) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useAtomValue(sessionsQuery);
  const pages = data?.pages ?? [];
  const autoPagesLeft = hasNextPage && !error ? maxAutoPages - pages.length : 0;
  useEffect(() => {
    if (autoPagesLeft > 0 && !isFetching) void fetchNextPage();
  }, [autoPagesLeft, isFetching, fetchNextPage]);
  if (!hasNextPage)
    return (
      <p className="text-soft">
        {drill ? 'Finished sessions of this drill' : 'Finished drills'} appear here.
      </p>
    );
  if (autoPagesLeft > 0) return <Skeleton className="h-24 w-full" />;
  if (error)
    return (
      <ErrorLine onRetry={() => void fetchNextPage()} retrying={isFetching}>
        {messageOf(error, drillMessages.sessionsFailed)}
      </ErrorLine>
    );
  return (
    <>
      <p className="text-soft">Not in your last {pages.flatMap(({ rows }) => rows).length} sessions.</p>
      <Button
        variant="ghost"
        size="small"
        loading={isFetching}
        onClick={() => {
          onMore();
          void fetchNextPage();
        }}
      >
        Load More
      </Button>
    </>
  );
};

/** The viewer's finished drill sessions, newest first. @param drill id of a drill, to show its sessions only */
export const SessionHistory = ({ drill }: { drill?: string }) => {
  const { data, error, isFetching, isFetchingNextPage, refetch } = useAtomValue(sessionsQuery);
  const finished = data?.pages
    .flatMap(({ rows }) => rows)
    .filter(({ drill_id }) => drill === undefined || drill_id === drill);
  const list = useRef<HTMLUListElement>(null);
  const focusFirst = useFocusNext(list, finished?.length ?? 0, isFetchingNextPage);
  return (
    <Card aria-labelledby="sessions">
      <h2 id="sessions" className="display mb-2 text-xl">
        Your sessions
      </h2>
      {finished && finished.length > 0 && <Sessions sessions={finished} list={list} />}
      {finished?.length === 0 && <NoneYet drill={drill} onMore={focusFirst} />}
      {!finished &&
        (error ? (
          <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error, drillMessages.sessionsFailed)}
          </ErrorLine>
        ) : (
          <Skeleton className="h-24 w-full" />
        ))}
    </Card>
  );
};
