import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { sessionAtom } from '../session/tokens';

const stored = atomWithStorage(
  'rinkside.post',
  { person: '', text: '' },
  createJSONStorage<{ person: string; text: string }>(() => sessionStorage),
  { getOnInit: true },
);

/** What the signed-in person has begun to write: it outlives a reload of this tab, for an update above all. */
export const postDraftAtom = atom(
  (get) => {
    const { person, text } = get(stored);
    return person === get(sessionAtom)?.user.sub ? text : '';
  },
  (get, set, text: string) => set(stored, { person: get(sessionAtom)?.user.sub ?? '', text }),
);
