import { postRoutes } from '@rinkside/contracts/post';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { queryClient, viewerEpochAtom } from '../../state/query-client';

const key = ['post', 'own', 'latest'];

/** Id of the viewer's newest post, or null; the post is in the entity store. */
export const latestPostQuery = atomWithQuery((get) => ({
  queryKey: [...key, get(viewerEpochAtom)],
  queryFn: async (): Promise<string | null> => {
    const posts = await call(postRoutes.own, { query: { limit: 1 }, cacheOffline: true });
    entityStore.applyViews(posts);
    return posts[0]?.id ?? null;
  },
}));

/** Sets the post the viewer has just published. */
export const setLatestPost = (id: string): void =>
  void queryClient.setQueriesData({ queryKey: key }, () => id);
