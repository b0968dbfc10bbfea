import { product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';
import { useSetAtom } from 'jotai';
import { useCallback, useRef } from 'react';
import { Announcer } from '../../../features/coach/announcer';
import { draftAtom } from '../../../features/coach/chat';
import { CoachHeader } from '../../../features/coach/coach-header';
import { Composer } from '../../../features/coach/composer';
import { Conversation } from '../../../features/coach/conversation';
import { useChat } from '../../../features/coach/use-chat';
import { ErrorState } from '../../../ui/error-state';
import { PageSpinner } from '../../../ui/spinner';
import { useCovered } from './use-covered';
import { useInputFocus } from './use-input-focus';

/** The chat with the coach, from the top bar to the bottom bar, or to the keyboard where one covers that. */
export const Chat = () => {
  const chat = useChat();
  const { messages, busy, loading } = chat;
  const covered = useCovered();
  const field = useRef<HTMLTextAreaElement>(null);
  const setDraft = useSetAtom(draftAtom);
  const conversation = useRef<HTMLElement>(null);
  const { onSent, toInput } = useInputFocus(field, conversation, busy);
  const onChip = useCallback(
    (text: string) => {
      setDraft(text);
      toInput();
    },
    [setDraft, toInput],
  );
  return (
    <div
      style={covered > 0 ? { bottom: covered } : undefined}
      className={clsx(
        'fixed inset-x-0 top-[calc(4rem+1px+env(safe-area-inset-top))] flex flex-col lg:bottom-0 lg:left-64',
        // Beside each other: the talk, and what one says to it.
        'lying:grid lying:grid-cols-[minmax(0,1fr)_18rem] lying:grid-rows-[auto_minmax(0,1fr)]',
        // The + of the bottom bar reaches over its edge.
        'bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))]',
      )}
    >
      <CoachHeader engine={chat.engine} />
      {loading || (chat.error && messages.length === 0) ? (
        <div className="min-h-0 flex-1 overflow-y-auto lying:col-start-1 lying:row-span-2 lying:row-start-1">
          {loading ? (
            <PageSpinner label="Loading your chat" />
          ) : (
            <ErrorState
              title={`${product.coach} cannot be reached`}
              text="Your chat is kept. Try again in a moment."
              onRetry={chat.reload}
              retrying={chat.retrying}
            />
          )}
        </div>
      ) : (
        <Conversation
          scroller={conversation}
          messages={messages}
          busy={busy}
          suggestions={chat.suggestions}
          onChip={onChip}
        />
      )}
      <Composer
        field={field}
        busy={busy}
        loading={loading}
        suggestions={chat.suggestions}
        onChip={onChip}
        onSent={onSent}
      />
      <Announcer busy={busy} />
    </div>
  );
};
