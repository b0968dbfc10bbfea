import { followRoutes } from '@rinkside/contracts/follow';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

/** Enough for both uses: does the viewer follow anyone, and the three of the starter checklist. */
const maxCount = 3;

/** Number of players the viewer follows, capped at three. */
export const followedCountQuery = atomWithQuery((get) => ({
  queryKey: ['follows', 'few', get(viewerEpochAtom)],
  queryFn: async () => {
    const askedAt = requestedAt();
    const rows = await call(followRoutes.following, { query: { limit: maxCount }, cacheOffline: true });
    entityStore.applyFollows(rows, askedAt);
    return rows.length;
  },
}));
