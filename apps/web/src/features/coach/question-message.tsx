import type { ChatMessage } from '@rinkside/contracts/coach';
import { clsx } from 'clsx';
import { Pencil, RotateCw } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { startEdit, retry } from './chat';
import { coachMessages } from './messages';

export interface QuestionMessageProps {
  question: ChatMessage;
  /** The last question of the chat; it can be edited. */
  last: boolean;
  /** Why it has no answer: it was not sent, or the answer failed. Null if all is well. */
  trouble: 'unsent' | 'unanswered' | null;
  busy: boolean;
  /** It is being edited in the input. */
  editing: boolean;
}

/** A question of the player. */
export const QuestionMessage = memo(({ question, last, trouble, busy, editing }: QuestionMessageProps) => (
  <article aria-label="You asked" className="grid justify-items-end gap-1">
    <div className="flex max-w-full items-start gap-1">
      {last && !trouble && (
        <IconButton label="Edit question" icon={<Pencil />} disabled={busy || editing} onClick={startEdit} />
      )}
      <p
        dir="auto"
        className={clsx(
          'max-w-[34rem] min-w-0 rounded-lg rounded-tr-sm bg-blue-wash px-4 py-2.5 whitespace-pre-wrap',
          editing && 'ring-2 ring-blue',
        )}
      >
        {question.content[0].text.value}
      </p>
    </div>
    {trouble && (
      <p className="flex items-center gap-2 text-sm font-medium text-red">
        {coachMessages[trouble]}
        <Button
          size="small"
          variant="secondary"
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => void retry()}
        >
          Retry
        </Button>
      </p>
    )}
  </article>
));
