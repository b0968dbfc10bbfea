import type { PlayerRow } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { FollowButton } from '../../../features/follow/follow-button';
import { shownFollowAtom } from '../../../features/follow/follow';
import { followsViewerAtom } from '../../../features/follow/follows.query';
import { mergeStableRows } from '../../../features/follow/stable-list';
import { displayName } from '../../../state/entities/player-name';
import { PlayerRows, PlayerRowsSkeleton } from '../../../features/player/player-rows';
import type { PlayersQuery } from '../../../features/player/players.query';
import { messageOf } from '../../../state/api';
import { viewerIdAtom } from '../../../state/entities/entity-store';
import { useRefetchWhenStale } from '../../../state/use-refetch-when-stale';
import { lastPlayerEventAtAtom } from '../../../state/event-timestamps';
import { Button } from '../../../ui/button';
import { ErrorLine } from '../../../ui/error-line';
import { useFocusNext } from '../../../ui/use-focus-next';

export interface PeopleListProps {
  query: PlayersQuery;
  label: string;
  empty: ReactNode;
  /** Keeps removed players in the list until it is reopened, so that an accidental unfollow can be undone. */
  keepRemoved?: boolean;
  /** Shown at the end of each row; by default a Follow button. */
  Action?: ComponentType<{ player: PlayerRow }>;
}

const Follow = ({ player }: { player: PlayerRow }) => (
  <FollowButton userId={player.id} name={displayName(player)} />
);

/** For a list that keeps removed players. */
export const FollowOrRefollow = ({ player }: { player: PlayerRow }) => {
  const following = useAtomValue(shownFollowAtom(`user:${player.id}`));
  const mutual = useAtomValue(followsViewerAtom(player.id));
  return (
    <>
      {mutual && following && (
        <span className="rounded-full bg-blue-wash px-2.5 py-0.5 text-xs font-semibold text-blue max-sm:sr-only">
          Follows you
        </span>
      )}
      {!following && <span className="text-sm text-soft max-sm:sr-only">Unfollowed</span>}
      <Follow player={player} />
    </>
  );
};

/** A live list of followed players, followers or requests. */
export const PeopleList = ({
  query,
  label,
  empty,
  keepRemoved = false,
  Action = Follow,
}: PeopleListProps) => {
  const viewerId = useAtomValue(viewerIdAtom) ?? '';
  const list = useAtomValue(query);
  const { data, error, isFetching, isError, refetch } = list;
  const [firstPage] = data?.pages ?? [];
  useRefetchWhenStale(
    { data: firstPage, isFetching, isError, refetch },
    useAtomValue(lastPlayerEventAtAtom(viewerId)),
  );

  const [shown, setShown] = useState<{ source: typeof data; rows: readonly PlayerRow[] }>({
    source: undefined,
    rows: [],
  });
  if (data && shown.source !== data) {
    const rows = data.pages.flatMap((page) => page.rows);
    setShown({ source: data, rows: keepRemoved ? mergeStableRows(shown.rows, rows) : rows });
  }

  const rows = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(rows, shown.rows.length, list.isFetchingNextPage);

  if (!data && !error) return <PlayerRowsSkeleton />;
  const failure = error && (
    <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
      {messageOf(error, error.message)}
    </ErrorLine>
  );
  if (shown.rows.length === 0) return failure ?? empty;
  return (
    <>
      <PlayerRows ref={rows} label={label} players={shown.rows} Action={Action} />
      {failure}
      {list.hasNextPage && !failure && (
        <Button
          variant="secondary"
          wide
          className="mt-3"
          loading={list.isFetchingNextPage}
          onClick={() => {
            focusNext();
            void list.fetchNextPage();
          }}
        >
          Load More
        </Button>
      )}
    </>
  );
};
