import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { onForget } from '../../state/live.link';
import { store } from '../../state/store';

/** What the viewer has begun to write under an item: kept while they look elsewhere. */
export const draftAtom = atomFamily((_itemId: string) => atom(''));

onForget(() => {
  for (const id of draftAtom.getParams()) store.set(draftAtom(id), '');
});
