import { awardRoutes } from '@rinkside/contracts/award';
import { useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { awardsAtom, entityStore, isOwnId } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { viewerEpochAtom } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';

/** Fetches a player's awards into the entity store. */
const awardsQuery = atomFamily((userId: string) =>
  atomWithQuery((get) => ({
    queryKey: ['awards', userId, get(viewerEpochAtom)],
    queryFn: async () => {
      const askedAt = requestedAt();
      const awards = await call(awardRoutes.ofPlayer, {
        params: { id: userId },
        cacheOffline: isOwnId(userId),
      });
      entityStore.applyAwards(userId, awards, askedAt);
      return { askedAt };
    },
  })),
);

/** Keeps a player's awards current while mounted. */
export const useAwards = (userId: string) => {
  const query = useAtomValue(awardsQuery(userId));
  useRefetchWhenStale(query, useRoom(`player:${userId}`));
  return { ...query, awards: useAtomValue(awardsAtom(userId)) };
};
