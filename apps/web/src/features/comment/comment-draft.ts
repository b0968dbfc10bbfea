import { textDraftAtom } from '../../state/offline/draft-store';

export const commentDraftPrefix = 'comment:';
/** Name of the draft of a comment on an item. */
export const commentDraftName = (itemId: string): string => commentDraftPrefix + itemId;

export const commentDraftAtom = (itemId: string) => textDraftAtom(commentDraftName(itemId));
