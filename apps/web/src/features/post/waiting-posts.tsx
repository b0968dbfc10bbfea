import { useAtomValue, useSetAtom } from 'jotai';
import { outboxAtom, takeOut } from '../outbox/outbox';
import { isPost } from '../outbox/waiting';
import { WaitingLine } from '../outbox/waiting-line';
import { Card } from '../../ui/card';
import { postDraftAtom } from './draft';

/** Posts still in the outbox, newest first. */
export const WaitingPosts = ({ onEdit }: { onEdit: () => void }) => {
  const posts = useAtomValue(outboxAtom).filter(isPost).toReversed();
  const setDraft = useSetAtom(postDraftAtom);
  if (posts.length === 0) return null;
  return (
    <ul aria-label="Posts not sent yet" className="grid grid-cols-1 gap-3">
      {posts.map((entry) => (
        <li key={entry.id}>
          <Card as="div" className="border-dashed border-edge!">
            <p className="mb-3 wrap-anywhere whitespace-pre-line">{entry.content.body.content}</p>
            <WaitingLine
              entry={entry}
              noun="post"
              onEdit={() => {
                setDraft(entry.content.body.content);
                void takeOut(entry.id);
                onEdit();
              }}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
};
