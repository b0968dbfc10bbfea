import { postRules } from '@rinkside/contracts/post';
import { messageError } from '@rinkside/contracts/text';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../state/api';
import { keyForDraft } from '../../state/offline/draft-store';
import { toast } from '../../ui/toast';
import { sendOrEnqueue, queued } from '../outbox/flush';
import { outboxMessages } from '../outbox/messages';
import { postDraftAtom, postDraftName } from './post-draft';
import type { PostContent } from './post.sender';
import { publishPost } from './publish-post';
import { postMessages } from './messages';

/**
 * State of the post composer. The text is trimmed and validated by the contract's rules. A retry of the same text uses
 * the same idempotency key, so a lost reply creates no duplicate. The text is kept until it is published or queued.
 */
export const usePublish = () => {
  const [text, setText] = useAtom(postDraftAtom);
  const [error, setError] = useState<string | null>(null);
  const [publishing, setPublishing] = useState(false);

  const publish = async (): Promise<void> => {
    if (publishing) return;
    const body = { content: text.trim() };
    const entry: PostContent = { kind: 'post', body };
    const invalidMessage = messageError(body.content, postRules);
    if (invalidMessage) {
      setError(invalidMessage);
      return;
    }
    const key = keyForDraft(postDraftName, body.content);
    setPublishing(true);
    setError(null);
    try {
      const result = await sendOrEnqueue(key, entry, (signal) => publishPost(body.content, key, signal));
      setText('');
      if (result === queued) toast.blank(outboxMessages.queued);
      else toast.success(postMessages.created);
    } catch (failure) {
      const message = messageOf(failure, postMessages.createFailed);
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
