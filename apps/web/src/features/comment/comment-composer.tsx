import { commentRules } from '@rinkside/contracts/comment';
import type { ContentType } from '@rinkside/contracts/item';
import { characterCount, messageError } from '@rinkside/contracts/text';
import { useAtom, useAtomValue } from 'jotai';
import { RotateCw, SendHorizontal } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { isNonRetryableError, messageOf } from '../../state/api';
import { keyForDraft } from '../../state/offline/draft-store';
import { profileAtom } from '../../state/profile';
import { Avatar } from '../../ui/avatar';
import { fieldError } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { MessageField } from '../../ui/message-field';
import { toast } from '../../ui/toast';
import { sendOrEnqueue, queued } from '../outbox/flush';
import { outboxMessages } from '../outbox/messages';
import { displayName } from '../../state/entities/player-name';
import { commentDraftAtom, commentDraftName } from './comment-draft';
import { type CommentContent, publishComment } from './publish-comment';
import { commentMessages } from './messages';

const useComment = (kind: ContentType, id: string) => {
  const [text, setText] = useAtom(commentDraftAtom(id));
  const [error, setError] = useState<{ message: string; retry: boolean } | null>(null);
  const [sending, setSending] = useState(false);

  const send = async () => {
    if (sending) return;
    const content = text.trim();
    const invalidMessage = messageError(content, commentRules);
    if (invalidMessage) {
      setError({ message: invalidMessage, retry: false });
      return;
    }
    setSending(true);
    setError(null);
    try {
      const body = { target_type: kind, target_id: id, content };
      const entry: CommentContent = { kind: 'comment', body };
      const key = keyForDraft(commentDraftName(id), body.content);
      const result = await sendOrEnqueue(key, entry, (signal) => publishComment(body, key, signal));
      setText('');
      if (result === queued) toast.blank(outboxMessages.queued);
    } catch (failure) {
      setError({
        message: messageOf(failure, commentMessages.createFailed),
        // A refused text is edited first.
        retry: !isNonRetryableError(failure),
      });
    } finally {
      setSending(false);
    }
  };
  const write = (next: string) => {
    setText(next);
    setError(null);
  };
  return { text, error, sending, send: () => void send(), write };
};

export interface CommentComposerProps {
  kind: ContentType;
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Form to write a comment. A failure keeps the text and offers Retry. */
export const CommentComposer = ({ kind, id, field }: CommentComposerProps) => {
  const { text, error, sending, send, write } = useComment(kind, id);
  const profile = useAtomValue(profileAtom);
  const errorId = useId();
  const submit = () => {
    send();
    field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex items-start gap-2.5">
        {profile && (
          <Avatar
            name={displayName(profile)}
            src={profile.avatar}
            size="small"
            className="mt-1.5 max-sm:hidden"
          />
        )}
        <MessageField
          ref={field}
          value={text}
          onValueChange={write}
          onSubmit={submit}
          maxCharacters={commentRules.maxLength}
          rows={1}
          readOnly={sending}
          placeholder="Add a comment"
          aria-label="Add a comment"
          aria-invalid={error || characterCount(text.trim()) > commentRules.maxLength ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <IconButton
          type="submit"
          label={error?.retry ? 'Retry' : 'Send comment'}
          icon={error?.retry ? <RotateCw /> : <SendHorizontal />}
          loading={sending}
          tone="filled"
        />
      </div>
      {error && (
        <p id={errorId} role="alert" className={`${fieldError} mt-1.5 sm:pl-10.5`}>
          {error.message}
        </p>
      )}
    </form>
  );
};
