import { useAtomValue, useSetAtom } from 'jotai';
import { outboxAtom, takeOut } from '../outbox/outbox';
import { isComment } from '../outbox/waiting';
import { WaitingLine } from '../outbox/waiting-line';
import { draftAtom } from './draft';

export interface WaitingCommentsProps {
  itemId: string;
  onEdit: () => void;
}

/** Comments of an item still in the outbox; shown after all others. */
export const WaitingComments = ({ itemId, onEdit }: WaitingCommentsProps) => {
  const comments = useAtomValue(outboxAtom)
    .filter(isComment)
    .filter(({ content }) => content.body.target_id === itemId);
  const setDraft = useSetAtom(draftAtom(itemId));
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Comments not sent yet" className="grid grid-cols-1 gap-2.5">
      {comments.map((entry) => (
        <li
          key={entry.id}
          className="grid grid-cols-1 gap-1 rounded-md border border-dashed border-edge px-3.5 py-2"
        >
          <p className="break-words whitespace-pre-wrap">{entry.content.body.content}</p>
          <WaitingLine
            entry={entry}
            noun="comment"
            onEdit={() => {
              setDraft(entry.content.body.content);
              void takeOut(entry.id);
              onEdit();
            }}
          />
        </li>
      ))}
    </ul>
  );
};
