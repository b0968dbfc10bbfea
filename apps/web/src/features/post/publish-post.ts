import { postRoutes } from '@rinkside/contracts/post';
import { call } from '../../state/api';
import { fold } from '../../state/fold';
import { queryClient } from '../../state/queries';
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
  fold.views([post]);
  setLatestPost(post.id);
  void queryClient.invalidateQueries({ queryKey: ['feed'] });
};
