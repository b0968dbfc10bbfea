import { postRoutes } from '@rinkside/contracts/post';
import { call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { queryClient } from '../../state/query-client';
import { setLatestPost } from './latest-post.query';

/** Publishes a post of the viewer. Safe to repeat with the same idempotency key. */
export const publishPost = async (
  content: string,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<void> => {
  const post = await call(postRoutes.create, {
    body: { content },
    idempotencyKey,
    ...(signal && { signal }),
  });
  entityStore.applyViews([post]);
  setLatestPost(post.id);
  void queryClient.invalidateQueries({ queryKey: ['feed'] });
};
