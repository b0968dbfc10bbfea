import { playerRoutes } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore, isOwnId } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { viewerEpochAtom } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { lastPlayerEventAtAtom } from '../../state/event-timestamps';

const playerQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: ['player', id, get(viewerEpochAtom)],
    queryFn: async () => {
      const askedAt = requestedAt();
      const player = await call(playerRoutes.one, { params: { id }, cacheOffline: isOwnId(id) });
      entityStore.applyFollows([player], askedAt);
      return { player, askedAt };
    },
  })),
);

/** A player's page, updated live: refetched after events that change its counts. */
export const usePlayer = (id: string) => {
  const query = useAtomValue(playerQuery(id));
  const watchedAt = useRoom(`player:${id}`);
  useRefetchWhenStale(query, watchedAt, useAtomValue(lastPlayerEventAtAtom(id)));
  return query;
};
