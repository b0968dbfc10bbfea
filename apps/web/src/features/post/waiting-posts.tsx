import { useAtomValue, useSetAtom } from 'jotai';
import { outboxAtom, takeOut } from '../outbox/outbox';
import { isPost } from '../outbox/waiting';
import { WaitingLine } from '../outbox/waiting-line';
import { Card } from '../../ui/card';
import { postDraftAtom } from './draft';

/** Posts that are on this device only, the newest first. */
export const WaitingPosts = ({ onEdit }: { onEdit: () => void }) => {
  const posts = useAtomValue(outboxAtom).filter(isPost).toReversed();
  const setDraft = useSetAtom(postDraftAtom);
  if (posts.length === 0) return null;
  return (
    <ul aria-label="Posts not sent yet" className="grid grid-cols-1 gap-3">
      {posts.map((waiting) => (
        <li key={waiting.id}>
          <Card as="div" className="border-dashed border-edge!">
            <p className="mb-3 wrap-anywhere whitespace-pre-line">{waiting.content.body.content}</p>
            <WaitingLine
              waiting={waiting}
              what="post"
              onEdit={() => {
                setDraft(waiting.content.body.content);
                void takeOut(waiting.id);
                onEdit();
              }}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
};
