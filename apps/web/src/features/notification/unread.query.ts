import { notificationRoutes } from '@rinkside/contracts/notification';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { hasProfileAtom } from '../../state/session';
import { viewingAtom } from '../../state/queries';

/** Fetches the number of unread notifications into the entity store. */
export const unreadQuery = atomWithQuery((get) => ({
  queryKey: ['notifications', 'unread', get(viewingAtom)],
  enabled: get(hasProfileAtom),
  queryFn: async () => {
    const askedAt = askedNow();
    const { unread } = await call(notificationRoutes.list, { query: { limit: 1 }, keep: true });
    fold.unread(unread, askedAt);
    return unread;
  },
}));
