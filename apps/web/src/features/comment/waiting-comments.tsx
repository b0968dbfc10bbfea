import { useAtomValue, useSetAtom } from 'jotai';
import { outboxAtom, takeOut } from '../outbox/outbox';
import { isComment } from '../outbox/waiting';
import { WaitingLine } from '../outbox/waiting-line';
import { draftAtom } from './draft';

export interface WaitingCommentsProps {
  itemId: string;
  onEdit: () => void;
}

/** Comments on an item that are on this device only: they come after all others. */
export const WaitingComments = ({ itemId, onEdit }: WaitingCommentsProps) => {
  const comments = useAtomValue(outboxAtom)
    .filter(isComment)
    .filter(({ content }) => content.body.target_id === itemId);
  const setDraft = useSetAtom(draftAtom(itemId));
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Comments not sent yet" className="grid grid-cols-1 gap-2.5">
      {comments.map((waiting) => (
        <li
          key={waiting.id}
          className="grid grid-cols-1 gap-1 rounded-md border border-dashed border-edge px-3.5 py-2"
        >
          <p className="break-words whitespace-pre-wrap">{waiting.content.body.content}</p>
          <WaitingLine
            waiting={waiting}
            what="comment"
            onEdit={() => {
              setDraft(waiting.content.body.content);
              void takeOut(waiting.id);
              onEdit();
            }}
          />
        </li>
      ))}
    </ul>
  );
};
