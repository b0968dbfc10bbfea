import { type ChatMessage, feedbackReasons } from '@rinkside/contracts/coach';
import { clsx } from 'clsx';
import { Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { DropdownMenu } from '../../ui/dropdown-menu';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toast';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { judge, regenerate } from './chat';
import { copyText } from './copy';
import { coachSentences, reasonWords } from './sentences';

export interface AnswerActionsProps {
  answer: ChatMessage;
  /** Where the text is drawn, to be copied as it reads. */
  drawn: RefObject<HTMLElement | null>;
  /** The last answer to a question can be written again. */
  again: boolean;
  disabled: boolean;
  /** A wrong number: the games it comes from are worth a look. */
  onWrongNumber: () => void;
}

const Copying = ({ answer, drawn }: Pick<AnswerActionsProps, 'answer' | 'drawn'>) => (
  <DropdownMenu
    align="start"
    trigger={<IconButton label="Copy answer" icon={<Copy />} />}
    items={[
      {
        label: 'Copy as text',
        onSelect: () => void copyText(drawn.current?.innerText ?? answer.content[0].text.value),
      },
      { label: 'Copy as Markdown', onSelect: () => void copyText(answer.content[0].text.value) },
    ]}
  />
);

/** What a reader does with an answer: copies it, says whether it helped, has it written again. */
export const AnswerActions = ({ answer, drawn, again, disabled, onWrongNumber }: AnswerActionsProps) => {
  const [judging, setJudging] = useState(false);
  const { id, feedback } = answer;
  const actions = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(actions);
  const say = async (
    ...words: [feedback: 'up' | 'down' | null, reason?: (typeof feedbackReasons)[number]]
  ) => {
    if (judging) return;
    setJudging(true);
    const heard = await judge(id, ...words);
    setJudging(false);
    if (heard && words[0]) toast.success(coachSentences.thanks);
    if (words[1] === 'wrong_number') onWrongNumber();
  };
  const pressed = 'bg-blue-wash text-blue';
  return (
    <div ref={actions} {...keepFocus} className="-ml-3 flex flex-wrap items-center">
      <Copying answer={answer} drawn={drawn} />
      <IconButton
        label="Good answer"
        aria-pressed={feedback === 'up'}
        icon={<ThumbsUp />}
        onClick={() => void say(feedback === 'up' ? null : 'up')}
        className={clsx(feedback === 'up' && pressed)}
      />
      {feedback === 'down' ? (
        <IconButton
          label="Bad answer"
          aria-pressed
          icon={<ThumbsDown />}
          onClick={() => void say(null)}
          className={pressed}
        />
      ) : (
        <DropdownMenu
          align="start"
          trigger={<IconButton label="Bad answer" icon={<ThumbsDown />} />}
          items={feedbackReasons.map((reason) => ({
            label: reasonWords[reason],
            onSelect: () => void say('down', reason),
          }))}
        />
      )}
      {again && (
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
