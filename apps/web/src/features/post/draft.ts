import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { onForget } from '../../state/live.link';
import { store } from '../../state/store';

/** What the viewer has begun to write: it outlives a reload of this tab, for an update above all. */
export const postDraftAtom = atomWithStorage(
  'rinkside.post',
  '',
  createJSONStorage<string>(() => sessionStorage),
  { getOnInit: true },
);

onForget(() => store.set(postDraftAtom, ''));
