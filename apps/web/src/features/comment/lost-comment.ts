import { atom } from 'jotai';
import { itemRemovedAtom } from '../../state/entities/entity-store';
import { draftsAtom, readDraft, saveDraft } from '../../state/offline/draft-store';
import { commentDraftPrefix } from './comment-draft';

const lostPrefix = 'lost-comment:';

/** A comment on an item that is gone. */
export interface LostComment {
  itemId: string;
  text: string;
}

const commentsIn = (drafts: readonly { name: string; value: unknown }[], prefix: string): LostComment[] =>
  drafts.flatMap(({ name, value }) =>
    name.startsWith(prefix) && typeof value === 'string'
      ? [{ itemId: name.slice(prefix.length), text: value }]
      : [],
  );

/** Comments that were begun on items that were removed since. */
export const orphanedCommentsAtom = atom((get) =>
  commentsIn(get(draftsAtom), commentDraftPrefix).filter(({ itemId }) => get(itemRemovedAtom(itemId))),
);

/** Comments kept after their item was removed. */
export const lostCommentsAtom = atom((get) => commentsIn(get(draftsAtom), lostPrefix));

/** Keeps the text of a comment after its item is gone. */
export const keepLostComment = (itemId: string, text: string): void => {
  const kept = readDraft(lostPrefix + itemId);
  saveDraft(lostPrefix + itemId, typeof kept === 'string' && kept !== text ? `${kept}\n\n${text}` : text);
};

export const discardLostComment = (itemId: string): void => saveDraft(lostPrefix + itemId, null);
