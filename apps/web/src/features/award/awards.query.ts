import { awardRoutes } from '@rinkside/contracts/award';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore, isOwnId } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

/** Fetches a player's awards into the entity store. */
export const awardsQuery = atomFamily((userId: string) =>
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
