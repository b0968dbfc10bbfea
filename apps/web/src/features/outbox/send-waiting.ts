import { toast } from '../../ui/toast';
import { commentSentences } from '../comment/sentences';
import { follows } from '../follow/follow';
import { logGame } from '../game/log-game';
import { gameSentences } from '../game/sentences';
import { likes } from '../like/like';
import { publishPost } from '../post/publish-post';
import { postSentences } from '../post/sentences';
import type { Waiting, WaitingContent } from './waiting';

/** Sends an entry once. Likes and follows use their own timeout. @throws the error of the request */
export const sendWaiting = async ({ id, content }: Waiting, signal: AbortSignal): Promise<void> => {
  switch (content.kind) {
    case 'game':
      await logGame(content.body, id, signal);
      toast.success(gameSentences.saved);
      return;
    case 'post':
      await publishPost(content.body.content, id, signal);
      toast.success(postSentences.created);
      return;
    case 'comment': {
      // Loaded on demand: part of the comments chunk, which few pages need.
      const { publishComment } = await import('../comment/publish-comment');
      await publishComment(content.body, id, signal);
      return;
    }
    case 'follow':
      await follows.flush(content);
      return;
    case 'like':
      await likes.flush(content);
  }
};

/** Messages for permanent failures. Likes and follows show their own. */
export const failedSentence = {
  game: gameSentences.saveFailed,
  post: postSentences.createFailed,
  comment: commentSentences.createFailed,
  follow: '',
  like: '',
} as const;

/** Whether a repeated send needs the idempotency key to avoid duplicates. Likes and follows are idempotent. */
export const isKeyed = ({ kind }: WaitingContent) => kind !== 'like' && kind !== 'follow';
