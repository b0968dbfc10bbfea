import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { onViewerChange } from '../../state/live-client';
import { store } from '../../state/store';

/** Draft of a comment per item; survives navigation. */
export const commentDraftAtom = atomFamily((_itemId: string) => atom(''));

onViewerChange(() => {
  for (const id of commentDraftAtom.getParams()) store.set(commentDraftAtom(id), '');
});
