import { commentRoutes, type ReceivedComment } from '@rinkside/contracts/comment';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useRef, useState } from 'react';
import { callPage, type CursorPage, messageOf } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';
import { TextLink } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { Timestamp } from '../../ui/timestamp';
import { useFocusNext } from '../../ui/use-focus-next';
import { useFocusRecovery } from '../../ui/use-focus-recovery';
import { UserText } from '../../ui/user-text';
import { DeleteComment } from './delete-comment';
import { commentMessages } from './messages';

const queryKey = 'received comments';
/** Comments of others on the viewer's items, newest first. */
const receivedQuery = atomWithInfiniteQuery((get) => ({
  queryKey: [queryKey, get(viewerEpochAtom)],
  queryFn: ({ pageParam }: { pageParam: string | null }): Promise<CursorPage<ReceivedComment>> =>
    callPage(commentRoutes.received, { query: { limit: 10, ...(pageParam && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: CursorPage<ReceivedComment>) => last.nextCursor,
}));

const pathOf = ({ target_type, target_id }: ReceivedComment) =>
  target_type === 'highlight' ? `/highlight/${target_id}` : `/app/${target_type}s/${target_id}`;

const Row = ({ comment }: { comment: ReceivedComment }) => {
  const [deleting, setDeleting] = useState(false);
  const name = displayName(comment.user);
  const change = (open: boolean) => {
    setDeleting(open);
    if (!open) void queryClient.invalidateQueries({ queryKey: [queryKey] });
  };
  return (
    <li className="flex items-start gap-x-3 py-3">
      <Avatar name={name} src={comment.user.avatar} size="small" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-sm text-soft">
          <TextLink to={`/app/profile/${comment.user.id}`} className="font-semibold">
            <bdi>{name}</bdi>
          </TextLink>{' '}
          · <Timestamp at={comment.created_at} />
        </p>
        <UserText text={comment.content} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <TextLink to={pathOf(comment)} className="inline-flex min-h-target items-center text-sm">
            Open the {comment.target_type}
          </TextLink>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Delete the comment of ${isolate(name)}`}
            onClick={() => setDeleting(true)}
          >
            Delete
          </Button>
        </div>
      </div>
      <DeleteComment id={comment.id} itemId={comment.target_id} open={deleting} onOpenChange={change} />
    </li>
  );
};

/** The newest comments of others on the viewer's items, each with a Delete button. */
export const ReceivedComments = () => {
  const received = useAtomValue(receivedQuery);
  const { data, error, refetch, isFetching } = received;
  const comments = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(list, comments.length, received.isFetchingNextPage);
  const keepFocus = useFocusRecovery(list);
  if (!data && !error) return <Skeleton className="h-16 w-full" />;
  if (!data)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, commentMessages.loadFailed)}
      </ErrorLine>
    );
  if (comments.length === 0) return <p className="text-soft">Nobody has commented yet.</p>;
  return (
    <>
      <ul ref={list} {...keepFocus} aria-label="Recent comments" className="divide-y divide-line">
        {comments.map((comment) => (
          <Row key={comment.id} comment={comment} />
        ))}
      </ul>
      {received.hasNextPage && (
        <Button
          variant="secondary"
          wide
          loading={received.isFetchingNextPage}
          onClick={() => {
            focusNext();
            void received.fetchNextPage();
          }}
        >
          Load More
        </Button>
      )}
    </>
  );
};
