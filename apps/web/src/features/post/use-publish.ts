import { postRules } from '@rinkside/contracts/post';
import { wrongIn } from '@rinkside/contracts/text';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../state/api';
import { useAttempt } from '../../state/attempt';
import { toast } from '../../ui/toast';
import { sendOrKeep, waits } from '../outbox/sender';
import { outboxSentences } from '../outbox/sentences';
import { postDraftAtom } from './draft';
import { publishPost } from './publish-post';
import { postSentences } from './sentences';

/**
 * State of the post composer. The text is trimmed and validated by the contract's rules. A retry of the same text uses
 * the same idempotency key, so a lost reply creates no duplicate. The text is kept until it is published or queued.
 */
export const usePublish = () => {
  const [text, setText] = useAtom(postDraftAtom);
  const [error, setError] = useState<string | null>(null);
  const [publishing, setPublishing] = useState(false);
  const attempt = useAttempt();

  const publish = async (): Promise<void> => {
    if (publishing) return;
    const body = { content: text.trim() };
    const invalidMessage = wrongIn(body.content, postRules);
    if (invalidMessage) {
      setError(invalidMessage);
      return;
    }
    const key = attempt.keyFor(body.content);
    setPublishing(true);
    setError(null);
    try {
      const result = await sendOrKeep(key, { kind: 'post', body }, (signal) =>
        publishPost(body.content, key, signal),
      );
      attempt.done();
      setText('');
      if (result === waits) toast.blank(outboxSentences.kept);
      else toast.success(postSentences.created);
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
