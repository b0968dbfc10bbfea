import { isolate } from '@rinkside/contracts/text';
import { type BlockedRow, blockRoutes } from '@rinkside/contracts/block';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';
import { Skeleton } from '../../ui/skeleton';
import { useFocusNext } from '../../ui/use-focus-next';
import { useFocusRecovery } from '../../ui/use-focus-recovery';
import { displayName } from '../../state/entities/player-name';
import { setBlocked } from './block';
import { blockMessages } from './messages';
import { callPage, type CursorPage } from '../../state/api';
import { viewerEpochAtom } from '../../state/query-client';

/** Players the viewer has blocked, newest first. */
const blockedQuery = atomWithInfiniteQuery((get) => ({
  queryKey: ['blocks', get(viewerEpochAtom)],
  queryFn: ({ pageParam }: { pageParam: string | null }): Promise<CursorPage<BlockedRow>> =>
    callPage(blockRoutes.list, { query: { limit: 50, ...(pageParam && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: CursorPage<BlockedRow>) => last.nextCursor,
}));

const Row = ({ person }: { person: BlockedRow }) => {
  const [busy, setBusy] = useState(false);
  const name = displayName(person);
  const unblock = async () => {
    setBusy(true);
    await setBlocked(person.id, false);
    setBusy(false);
  };
  return (
    <li className="flex min-h-16 items-center gap-3">
      <Avatar name={name} src={person.avatar} />
      <span className="min-w-0 flex-1 font-semibold">
        <bdi>{name}</bdi>
      </span>
      <Button
        size="small"
        variant="secondary"
        loading={busy}
        aria-label={`Unblock ${isolate(name)}`}
        onClick={() => void unblock()}
      >
        Unblock
      </Button>
    </li>
  );
};

/** Players the viewer has blocked, each with an Unblock button. */
export const BlockedPeople = () => {
  const blocked = useAtomValue(blockedQuery);
  const { data, error, refetch, isFetching } = blocked;
  const people = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(list, people.length, blocked.isFetchingNextPage);
  const keepFocus = useFocusRecovery(list);
  if (!data && !error)
    return (
      <div>
        <output className="sr-only">Loading</output>
        <Skeleton className="h-16 w-full" />
      </div>
    );
  if (!data)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {blockMessages.loadFailed}
      </ErrorLine>
    );
  if (people.length === 0) return <p className="text-soft">You have not blocked anyone.</p>;
  return (
    <>
      <ul ref={list} {...keepFocus} className="divide-y divide-line">
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ul>
      {blocked.hasNextPage && (
        <Button
          variant="secondary"
          wide
          loading={blocked.isFetchingNextPage}
          onClick={() => {
            focusNext();
            void blocked.fetchNextPage();
          }}
        >
          Load More
        </Button>
      )}
    </>
  );
};
