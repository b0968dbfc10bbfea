import { useAtomValue, useSetAtom } from 'jotai';
import { outboxAtom, removeEntry } from '../outbox/outbox';
import { isCommentEntry } from './comment.sender';
import { PendingStatus } from '../outbox/pending-status';
import { commentDraftAtom } from './comment-draft';

export interface PendingCommentsProps {
  itemId: string;
  onEdit: () => void;
}

/** Comments of an item still in the outbox; shown after all others. */
export const PendingComments = ({ itemId, onEdit }: PendingCommentsProps) => {
  const comments = useAtomValue(outboxAtom)
    .filter(isCommentEntry)
    .filter(({ content }) => content.body.target_id === itemId);
  const setDraft = useSetAtom(commentDraftAtom(itemId));
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Comments not sent yet" className="grid grid-cols-1 gap-2.5">
      {comments.map((entry) => (
        <li
          key={entry.id}
          className="grid grid-cols-1 gap-1 rounded-md border border-dashed border-edge px-3.5 py-2"
        >
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {entry.content.body.content}
          </p>
          <PendingStatus
            entry={entry}
            noun="comment"
            onEdit={() => {
              setDraft(entry.content.body.content);
              void removeEntry(entry.id);
              onEdit();
            }}
          />
        </li>
      ))}
    </ul>
  );
};
