import { toast } from '../../ui/toast';
import { commentSentences } from '../comment/sentences';
import { follows } from '../follow/follow';
import { logGame } from '../game/log-game';
import { gameSentences } from '../game/sentences';
import { likes } from '../like/like';
import { publishPost } from '../post/publish-post';
import { postSentences } from '../post/sentences';
import type { Waiting, WaitingContent } from './waiting';

/** Asks the server once; a wish has its own time. Throws what the call throws. */
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
      // Comes with the comments of a card, which few pages open with.
      const { publishComment } = await import('../comment/publish-comment');
      await publishComment(content.body, id, signal);
      return;
    }
    case 'follow':
      await follows.again(content);
      return;
    case 'like':
      await likes.again(content);
  }
};

/** What is refused for good; wishes say so themselves. */
export const failedSentence = {
  game: gameSentences.saveFailed,
  post: postSentences.createFailed,
  comment: commentSentences.createFailed,
  follow: '',
  like: '',
} as const;

/** Sent twice it may be there twice, but for its key. */
export const isKeyed = ({ kind }: WaitingContent) => kind !== 'like' && kind !== 'follow';
