import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { saveDraft } from '../../state/offline/draft-store';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { commentDraftName } from './comment-draft';
import { keepLostComment, lostCommentsAtom, orphanedCommentsAtom } from './lost-comment';

const lostComments = {
  chunk: 'lost comments',
  load: () => import('./lost-comments').then((module) => module.LostComments),
};

/** Keeps and shows comments on items that were removed while the person was typing. */
export const LostCommentsHost = () => {
  const orphaned = useAtomValue(orphanedCommentsAtom);
  const comments = useAtomValue(lostCommentsAtom);
  useEffect(() => {
    for (const { itemId, text } of orphaned) {
      keepLostComment(itemId, text);
      saveDraft(commentDraftName(itemId), null);
    }
  }, [orphaned]);
  const render = useLazyComponent(lostComments, comments.length > 0, () => undefined);
  return comments.length > 0 ? (render?.({ comments }) ?? null) : null;
};
