import { followRoutes } from '@rinkside/contracts/follow';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call, callPage } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';
import { playersQuery } from '../player/players.query';

/** Players the viewer follows, newest first. */
export const followingQuery = playersQuery(['follows', 'following'], (query) =>
  callPage(followRoutes.following, { query: { limit: 50, ...query } }),
);

/** Followers of the viewer, newest first. */
export const followersQuery = playersQuery(['follows', 'followers'], (query) =>
  callPage(followRoutes.followers, { query: { limit: 50, ...query } }),
);

/** Players who ask to follow the viewer, newest first. */
export const followRequestsQuery = playersQuery(['follows', 'requests'], (query) =>
  callPage(followRoutes.requests, { query: { limit: 50, ...query } }),
);

/** Whether a player is in the loaded pages of the viewer's followers. */
export const followsViewerAtom = atomFamily((userId: string) =>
  atom((get) =>
    (get(followersQuery).data?.pages ?? []).some(({ rows }) => rows.some(({ id }) => id === userId)),
  ),
);

/** Organizations the viewer follows, newest first. */
export const followedOrganizationsQuery = atomWithQuery((get) => ({
  queryKey: ['follows', 'organizations', get(viewerEpochAtom)],
  queryFn: async () => {
    const askedAt = requestedAt();
    const organizations = await call(followRoutes.organizations, { query: { limit: 100 } });
    for (const { id } of organizations) entityStore.applyFollowing(`organization:${id}`, true, askedAt);
    return organizations;
  },
}));
