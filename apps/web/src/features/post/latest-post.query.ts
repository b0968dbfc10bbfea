import { postRoutes } from '@rinkside/contracts/post';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { fold } from '../../state/fold';

export const latestPostKey = ['post', 'own', 'latest'] as const;

/** The id of the viewer's newest post, or null without one; the post itself is folded. */
export const latestPostQuery = atomWithQuery(() => ({
  queryKey: latestPostKey,
  queryFn: async (): Promise<string | null> => {
    const posts = await call(postRoutes.own, { query: { limit: 1 } });
    fold.views(posts);
    return posts[0]?.id ?? null;
  },
}));
