import { atom } from 'jotai';
import { store } from '../state/store';

/** Since when the oldest of what is shown for want of an answer has been kept (ms). */
const keptState = atom<number | null>(null);
/** When this device lost its connection (ms); null while it has one. */
const lostState = atom<number | null>(null);

lostState.onMount = (set) => {
  const follow = () => set(navigator.onLine ? null : Date.now());
  follow();
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
};

/** How old what is shown is (ms), when no server can be asked; null while one can. */
export const staleSinceAtom = atom((get) => {
  const lost = get(lostState);
  return get(keptState) ?? lost;
});

export const heard = (): void => store.set(keptState, null);

export const showedKept = (at: number): void => store.set(keptState, (known) => Math.min(known ?? at, at));
