import { type ChatMessage, feedbackReasons } from '@rinkside/contracts/coach';
import { clsx } from 'clsx';
import { Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { copyToClipboard } from '../../ui/copy-text';
import { DropdownMenu } from '../../ui/dropdown-menu';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toast';
import { useFocusRecovery } from '../../ui/use-focus-recovery';
import { rateAnswer, regenerate } from './chat';
import { coachMessages, feedbackReasonNames } from './messages';

/** Copies text to the clipboard and shows a toast. */
const copyText = async (text: string): Promise<void> => {
  try {
    await copyToClipboard(text.trim());
    toast.success(coachMessages.copied);
  } catch {
    toast.error(coachMessages.copyFailed);
  }
};

export interface AnswerActionsProps {
  answer: ChatMessage;
  /** The element with the rendered text, for copying as plain text. */
  contentRef: RefObject<HTMLElement | null>;
  /** Shows Regenerate: only for the last answer. */
  canRegenerate: boolean;
  disabled: boolean;
  /** Called for "a number is wrong", to show the games behind the numbers. */
  onWrongNumber: () => void;
}

const CopyMenu = ({ answer, contentRef }: Pick<AnswerActionsProps, 'answer' | 'contentRef'>) => (
  <DropdownMenu
    align="start"
    trigger={<IconButton label="Copy answer" icon={<Copy />} />}
    items={[
      {
        label: 'Copy as text',
        onSelect: () => void copyText(contentRef.current?.innerText ?? answer.content[0].text.value),
      },
      { label: 'Copy as Markdown', onSelect: () => void copyText(answer.content[0].text.value) },
    ]}
  />
);

/** Actions on an answer: copy, rate, regenerate. */
export const AnswerActions = ({
  answer,
  contentRef,
  canRegenerate,
  disabled,
  onWrongNumber,
}: AnswerActionsProps) => {
  const [isRating, setIsRating] = useState(false);
  const { id, feedback } = answer;
  const actions = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(actions);
  const rate = async (
    ...[rating, reason]: [feedback: 'up' | 'down' | null, reason?: (typeof feedbackReasons)[number]]
  ) => {
    if (isRating) return;
    setIsRating(true);
    const saved = await rateAnswer(id, rating, reason);
    setIsRating(false);
    if (saved && rating) toast.success(coachMessages.thanks);
    if (reason === 'wrong_number') onWrongNumber();
  };
  const pressedClass = 'bg-blue-wash text-blue';
  return (
    <div ref={actions} {...keepFocus} className="-ml-3 flex flex-wrap items-center">
      <CopyMenu answer={answer} contentRef={contentRef} />
      <IconButton
        label="Good answer"
        aria-pressed={feedback === 'up'}
        icon={<ThumbsUp />}
        onClick={() => void rate(feedback === 'up' ? null : 'up')}
        className={clsx(feedback === 'up' && pressedClass)}
      />
      {feedback === 'down' ? (
        <IconButton
          label="Bad answer"
          aria-pressed
          icon={<ThumbsDown />}
          onClick={() => void rate(null)}
          className={pressedClass}
        />
      ) : (
        <DropdownMenu
          align="start"
          trigger={<IconButton label="Bad answer" icon={<ThumbsDown />} />}
          items={feedbackReasons.map((reason) => ({
            label: feedbackReasonNames[reason],
            onSelect: () => void rate('down', reason),
          }))}
        />
      )}
      {canRegenerate && (
        <IconButton
          label="Regenerate answer"
          icon={<RotateCw />}
          disabled={disabled}
          onClick={() => void regenerate(id)}
        />
      )}
    </div>
  );
};
