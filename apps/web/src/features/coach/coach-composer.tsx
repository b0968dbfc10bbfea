import { coachChips, coachRules } from '@rinkside/contracts/coach';
import { characterCount } from '@rinkside/contracts/text';
import { useAtom, useAtomValue } from 'jotai';
import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { isComposing } from '../../ui/is-composing';
import { MessageField } from '../../ui/message-field';
import {
  ask,
  errorBannerAtom,
  cancelEdit,
  questionDraftAtom,
  startEdit,
  editingAtom,
  stop,
  stopRequestedAtom,
} from './chat';
import { Suggestions } from './suggestions';
import { coachMessages } from './messages';

export interface CoachComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** An answer is in progress: Send becomes Stop and the input is disabled. */
  busy: boolean;
  /** The chat is loading. */
  loading: boolean;
  suggestions: readonly string[];
  onChip: (text: string) => void;
  /** Called when a question is sent. */
  onSent: () => void;
}

/** Esc stops the answer in progress, else cancels an edit. A dialog or menu handles Esc first. */
const useEscape = (busy: boolean) =>
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (busy) stop();
      else cancelEdit();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [busy]);

const ErrorBanner = () => {
  const [banner, setBanner] = useAtom(errorBannerAtom);
  return (
    banner && (
      <Banner tone="error" onClose={() => setBanner(null)} className="mb-2.5">
        Error: {banner}
      </Banner>
    )
  );
};

const Editing = () =>
  useAtomValue(editingAtom) && (
    <p className="mb-2 flex items-center justify-between gap-3 text-sm">
      <span>Edit your last question. The new question replaces it.</span>
      <Button size="small" variant="ghost" onClick={cancelEdit}>
        Cancel
      </Button>
    </p>
  );

/** Input for questions: suggestions, text field, and Send or Stop. */
export const CoachComposer = ({ field, busy, loading, suggestions, onChip, onSent }: CoachComposerProps) => {
  const [draft, setDraft] = useAtom(questionDraftAtom);
  const [banner, setBanner] = useAtom(errorBannerAtom);
  const editing = useAtomValue(editingAtom);
  const stopping = useAtomValue(stopRequestedAtom);
  const disabled = busy || loading;
  const tooLong = characterCount(draft.trim()) > coachRules.maxLength;
  useEscape(busy);

  const send = () => {
    if (tooLong) setBanner(coachRules.long);
    if (tooLong || disabled || draft.trim() === '') return;
    onSent();
    void ask(draft, editing?.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) stop();
    else send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' || draft !== '' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    startEdit();
  };
  return (
    <div className="safe-x border-t border-line bg-raised pt-2.5 print:hidden cramped:pb-2.5 lying:col-start-2 lying:overflow-y-auto lying:border-t-0 lying:border-l lying:pb-3">
      <div className="mx-auto max-w-3xl">
        <ErrorBanner />
        <Suggestions
          label="Suggested questions"
          chips={[...coachChips, ...suggestions]}
          onChoose={onChip}
          disabled={disabled}
          line
        />
        <Editing />
        <form
          noValidate
          onSubmit={submit}
          className="mt-2.5 flex items-end gap-2 lying:flex-col lying:items-stretch"
        >
          <MessageField
            ref={field}
            value={draft}
            onValueChange={(text) => {
              setDraft(text);
              if (banner === coachRules.long) setBanner(null);
            }}
            onSubmit={send}
            onKeyDown={onKeyDown}
            maxCharacters={coachRules.maxLength}
            rows={2}
            disabled={disabled}
            placeholder={coachRules.placeholder}
            aria-label="Your question"
            aria-invalid={tooLong ? true : undefined}
            className="max-sm:max-h-36"
          />
          <Button
            type="submit"
            variant={busy ? 'secondary' : 'primary'}
            disabled={loading}
            loading={busy && stopping}
            icon={
              busy ? (
                <Square size={16} fill="currentColor" aria-hidden="true" />
              ) : (
                <SendHorizontal size={18} aria-hidden="true" />
              )
            }
            className="sm:min-w-26"
          >
            <span className="max-[24rem]:sr-only">{busy ? 'Stop' : 'Send'}</span>
          </Button>
        </form>
        <p className="py-2 text-xs text-soft short:sr-only cramped:sr-only">{coachMessages.disclosure}</p>
      </div>
    </div>
  );
};
