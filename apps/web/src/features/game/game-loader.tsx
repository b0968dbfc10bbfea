import { gameRoutes, type GameView } from '@rinkside/contracts/game';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ApiError, call, isServerUnreachable, messageOf } from '../../state/api';
import { entityStore, itemAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { readGames } from './player-games.query';
import { gameMessages } from './messages';

/** Offline fallback: looks for the game in the cached list of the viewer's games. */
const isInCachedList = async (id: string): Promise<boolean> => {
  const games = await readGames(null).catch(() => []);
  entityStore.applyViews(games);
  return games.some((game) => game.id === id);
};

const GameNotFound = () => (
  <Card>
    <EmptyState
      title="This game is not here"
      text="It was removed, or it is not shared with you."
      action={<LinkButton to="/app/games">See your games</LinkButton>}
    />
  </Card>
);

export interface GameLoaderProps {
  id: string;
  /** Page heading while no game is shown. */
  heading?: ReactNode;
  children: (game: GameView) => ReactNode;
}

/** Loads a game by id and passes it to `children`, updated live. Shows loading, error and removed states. */
export const GameLoader = ({ id, heading, children }: GameLoaderProps) => {
  const viewing = useAtomValue(viewerEpochAtom);
  const item = useAtomValue(itemAtom(id));
  const { data, error, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['game', id, viewing],
      queryFn: async () => {
        const askedAt = performance.now();
        try {
          entityStore.applyViews([await call(gameRoutes.one, { params: { id }, cacheOffline: true })]);
        } catch (failure) {
          if (failure instanceof ApiError && failure.status === 404) entityStore.markNotFound(id);
          if (!isServerUnreachable(failure) || !(await isInCachedList(id))) throw failure;
        }
        return { askedAt };
      },
    },
    queryClient,
  );
  useRefetchWhenStale({ data, isError, isFetching, refetch }, useRoom(`game:${id}`));

  if (item?.content_type === 'game') return children(item);
  if (data !== undefined || (error instanceof ApiError && error.status === 404))
    return (
      <>
        {heading}
        <GameNotFound />
      </>
    );
  if (error)
    return (
      <>
        {heading}
        <ErrorState
          title={gameMessages.loadFailed}
          text={messageOf(error, error.message)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </>
    );
  return (
    <div aria-busy="true" className="grid gap-4">
      {heading}
      <output className="sr-only">Loading</output>
      <Skeleton className="h-56 w-full rounded-xl" />
      <Skeleton className="h-24 w-full rounded-lg" />
    </div>
  );
};
