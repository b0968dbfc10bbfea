import { useAtomValue } from 'jotai';
import { viewerIdAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { useReread } from '../../state/reread';
import { ownGamesQuery } from './player-games.query';

/** Keeps the viewer's games live while mounted; refetches them if they were requested before the room was joined. */
export const useOwnGames = (): void => {
  const viewer = useAtomValue(viewerIdAtom);
  useReread(useAtomValue(ownGamesQuery), useRoom(viewer ? `player:${viewer}` : null));
};
