import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { onForget } from '../../state/live.link';
import { store } from '../../state/store';

/** Draft of a comment per item; survives navigation. */
export const draftAtom = atomFamily((_itemId: string) => atom(''));

onForget(() => {
  for (const id of draftAtom.getParams()) store.set(draftAtom(id), '');
});
