import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { sessionAtom } from '../../state/session/session.store';
import { tabStorage } from '../../ui/web-storage';

const storedDraft = atomWithStorage(
  'rinkside.post',
  { person: '', text: '' },
  createJSONStorage<{ person: string; text: string }>(() => tabStorage),
  { getOnInit: true },
);

/** The signed-in user's draft. Survives a reload of the tab, e.g. for an app update. */
export const postDraftAtom = atom(
  (get) => {
    const { person, text } = get(storedDraft);
    return person === get(sessionAtom)?.user.sub ? text : '';
  },
  (get, set, text: string) => set(storedDraft, { person: get(sessionAtom)?.user.sub ?? '', text }),
);
