import type { OutboxEntry } from '../../state/offline/outbox-entry';
import type { OutboxSender } from '../outbox/senders';
import { commentMessages } from './messages';
import type { CommentContent } from './publish-comment';

export const isCommentEntry = (entry: OutboxEntry): entry is OutboxEntry<CommentContent> =>
  entry.content.kind === 'comment';

export const commentSender: OutboxSender<CommentContent> = {
  kind: 'comment',
  send: async ({ id, content }, signal) => {
    // Loaded on demand: part of the comments chunk, which few pages need.
    const { publishComment } = await import('./publish-comment');
    await publishComment(content.body, id, signal);
  },
  failureMessage: commentMessages.createFailed,
  needsIdempotencyKey: true,
  // The commented item was deleted.
  dropWhenNotFound: true,
};
