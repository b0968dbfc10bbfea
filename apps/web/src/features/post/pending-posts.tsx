import { useAtomValue, useSetAtom } from 'jotai';
import { outboxAtom, removeEntry } from '../outbox/outbox';
import { isPostEntry } from './post.sender';
import { PendingStatus } from '../outbox/pending-status';
import { Card } from '../../ui/card';
import { postDraftAtom } from './post-draft';

/** Posts still in the outbox, newest first. */
export const PendingPosts = ({ onEdit }: { onEdit: () => void }) => {
  const posts = useAtomValue(outboxAtom).filter(isPostEntry).toReversed();
  const setDraft = useSetAtom(postDraftAtom);
  if (posts.length === 0) return null;
  return (
    <ul aria-label="Posts not sent yet" className="grid grid-cols-1 gap-3">
      {posts.map((entry) => (
        <li key={entry.id}>
          <Card as="div" className="border-dashed border-edge!">
            <p dir="auto" className="mb-3 wrap-anywhere whitespace-pre-line">
              {entry.content.body.content}
            </p>
            <PendingStatus
              entry={entry}
              noun="post"
              onEdit={() => {
                setDraft(entry.content.body.content);
                void removeEntry(entry.id);
                onEdit();
              }}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
};
