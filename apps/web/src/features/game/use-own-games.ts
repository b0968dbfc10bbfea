import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { viewerIdAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { ownGamesQuery } from './player-games.query';

/** Keeps the viewer's games live while mounted: asked for before the room was joined, they are read again. */
export const useOwnGames = (): void => {
  const viewer = useAtomValue(viewerIdAtom);
  const watchedAt = useRoom(viewer ? `player:${viewer}` : null);
  const { data, isFetching, refetch } = useAtomValue(ownGamesQuery);
  useEffect(() => {
    if (data && data.askedAt < watchedAt && !isFetching) void refetch({ cancelRefetch: false });
  }, [data, watchedAt, isFetching, refetch]);
};
