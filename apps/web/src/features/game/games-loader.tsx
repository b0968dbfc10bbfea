import type { GameView } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { messageOf } from '../../state/api';
import { ErrorState } from '../../ui/error-state';
import { useRoom } from '../../state/live-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { Skeleton } from '../../ui/skeleton';
import { playerGamesAtom, playerGamesQuery } from './player-games.query';
import { gameMessages } from './messages';

export interface GamesLoaderProps {
  /** Player's id; null for the viewer. */
  user: string | null;
  /** CSS class with the height of the loading placeholder. */
  height: string;
  children: (games: readonly GameView[]) => ReactNode;
}

/** Loads a player's games and passes them to `children`, updated live. */
export const GamesLoader = ({ user, height, children }: GamesLoaderProps) => {
  const query = useAtomValue(playerGamesQuery(user));
  const { error, refetch, isFetching } = query;
  useRefetchWhenStale(query, useRoom(user === null ? null : `player:${user}`));
  const games = useAtomValue(playerGamesAtom(user));
  if (games) return children(games);
  if (!error) return <Skeleton className={`${height} w-full rounded-lg`} />;
  return (
    <ErrorState
      title={gameMessages.loadFailed}
      text={messageOf(error, error.message)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};
