import { commentCalls } from '@rinkside/contracts/comment';
import type { ContentType } from '@rinkside/contracts/item';
import { call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';

export interface CommentContent {
  kind: 'comment';
  body: { target_type: ContentType; target_id: string; content: string };
}

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
