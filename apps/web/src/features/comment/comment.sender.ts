import type { OutboxEntry } from '../../state/offline/outbox-entry';
import type { OutboxSender } from '../outbox/senders';
import { ApiError } from '../../state/api';
import { keepLostComment } from './lost-comment';
import { commentMessages } from './messages';
import type { CommentContent } from './publish-comment';

export const isCommentEntry = (entry: OutboxEntry): entry is OutboxEntry<CommentContent> =>
  entry.content.kind === 'comment';

export const commentSender: OutboxSender<CommentContent> = {
  kind: 'comment',
  send: async ({ id, content }, signal) => {
    // Loaded on demand: part of the comments chunk, which few pages need.
    const { publishComment } = await import('./publish-comment');
    try {
      await publishComment(content.body, id, signal);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // The commented item was deleted: the text stays, and `LostCommentsHost` shows it.
      keepLostComment(content.body.target_id, content.body.content);
    }
  },
  failureMessage: commentMessages.createFailed,
  needsIdempotencyKey: true,
};
