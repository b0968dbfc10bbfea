import { product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { ArrowDown } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { FaceOffCircle } from '../../ui/rink';
import { AnswerMessage } from './answer-message';
import { placeholderIds, type ShownChat, turnsOf, type Turn } from './pending-question';
import { requestCountAtom, editingAtom } from './chat';
import { QuestionMessage } from './question-message';
import { useStickToBottom } from './use-stick-to-bottom';

const problemOf = ({ question, answer }: Turn, busy: boolean) => {
  if (!question || answer || busy) return null;
  return question.id === placeholderIds.question ? 'unsent' : 'unanswered';
};

export interface ConversationProps extends Pick<ShownChat, 'messages' | 'busy'> {
  suggestions: readonly string[];
  scroller: RefObject<HTMLElement | null>;
  onChip: (text: string) => void;
}

/** The chat messages, oldest first. Scrolls along with new text only while the player is at the end and idle. */
export const Conversation = ({ scroller, messages, busy, suggestions, onChip }: ConversationProps) => {
  const begun = useAtomValue(requestCountAtom);
  const editing = useAtomValue(editingAtom);
  const turns = useMemo(() => turnsOf(messages), [messages]);
  const { isAwayFromEnd, jumpToEnd } = useStickToBottom(scroller, begun);
  return (
    <div className="relative min-h-0 flex-1 lying:col-start-1 lying:row-span-2 lying:row-start-1">
      <section
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable so that arrow keys scroll it
        tabIndex={0}
        aria-label="Conversation"
        className="@container-[size] h-full overflow-y-auto overscroll-contain safe-x focus-visible:-outline-offset-2 print:h-auto print:overflow-visible print:[container-type:normal]"
      >
        <div className="mx-auto grid max-w-3xl gap-6 py-4">
          {turns.map((turn, index) => {
            const last = index === turns.length - 1;
            const greeting = last && index === 0 && !turn.question;
            return (
              <div
                key={turn.key}
                // A new turn starts near the top: reserve a full view height before its answer arrives.
                className={clsx(
                  'grid gap-4',
                  (greeting || (last && begun > 0)) && 'min-h-[calc(100cqh-2rem)]',
                  greeting
                    ? 'content-center justify-items-center text-center text-lg text-balance [&_ul]:justify-center'
                    : 'content-start',
                )}
              >
                {greeting && (
                  <div aria-hidden="true" className="grid size-28 place-items-center short:hidden">
                    <FaceOffCircle className="col-start-1 row-start-1 size-full text-edge opacity-50" />
                    <Avatar name={product.coach} shape="organization" className="col-start-1 row-start-1" />
                  </div>
                )}
                {turn.question && (
                  <QuestionMessage
                    question={turn.question}
                    last={last}
                    trouble={last ? problemOf(turn, busy) : null}
                    busy={busy}
                    editing={turn.question.id === editing?.id}
                  />
                )}
                {turn.answer && (
                  <AnswerMessage
                    answer={turn.answer}
                    last={last}
                    hasQuestion={turn.question !== null}
                    busy={busy}
                    suggestions={suggestions}
                    onChip={onChip}
                  />
                )}
              </div>
            );
          })}
        </div>
      </section>
      {isAwayFromEnd && (
        <Button
          size="small"
          variant="secondary"
          icon={<ArrowDown size={18} aria-hidden="true" />}
          onClick={jumpToEnd}
          className="absolute! bottom-3 left-1/2 print:hidden! -translate-x-1/2 rounded-full! shadow-high"
        >
          Jump to latest
        </Button>
      )}
    </div>
  );
};
