import { coachRules } from '@rinkside/contracts/coach';
import { product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askBesideDraft, questionDraftAtom } from '../../../features/coach/chat';
import { CoachHeader } from '../../../features/coach/coach-header';
import { CoachComposer } from '../../../features/coach/coach-composer';
import { Conversation } from '../../../features/coach/conversation';
import { useChat } from '../../../features/coach/use-chat';
import { ErrorState } from '../../../ui/error-state';
import { PageSpinner } from '../../../ui/spinner';
import { useKeyboardInset } from './use-keyboard-inset';
import { useInputFocus } from './use-input-focus';
import { coachMessages } from '../../../features/coach/messages';

/** Announces the start and the end of an answer to screen readers, and nothing in between. */
const Announcer = ({ busy }: { busy: boolean }) => {
  const [announced, setAnnounced] = useState({ busy: false, text: '' });
  if (announced.busy !== busy)
    setAnnounced({ busy, text: busy ? coachMessages.replying : coachMessages.finished });
  return <output className="sr-only">{announced.text}</output>;
};

/** The chat with the coach. It fills the space between the top bar and the bottom bar or the on-screen keyboard. */
export const ChatPage = () => {
  const chat = useChat();
  const { messages, busy, loading } = chat;
  const keyboardInset = useKeyboardInset();
  const field = useRef<HTMLTextAreaElement>(null);
  const setDraft = useSetAtom(questionDraftAtom);
  const { state } = useLocation();
  const navigate = useNavigate();
  const question = (state as { question?: string } | null)?.question;
  useEffect(() => {
    // A question of the player's own stays.
    if (!question) return;
    setDraft((draft) => draft || question);
    void navigate({}, { replace: true, state: null });
  }, [question, setDraft, navigate]);
  const conversation = useRef<HTMLElement>(null);
  const { onSent, focusInput } = useInputFocus(field, conversation, busy);
  const onChip = useCallback(
    (text: string) => {
      if (text === coachRules.answerHockey) {
        onSent();
        askBesideDraft(text);
      } else {
        setDraft(text);
        focusInput();
      }
    },
    [setDraft, focusInput, onSent],
  );
  return (
    <div
      style={keyboardInset > 0 ? { bottom: keyboardInset } : undefined}
      className={clsx(
        '@container-[size] fixed inset-x-0 top-(--top-bar) flex flex-col lg:bottom-0 lg:left-64',
        // Paper shows the whole conversation.
        'print:static print:block print:[container-type:normal]',
        // In landscape orientation the conversation and the input are side by side.
        'lying:grid lying:grid-cols-[minmax(0,1fr)_18rem] lying:grid-rows-[auto_minmax(0,1fr)]',
        // The + button of the bottom bar overlaps its edge.
        'bottom-[calc(--spacing(14)+1px+env(safe-area-inset-bottom))]',
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
      <CoachComposer
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
