import { toast } from '../../ui/toast';
import { commentMessages } from '../comment/messages';
import { followToggle } from '../follow/follow';
import { logGame } from '../game/log-game';
import { gameMessages } from '../game/messages';
import { likeToggle } from '../like/like';
import { publishPost } from '../post/publish-post';
import { postMessages } from '../post/messages';
import type { OutboxEntry, OutboxContent } from './outbox.types';

/** Sends an entry once. Likes and follows use their own timeout. @throws the error of the request */
export const sendEntry = async ({ id, content }: OutboxEntry, signal: AbortSignal): Promise<void> => {
  switch (content.kind) {
    case 'game':
      await logGame(content.body, id, signal);
      toast.success(gameMessages.saved);
      return;
    case 'post':
      await publishPost(content.body.content, id, signal);
      toast.success(postMessages.created);
      return;
    case 'comment': {
      // Loaded on demand: part of the comments chunk, which few pages need.
      const { publishComment } = await import('../comment/publish-comment');
      await publishComment(content.body, id, signal);
      return;
    }
    case 'follow':
      await followToggle.flush(content);
      return;
    case 'like':
      await likeToggle.flush(content);
  }
};

/** Messages for permanent failures. Likes and follows show their own. */
export const failureMessages = {
  game: gameMessages.saveFailed,
  post: postMessages.createFailed,
  comment: commentMessages.createFailed,
  follow: '',
  like: '',
} as const;

/** Whether a repeated send needs the idempotency key to avoid duplicates. Likes and follows are idempotent. */
export const needsIdempotencyKey = ({ kind }: OutboxContent) => kind !== 'like' && kind !== 'follow';
