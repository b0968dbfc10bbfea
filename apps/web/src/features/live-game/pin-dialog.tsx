import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import type { TimelineEntry } from '@rinkside/contracts/live-game.state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { callPage, type CursorPage, messageOf } from '../../state/api';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorLine } from '../../ui/error-line';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';
import { useFocusNext } from '../../ui/use-focus-next';
import { ClipFace } from './clip';
import { pinHighlight } from './game-timeline.query';
import { liveGameMessages } from './messages';

const pageSize = 10;

/** The viewer's highlights, newest first. */
const useOwnHighlights = () => {
  const viewing = useAtomValue(viewerEpochAtom);
  return useInfiniteQuery(
    {
      queryKey: ['own highlights', viewing],
      queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
        callPage(highlightRoutes.own, {
          query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last: CursorPage<HighlightView>) => last.nextCursor,
    },
    queryClient,
  );
};

interface PinDialogProps {
  gameId: string;
  entry: TimelineEntry;
  /** What the entry says. */
  text: string;
  /** Highlights that are pinned to the entry already. */
  pinned: readonly string[];
  onClose: () => void;
}

/** Chooses one of the viewer's highlights for an event. */
export const PinDialog = ({ gameId, entry, text, pinned, onClose }: PinDialogProps) => {
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useOwnHighlights();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const clips = data?.pages.flatMap(({ rows }) => rows).filter(({ id }) => !pinned.includes(id)) ?? [];
  const focusNext = useFocusNext(list, clips.length, isFetchingNextPage);
  const pin = async (highlightId: string) => {
    if (busy) return;
    setBusy(highlightId);
    setFailure(null);
    try {
      await pinHighlight({ gameId, highlightId }, entry.id);
      toast.success(liveGameMessages.pinned);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, liveGameMessages.pinFailed));
      setBusy(null);
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title="Pin a clip" text={text} closable={!busy}>
      <div className="grid grid-cols-1 gap-3">
        {failure && <Banner tone="error">{failure}</Banner>}
        {isPending && <Spinner label="Loading" />}
        {data && clips.length === 0 && !hasNextPage && (
          <p className="text-soft">You have no other clips. Add a highlight first.</p>
        )}
        <ul ref={list} aria-label="Your clips" className="grid grid-cols-1 gap-2">
          {clips.map((highlight) => (
            <li key={highlight.id}>
              <button
                type="button"
                aria-disabled={busy !== null || undefined}
                aria-busy={busy === highlight.id || undefined}
                onClick={() => void pin(highlight.id)}
                className="flex w-full rounded-lg border border-line p-1.5 transition hover:bg-sunk aria-disabled:opacity-55"
              >
                <ClipFace highlight={highlight} />
              </button>
            </li>
          ))}
        </ul>
        {error && (
          <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error, liveGameMessages.clipsFailed)}
          </ErrorLine>
        )}
        {hasNextPage && !error && (
          <Button
            variant="secondary"
            wide
            loading={isFetchingNextPage}
            onClick={() => {
              focusNext();
              void fetchNextPage();
            }}
          >
            Load More
          </Button>
        )}
      </div>
    </Dialog>
  );
};
