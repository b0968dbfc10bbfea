import { useAtomValue } from 'jotai';
import { viewerIdAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { ownGamesQuery } from './player-games.query';

/** Keeps the viewer's games live while mounted; refetches them if they were requested before the room was joined. */
export const useOwnGames = (): void => {
  const viewer = useAtomValue(viewerIdAtom);
  useRefetchWhenStale(useAtomValue(ownGamesQuery), useRoom(viewer ? `player:${viewer}` : null));
};
