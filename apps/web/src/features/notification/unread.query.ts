import { notificationRoutes } from '@rinkside/contracts/notification';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { hasProfileAtom } from '../../state/profile';
import { viewerEpochAtom } from '../../state/query-client';

/** Fetches the number of unread notifications into the entity store. */
export const unreadQuery = atomWithQuery((get) => ({
  queryKey: ['notifications', 'unread', get(viewerEpochAtom)],
  enabled: get(hasProfileAtom),
  queryFn: async () => {
    const askedAt = requestedAt();
    const { unread } = await call(notificationRoutes.list, { query: { limit: 1 }, cacheOffline: true });
    entityStore.applyUnread(unread, askedAt);
    return unread;
  },
}));
