import { postBody, postRoutes } from '@rinkside/contracts/post';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { useAttempt } from '../../state/attempt';
import { fold } from '../../state/fold';
import { queryClient } from '../../state/queries';
import { toast } from '../../ui/toast';
import { setLatestPost } from './latest-post.query';
import { postSentences } from './sentences';

/**
 * Publishing the text of a composer: trimmed and checked by the contract's own rules. A retry of the same text
 * goes under the same key, so a lost answer never makes two posts; the text is kept until it succeeded.
 */
export const usePublish = () => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [publishing, setPublishing] = useState(false);
  const attempt = useAttempt();

  const publish = async (): Promise<void> => {
    if (publishing) return;
    const checked = postBody.safeParse({ content: text });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? postSentences.createFailed);
      return;
    }
    const { content } = checked.data;
    setPublishing(true);
    setError(null);
    try {
      const post = await call(postRoutes.create, {
        body: { content },
        idempotencyKey: attempt.keyFor(content),
      });
      attempt.done();
      setText('');
      fold.views([post]);
      setLatestPost(post.id);
      toast.success(postSentences.created);
      void queryClient.invalidateQueries({ queryKey: ['feed'] });
    } catch (failure) {
      const message = messageOf(failure, postSentences.createFailed);
      setError(message);
      toast.error(message);
    } finally {
      setPublishing(false);
    }
  };

  return {
    text,
    error,
    publishing,
    publish: () => void publish(),
    write: (next: string) => {
      setText(next);
      setError(null);
    },
  };
};
