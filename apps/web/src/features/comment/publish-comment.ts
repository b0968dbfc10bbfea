import { commentCalls } from '@rinkside/contracts/comment';
import { call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import type { CommentContent } from '../outbox/outbox.types';

/** Creates a comment. Safe to repeat with the same idempotency key. */
export const publishComment = async (
  { target_type, target_id: id, content }: CommentContent['body'],
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<void> => {
  const comment = await call(commentCalls[target_type].create, {
    params: { id },
    body: { content },
    idempotencyKey,
    ...(signal && { signal }),
  });
  entityStore.applyComments(id, [comment], performance.now());
};
